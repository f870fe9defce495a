# Pip-Pip. Keys begin with the game's name; parameters are codes as they come from the table.

pip_pip-name = Pip-Pip
pip_pip-blurb = İki deste, uzun bir masa. Papazla kızı göster, “Pip-Pip!” de, koz değişsin.


## What happened

pip_pip-event-drew-for-deal =
    { $again ->
        [true] { SEAT($seat) }, bir daha: { CARD($card) }.
       *[other] { SEAT($seat) }: { CARD($card) }.
    }
pip_pip-event-draw-tied = Dağıtan belli olmadı: berabere kalanlar kartlarını bırakıp yeniden çekiyor.
pip_pip-event-dealer-chosen =
    { WHO($seat) ->
        [you] Kura sende: sen dağıtıyorsun. Koz: { SUIT($suit) }.
       *[other] Kurayı { SEAT($seat) } kazandı, dağıtan o. Koz: { SUIT($suit) }.
    }
pip_pip-event-seated = Yerler çekilen karta göre: herkes dağıtandan başlayıp saat yönünde oturuyor.
pip_pip-event-cut-for-trump =
    { WHO($seat) ->
        [you] Kestin, { CARD($card) } çıktı. Koz: { SUIT($suit) }.
       *[other] { SEAT($seat) } kesti, { CARD($card) } çıktı. Koz: { SUIT($suit) }.
    }
pip_pip-event-trump-kept = Koz aynı kalıyor: { SUIT($suit) }.
pip_pip-event-shuffled =
    { WHO($seat) ->
        [you] Desteyi kardın, yedişer kart dağıttın.
       *[other] { SEAT($seat) } desteyi kardı, yedişer kart dağıttı.
    }
pip_pip-event-dealt =
    { WHO($seat) ->
        [you] Kartların: { CARDS($cards) }.
       *[other] { "" }
    }
pip_pip-event-trump-changed = Koz değişti: bu löveden itibaren { SUIT($suit) }.
pip_pip-event-played =
    { WHO($seat) ->
        [you] Sen { CARD($card) } oynadın.
       *[other] { SEAT($seat) } { CARD($card) } oynadı.
    }
pip_pip-event-drew =
    { WHO($seat) ->
        [you] Sen { CARD($card) } çektin.
       *[other] { "" }
    }
pip_pip-event-called =
    { $suit ->
        [null] Pip-Pip! { SEAT($seat) }: { CARD($king) } ve { CARD($queen) }, 50 puan.
       *[other] Pip-Pip! { SEAT($seat) }: { CARD($king) } ve { CARD($queen) }, 50 puan. Sonraki lövede koz { SUIT($suit) }.
    }
pip_pip-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [0] Löveyi aldın, puan yok.
               *[other] Löveyi aldın: { $points } puan.
            }
       *[other]
            { $points ->
                [0] Löveyi { SEAT($seat) } aldı, puan yok.
               *[other] Löveyi { SEAT($seat) } aldı: { $points } puan.
            }
    }
pip_pip-event-gathered = { "" }
pip_pip-event-remainder-exposed = Kalan kartlar herkese yetmiyor: { CARDS($cards) } açıldı, oyun dışı.
pip_pip-event-remainder-taken =
    { WHO($seat) ->
        [you] Son löveyle artan kartları da aldın: { $points } puan.
       *[other] Son löveyle artan kartları da { SEAT($seat) } aldı: { $points } puan.
    }

## What is said aloud at the table

pip_pip-bubble-called = Pip-Pip!

## Why not

pip_pip-refused-hand-over = El bitti.
pip_pip-refused-not-dealt = Kartlar daha dağıtılmadı.
pip_pip-refused-not-for-chance = Destenin şimdi işi bu değil.
pip_pip-refused-not-your-turn = Sıra sende değil.
pip_pip-refused-not-in-hand = Elinde { CARD($card) } yok.
pip_pip-refused-follow-suit = Elinde { SUIT($suit) } var, renge uymalısın.
pip_pip-refused-not-both-in-hand = Elinde hem { CARD($king) } hem { CARD($queen) } olmalı.
pip_pip-refused-called-already = Daha önceki bir Pip-Pip’te kullandın: { CARD($card) }.
pip_pip-refused-suit-is-trump = Koz { SUIT($suit) }; koz papazıyla kızına Pip-Pip denmez.
pip_pip-refused-only-after-drawing = Bu masada Pip-Pip ancak kart çektikten hemen sonra denir.

## What you may do

pip_pip-do-play = Oyna
pip_pip-do-call = Pip-Pip!
pip_pip-do-call-suit = Pip-Pip! { SUIT($suit) }

## Always on show

pip_pip-mark-trump = Koz: { SUIT($value) }
pip_pip-mark-next-trump = Sonraki löve: { SUIT($value) }
pip_pip-mark-last = Son löve
pip_pip-mark-tricks-left =
    { $value ->
        [one] Bir löve kaldı
       *[other] { $value } löve kaldı
    }
pip_pip-badge-points = +{ $points }
pip_pip-badge-points-long = bu elde alınan { $points } puan
pip_pip-badge-calls =
    { $count ->
        [one] Pip-Pip
       *[other] Pip-Pip ×{ $count }
    }

## The score sheet

pip_pip-sheet-captured = { $count } { RANK($rank) }, tanesi { $each }
pip_pip-sheet-calls = { $count } Pip-Pip, tanesi { $each }
pip_pip-sheet-remainder =
    { $count ->
        [one] Son löve: artan kart
       *[other] Son löve: artan { $count } kart
    }
pip_pip-sheet-check =
    { $lost ->
        [0] Alınan kartlarda: iki destenin { $total } puanı, hepsi
       *[other] Alınan kartlarda { $captured } puan, artanlarda { $lost }: iki destenin { $total } puanı
    }
pip_pip-reason-all-played =
    { $seat ->
        [null] En çok puan ortak: her birine { $points }
       *[seat]
            { WHO($seat) ->
                [you] En çoğu sen aldın: { $points } puan
               *[other] En çoğu { SEAT($seat) } aldı: { $points } puan
            }
    }

## Why the bot would

pip_pip-expected =
    { $sign ->
        [minus] yaklaşık −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan
       *[other] yaklaşık { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan
    }
pip_pip-why-random = Hiçbir nedeni yok.
pip_pip-why-thought-ahead = Bu dağıtım olabilecek birçok dağıtımda oynandı, her zamanki karttan çok getirdi.
pip_pip-why-slipped = Dalgınlık: aklı başka yerdeydi.
pip_pip-why-only = Oynanabilecek tek kart bu.
pip_pip-why-call = Papazla kız hemen 50 eder; sonra çiftin biri elden zorla çıkabilir.
pip_pip-why-call-free = 50 puan; üstelik koz olmak için zaten başka bir renk bekliyor.
pip_pip-why-take = Senden sonra oynayan yok: { $points } puan kesin senin.
pip_pip-why-win = Büyük ihtimalle geçilmez, puanlar da buna değer.
pip_pip-why-low = Bu löve iyi karta değmez: sana en az lazım olan gitsin.
pip_pip-why-keep-royal = Eşi gelebilecek papazı ya da kızı elde tutar: çift 50 eder.
pip_pip-why-guard = Papazın ya da kızın yanında o renkten küçük bir kart dursun ki zorla çıkmasın.
pip_pip-why-lead-high = Onu geçecek kart büyük ihtimalle karşında değil.
pip_pip-why-lead-low = Löveyi açan en az bilendir: gözden çıkardığın bir kart gitsin.

## House rules

pip_pip-option-follow = Renge uymak
pip_pip-option-follow-help = Açılan renkten kartın varken onu oynamak zorunda mısın.
pip_pip-option-follow-must = Zorunlu
pip_pip-option-follow-free = Serbest
pip_pip-option-first_dealer = İlk dağıtan
pip_pip-option-first_dealer-help = İlk elden önce herkes bir kart çeker. Her durumda kozu dağıtanın kartı belirler.
pip_pip-option-first_dealer-highest = En büyük kart
pip_pip-option-first_dealer-lowest = En küçük kart
pip_pip-option-seating = Yerler
pip_pip-option-seating-help = İlk çekiliş kimin nereye oturacağını da belirleyebilir: dağıtandan saat yönünde, büyükten küçüğe.
pip_pip-option-seating-lobby = Kurulduğu gibi
pip_pip-option-seating-draw = Çekilişle
pip_pip-option-later_trump = Sonraki ellerin kozu
pip_pip-option-later_trump-help = İkinci elden itibaren koz için desteyi kim keser.
pip_pip-option-later_trump-left = Dağıtanın solu keser
pip_pip-option-later_trump-right = Dağıtanın sağı keser
pip_pip-option-later_trump-dealer = Dağıtan keser
pip_pip-option-later_trump-carry = Son koz kalır
pip_pip-option-several_calls = Bir lövede birkaç Pip-Pip
pip_pip-option-several_calls-help = Her Pip-Pip 50 puandır. Bu, kimin renginin koz olacağını belirler.
pip_pip-option-several_calls-first = İlk diyenin rengi
pip_pip-option-several_calls-last = Son diyenin rengi
pip_pip-option-call_moment = Pip-Pip zamanı
pip_pip-option-call_moment-help = Çift elindeyken her an, ya da yalnız dağıtımdan ve kart çektikten hemen sonra.
pip_pip-option-call_moment-any = Her an
pip_pip-option-call_moment-drawing = Çektikten hemen sonra
pip_pip-option-trump_marriage = Koz papazı ile kızı
pip_pip-option-trump_marriage-help = Koz renginden çifte Pip-Pip denir mi.
pip_pip-option-trump_marriage-none = Denmez
pip_pip-option-trump_marriage-fifty = 50, koz değişmez
pip_pip-option-twins = İkiz kartlar
pip_pip-option-twins-help = Lövenin en büyüğü iki ikiz kartsa hangisi kazanır.
pip_pip-option-twins-second = İkincisi kazanır
pip_pip-option-twins-first = Birincisi kazanır
pip_pip-option-remainder = Artan kartlar
pip_pip-option-remainder-help = Herkese yetmeyince açılır ve oyun dışı kalırlar.
pip_pip-option-remainder-unused = Kimseye yazılmaz
pip_pip-option-remainder-last_trick = Son löveyi alana
pip_pip-option-length = Maçın uzunluğu
pip_pip-option-length-help = Maç bitince toplamı en yüksek olan kazanır.
pip_pip-option-length-each_deals = Herkes bir kez dağıtır
pip_pip-option-length-each_deals_twice = Herkes iki kez dağıtır
pip_pip-option-length-hands = Belli sayıda el
pip_pip-option-length-target = Hedefe kadar
pip_pip-option-hands = El sayısı
pip_pip-option-hands-help = Maç belli sayıda else, kaç el oynanacağı.
pip_pip-option-target = Hedef
pip_pip-option-target-help = Maç hedefe kadarsa, onu bitiren toplam.

## The player’s own figures
pip_pip-merit-called = Pip-Pip dediğin eller: { $done }/{ $tried }
pip_pip-merit-most = En çok puanı topladığın eller: { $done }/{ $tried }

## Kurulan konum

pip_pip-setup-stock = Deste, sıradaki kart başta
pip_pip-setup-remainder = Artan kartlar
pip_pip-setup-last = Son oynayan
pip_pip-setup-waiting = Sonraki lövede koz
pip_pip-setup-called = Pip-Pip dediği: { SEAT($seat) }
pip_pip-setup-before = Önceki löve
pip_pip-setup-late = Sonradan çekilip oynanan kartlar
pip_pip-setup-order = Kim kimin yanında
pip_pip-setup-drawn = Dağıtan için çekiş
pip_pip-setup-voids = Uyulmayan renkler
pip_pip-position-not-dealt = Kartlar daha dağıtılmadı.
pip_pip-position-no-trump = Kartlar dağıtan ve koz belli olunca dağıtılır.
pip_pip-position-draw = Çekiş ya da kesiş böyle olmuş olamaz.
pip_pip-position-order = Herkes tek bir yerde oturur; başka bir sıra ancak yer çekişinden çıkar.
pip_pip-position-piles = Alınan löveler tamdır, her biri { $seats } kart.
pip_pip-position-full-trick = Tam bir löve onu alandadır.
pip_pip-position-turn = Sıranın kimde olduğu eksik.
pip_pip-position-first-lead = İlk löveyi dağıtanın solundaki açar.
pip_pip-position-last = Son oynayan ancak biri oynadıysa söylenir.
pip_pip-position-last-is = Son oynayan: { SEAT($seat) }.
pip_pip-position-before = Önceki löve alınan lövelere uymuyor.
pip_pip-position-stock = { $tricks } löveden sonra destede { $count } kart olur ve daha artan kart yoktur.
pip_pip-position-remainder = { $tricks } löveden sonra deste bitmiştir ve { $count } kart artar.
pip_pip-position-called-once = Bir kart yalnız bir Pip-Pip’te kullanılır.
pip_pip-position-called-pair = Pip-Pip aynı rengin papazı ile kızıdır.
pip_pip-position-called-held = { SEAT($seat) }: Pip-Pip denen kartlar ne elde ne oynanmış.
pip_pip-position-waiting-trump = Sonraki koz şimdiki kozdan başka bir renktir.
pip_pip-position-waiting = Kimse bu renk için Pip-Pip demedi: { SUIT($suit) }.
pip_pip-position-voids = Uyulmayan renkler lövelere uymuyor.
pip_pip-position-revoke = { SEAT($seat) }: elinde uymadığı renkten kart var.
pip_pip-position-empty = Son löveden önce bütün eller bitmiş.
