# Pili Pili. CARD, CARDS, SEAT and WHO are the frame's (assets/runtime/words.js).

pili_pili-name = Pili Pili
pili_pili-blurb = Kaç löve alacağını söyle. Her fazlası da her eksiği de bir acı biber.

## What happened

pili_pili-event-dealer-chosen =
    { WHO($seat) ->
        [you] İlk sen dağıtıyorsun.
       *[other] İlk { SEAT($seat) } dağıtıyor.
    }
pili_pili-event-mission-turned =
    { $id ->
        [pass-1-left] Görev “Sıcak patates”, { $cards } kart: tahminden sonra soluna bir kart ver.
        [pass-2-left] Görev “İki sıcak patates”, { $cards } kart: tahminden sonra soluna iki kart ver.
        [pass-2-right] Görev “Saatin tersine”, { $cards } kart: tahminden sonra sağına iki kart ver.
        [pass-3-left] Görev “Bir avuç dolusu”, { $cards } kart: tahminden sonra soluna üç kart ver.
        [pass-3-right] Görev “Büyük temizlik”, { $cards } kart: tahminden sonra sağına üç kart ver.
        [hand-left] Görev “Taşınma”, { $cards } kart: tahminden sonra elin olduğu gibi sola geçer.
        [hand-right] Görev “Geri taşınma”, { $cards } kart: tahminden sonra elin olduğu gibi sağa geçer.
        [no-0] Görev “Kaçmak yok”, { $cards } kart: kimse 0 diyemez.
        [no-1] Görev “Bir hariç”, { $cards } kart: kimse 1 diyemez.
        [blind-bet] Görev “Karanlıkta”, { $cards } kart: kartlarını görmeden tahmin et.
        [forehead] Görev “Alın yazısı”, { $cards } kart: tahmin ederken kendininki dışında bütün elleri görürsün.
        [face-up] Görev “Kapılar açık”, { $cards } kart: tahminden sonra bütün eller açılır.
        [draw-1] Görev “Yolluk”, { $cards } kart, tahminden sonra bir tane daha.
        [simultaneous] Görev “Bir, iki, üç”, { $cards } kart: herkes aynı anda oynar.
        [reward] Görev “Buz gibi ayran”, { $cards } kart: tahminin tutarsa tahminin kadar Pili atarsın.
        [reversed] Görev “Tepetaklak”, { $cards } kart: en küçük kart kazanır.
        [first-last]
            { $house ->
                [one] Görev “Merhaba, hoşça kal”, { $cards } kart: ilk löve de son löve de bir Pili, ikisi birden de yalnız bir.
               *[printed] Görev “Merhaba, hoşça kal”, { $cards } kart: ilk löve de son löve de birer Pili.
            }
        [look-3s]
            { $house ->
                [dark] Görev “Göz ucuyla”, { $cards } kart: kartlarını görmeden tahmin et.
               *[printed] Görev “Göz ucuyla”, { $cards } kart: tahminden önce eline kısaca bakarsın.
            }
        [memory-5s]
            { $house ->
                [dark] Görev “Ezbere”, { $cards } kart: kartlarını görmeden tahmin et.
               *[printed] Görev “Ezbere”, { $cards } kart: kısaca bak, sonra tahmin et ve ezbere oyna.
            }
        [no-echo] Görev “Papağanlık yok”, { $cards } kart: az önce denen sayıyı diyemezsin.
        [linked] Görev “Aynı gemide”, { $cards } kart: kimin Pili’si sana da yazılsın, sen seç.
        [high-low] Görev “Ya tepe ya dip”, { $cards } kart: yalnız en büyük ya da en küçük sayını oyna.
        [cursed]
            { $house ->
                [wins] Görev “Uğursuz sayılar”, { $cards } kart: uğursuz sayının aldığı löve bir Pili.
               *[printed] Görev “Uğursuz sayılar”, { $cards } kart: içinde uğursuz sayı olan löve bir Pili.
            }
       *[trade] Görev “Bit pazarı”, { $cards } kart: her löveden sonra alan, biriyle kart değişir.
    }
pili_pili-event-dealt =
    { WHO($seat) ->
        [you] Kartları dağıttın.
       *[other] { SEAT($seat) } kartları dağıttı.
    }
pili_pili-event-shown =
    { $sight ->
        [all] Bütün eller açıldı.
       *[own] Herkes kendi eline bakıyor.
    }
pili_pili-event-ready =
    { WHO($seat) ->
        [you] Hazırsın.
       *[other] { SEAT($seat) } hazır.
    }
pili_pili-event-covered =
    { WHO($seat) ->
        [you] Elini kapattın.
       *[other] { SEAT($seat) } elini kapattı.
    }
pili_pili-event-bet-made =
    { WHO($seat) ->
        [you] { $tricks } löve dedin.
       *[other] { SEAT($seat) } { $tricks } löve dedi.
    }
pili_pili-event-chose =
    { WHO($seat) ->
        [you] Seçtin.
       *[other] { SEAT($seat) } seçti.
    }
pili_pili-event-passed =
    { $cards ->
        [null]
            { $count ->
                [one] { SEAT($seat) } bir kart verdi, alan { SEAT($other) }.
               *[other] { SEAT($seat) } { $count } kart verdi, alan { SEAT($other) }.
            }
       *[seen]
            { WHO($seat) ->
                [you] { CARDS($cards) } verdin, alan { SEAT($other) }.
               *[other]
                    { WHO($other) ->
                        [you] { SEAT($seat) } sana { CARDS($cards) } verdi.
                       *[other] { SEAT($seat) } { CARDS($cards) } verdi, alan { SEAT($other) }.
                    }
            }
    }
pili_pili-event-drew =
    { $card ->
        [null] { SEAT($seat) } bir kart çekti.
       *[seen]
            { WHO($seat) ->
                [you] { CARD($card) } çektin.
               *[other] { SEAT($seat) } { CARD($card) } çekti.
            }
    }
pili_pili-event-linked =
    { WHO($seat) ->
        [you] { SEAT($other) } ile aynı gemidesin: onun Pili’si sana da yazılır.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } seninle aynı gemide.
               *[other] { SEAT($seat) }, { SEAT($other) } ile aynı gemide.
            }
    }
pili_pili-event-named =
    { WHO($seat) ->
        [you] { SEAT($other) } ile kart değişiyorsun.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } seninle kart değişiyor.
               *[other] { SEAT($seat) }, { SEAT($other) } ile kart değişiyor.
            }
    }
pili_pili-event-played =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] { CARD($card) } oynadın.
               *[other] { SEAT($seat) } { CARD($card) } oynadı.
            }
       *[named]
            { WHO($seat) ->
                [you] { CARD($card) } oynadın, { $value } dedin.
               *[other] { SEAT($seat) } { CARD($card) } oynadı, { $value } dedi.
            }
    }
pili_pili-event-revealed =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] { CARD($card) } açtın.
               *[other] { SEAT($seat) } { CARD($card) } açtı.
            }
       *[named]
            { WHO($seat) ->
                [you] { CARD($card) } açtın, { $value } dedin.
               *[other] { SEAT($seat) } { CARD($card) } açtı, { $value } dedi.
            }
    }
pili_pili-event-turned-up =
    { WHO($seat) ->
        [you] { CARD($card) } çevirdin.
       *[other] { SEAT($seat) } { CARD($card) } çevirdi.
    }
pili_pili-event-declared =
    { WHO($seat) ->
        [you] { $value } dedin.
       *[other] { SEAT($seat) } { $value } dedi.
    }
pili_pili-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $tricks ->
                [one] Löveyi aldın, ilk löven.
               *[other] Löveyi aldın: { $tricks } oldu.
            }
       *[other]
            { $tricks ->
                [one] Löveyi { SEAT($seat) } aldı, ilk lövesi.
               *[other] Löveyi { SEAT($seat) } aldı: { $tricks } oldu.
            }
    }
pili_pili-event-round-scored =
    { WHO($seat) ->
        [you]
            { $pilis ->
                [0] { $bet } dedin, { $tricks } aldın: Pili yok.
               *[other] { $bet } dedin, { $tricks } aldın: { $pilis } Pili.
            }
       *[other]
            { $pilis ->
                [0] { SEAT($seat) } { $bet } dedi, { $tricks } aldı: Pili yok.
               *[other] { SEAT($seat) } { $bet } dedi, { $tricks } aldı: { $pilis } Pili.
            }
    }

## What you may do

pili_pili-do-bet = { $tricks } löveden kaçını alırsın?
pili_pili-do-play = { CARD($card) } oyna
pili_pili-do-joker = Joker kaç olsun?
pili_pili-do-beats-all = Hepsini yener
pili_pili-do-loses-to-all = Hepsine yenilir
pili_pili-do-turn = { $place }. kartı çevir
pili_pili-do-give =
    { $count ->
        [one] { SEAT($seat) } için bir kart seç
       *[other] { SEAT($seat) } için { $count } kart seç
    }
pili_pili-do-swap = { SEAT($seat) } ile değişeceğin kartı seç
pili_pili-do-link = { SEAT($seat) } ile aynı gemide
pili_pili-do-link-whom = Kimin Pili’si sana da yazılsın?
pili_pili-do-trade-whom = Kiminle kart değişeceksin?
pili_pili-do-trade = { SEAT($seat) } ile değiş
pili_pili-do-look =
    { $seconds ->
        [0] Hazırım: elimi göster
       *[other] Hazırım: elimi { $seconds } saniye göster
    }
pili_pili-do-cover = Elimi kapat

## What is asked before a card may be played
pili_pili-first-bet = Önce kaç löve alacağını söyle.

## Why you may not

pili_pili-refused-round-over = Bu tur bitti.
pili_pili-refused-not-dealt = Kartlar daha dağıtılmadı.
pili_pili-refused-not-your-turn = Sıra sende değil: önce { SEAT($seat) }.
pili_pili-refused-already-chosen = Sen seçtin; diğerleri daha seçmedi.
pili_pili-refused-not-now =
    { $phase ->
        [dealer] Önce dağıtan belli olmalı.
        [mission] Önce bir görev açılır.
        [deal] Önce kartlar dağıtılır.
        [ready] Önce herkes bakmaya hazır olmalı.
        [look] Önce herkes elini kapatır.
        [bet] Önce herkes tahminini söyler.
        [pass] Önce kartlar verilir.
        [link] Önce herkes gemisini seçer.
        [declare] Önce Joker kaç, onu söyle.
        [name] Önce löveyi alan, kiminle değişeceğini seçer.
        [swap] Önce kartlar değişilir.
       *[play] Şimdi kart oynanır.
    }
pili_pili-refused-hook = { $sum } + { $bet } = { $tricks }: tahminlerin toplamı löve sayısına eşit olamaz.
pili_pili-refused-hook-dealt = { $sum } + { $bet } = { $tricks }: tahminlerin toplamı, tahminden önce dağıtılan kart sayısına eşit olamaz.
pili_pili-refused-forbidden-bet = Görev: bu tur kimse { $bet } diyemez.
pili_pili-refused-echo = Görev: az önce { SEAT($seat) } { $bet } dedi, sen diyemezsin.
pili_pili-refused-bet-too-high = Alınacak yalnız { $tricks } löve var.
pili_pili-refused-not-in-hand = Elinde { CARD($card) } yok.
pili_pili-refused-joker-ends = Bu masada Joker ya 0 ya { $highest } olur, { $value } olmaz.
pili_pili-refused-high-low = Görev: yalnız en büyük ya da en küçük sayın, yani { CARD($low) } ya da { CARD($high) }.
pili_pili-refused-declare-the-joker = Joker kaç, onu söyle.
pili_pili-refused-no-card-there = Orada artık kart yok.
pili_pili-refused-not-yourself = Başka birini seç.
pili_pili-refused-nobody-there = Orada kimse oturmuyor.
pili_pili-refused-give-count =
    { $count ->
        [one] Bir kart seç.
       *[other] { $count } kart seç.
    }
pili_pili-refused-mission-gone = O görev destede yok.
pili_pili-refused-shuffle-count = { $count } kart dağıtılır.
pili_pili-refused-shuffle-cards = Bunlar bu destenin birer kez bulunan kartları değil.
pili_pili-refused-deck-has-nothing-to-do = Destenin şimdi işi yok.

## Always on show

pili_pili-mark-mission = Görev
pili_pili-mark-bets = Tahmin toplamı { $bets }, löve { $tricks }
pili_pili-mark-limit = { $value } Pili’de biter
pili_pili-mark-choice = Seçtiğin: { CARDS($value) }
pili_pili-mark-last = Son löve
pili_pili-table-score = { $score } Pili
pili_pili-answer-score = { SEAT($seat) }: { $score } Pili, elde { $cards } kart.
pili_pili-badge-bet =
    { $won ->
        [0] tahmin { $bet }, henüz löve yok
        [one] tahmin { $bet }, alınan bir löve
       *[other] tahmin { $bet }, alınan { $won } löve
    }
pili_pili-badge-pilis = +{ $count } Pili
pili_pili-badge-linked =
    { WHO($other) ->
        [you] seninle
       *[other] { SEAT($other) } ile
    }
pili_pili-badge-trades = değişiyor
pili_pili-badge-ready = hazır
pili_pili-badge-chosen = seçim tamam

## The Missions: title, and the one rule that is different

pili_pili-mission-expert = usta işi
pili_pili-mission-pass-1-left = Sıcak patates
pili_pili-mission-pass-1-left-text = Tahminden sonra soluna bir kart ver.
pili_pili-mission-pass-2-left = İki sıcak patates
pili_pili-mission-pass-2-left-text = Tahminden sonra soluna iki kart ver.
pili_pili-mission-pass-2-right = Saatin tersine
pili_pili-mission-pass-2-right-text = Tahminden sonra sağına iki kart ver.
pili_pili-mission-pass-3-left = Bir avuç dolusu
pili_pili-mission-pass-3-left-text = Tahminden sonra soluna üç kart ver.
pili_pili-mission-pass-3-right = Büyük temizlik
pili_pili-mission-pass-3-right-text = Tahminden sonra sağına üç kart ver.
pili_pili-mission-hand-left = Taşınma
pili_pili-mission-hand-left-text = Tahminden sonra bütün elini soluna ver. Tahminin sende kalır.
pili_pili-mission-hand-right = Geri taşınma
pili_pili-mission-hand-right-text = Tahminden sonra bütün elini sağına ver. Tahminin sende kalır.
pili_pili-mission-no-0 = Kaçmak yok
pili_pili-mission-no-0-text = Kimse 0 diyemez.
pili_pili-mission-no-1 = Bir hariç
pili_pili-mission-no-1-text = Kimse 1 diyemez.
pili_pili-mission-blind-bet = Karanlıkta
pili_pili-mission-blind-bet-text = Kartlarını görmeden tahmin et.
pili_pili-mission-forehead = Alın yazısı
pili_pili-mission-forehead-text = Tahmin ederken kendininki dışında herkesin kartlarını görürsün. Sonra elini al ve oyna.
pili_pili-mission-face-up = Kapılar açık
pili_pili-mission-face-up-text = Tahminden sonra bütün eller açılır.
pili_pili-mission-draw-1 = Yolluk
pili_pili-mission-draw-1-text = Tahminden sonra herkes bir kart daha çeker: üç löve oynanır.
pili_pili-mission-simultaneous = Bir, iki, üç
pili_pili-mission-simultaneous-text = Her lövede gizlice bir kart seç, sonra herkes birden açar.
pili_pili-mission-reward = Buz gibi ayran
pili_pili-mission-reward-text = Tahminin tutarsa tahminin kadar Pili’den kurtulursun.
pili_pili-mission-reversed = Tepetaklak
pili_pili-mission-reversed-text = En küçük kart kazanır.
pili_pili-mission-first-last = Merhaba, hoşça kal
pili_pili-mission-first-last-text =
    { $house ->
        [one] İlk löveyi alan da son löveyi alan da bir Pili yer; ikisini birden alan yine bir.
       *[printed] İlk löveyi alan bir Pili yer, son löveyi alan da.
    }
pili_pili-mission-look-3s = Göz ucuyla
pili_pili-mission-look-3s-text =
    { $timers ->
        [off] Kartlarını görmeden tahmin et.
        [untimed] Eline bak, sonra bakmadan tahmin et. Oynarken yine görürsün.
       *[timed] Eline { $seconds } saniye bak, sonra bakmadan tahmin et. Oynarken yine görürsün.
    }
pili_pili-mission-memory-5s = Ezbere
pili_pili-mission-memory-5s-text =
    { $timers ->
        [off] Kartlarını görmeden tahmin et.
        [untimed] Eline bak, sonra bakmadan tahmin et ve oyna.
       *[timed] Eline { $seconds } saniye bak, sonra bakmadan tahmin et ve oyna.
    }
pili_pili-mission-no-echo = Papağanlık yok
pili_pili-mission-no-echo-text = Senden öncekinin dediği sayıyı diyemezsin.
pili_pili-mission-linked = Aynı gemide
pili_pili-mission-linked-text = Tahminden sonra gizlice başka bir oyuncu seç: onun aldığı Pili sana da yazılır.
pili_pili-mission-high-low = Ya tepe ya dip
pili_pili-mission-high-low-text = Yalnız en büyük ya da en küçük sayını oyna, ya da Joker’i.
pili_pili-mission-cursed = Uğursuz sayılar
pili_pili-mission-cursed-text =
    { $house ->
        [wins] Bu sayılardan biriyle löve alan bir Pili yer.
       *[printed] İçinde bu sayılardan biri olan löveyi alan bir Pili yer.
    }
pili_pili-mission-trade = Bit pazarı
pili_pili-mission-trade-text = Sonuncu dışında her löveden sonra alan bir oyuncu seçer, ikisi gizlice kart değişir.

## The count

pili_pili-reason-all-played =
    { $tricks ->
        [one] Löve oynandı
       *[other] { $tricks } lövenin hepsi oynandı
    }
pili_pili-table-hand = Tur { $number }
pili_pili-saved-facts-open = { $game }, tur { $number }
pili_pili-saved-before = Geri dön: { $game }, tur { $number }
pili_pili-sheet-next = Sonraki tur
pili_pili-sheet-score = Bu tur
pili_pili-sheet-total = Pili
pili_pili-sheet-cards = Nereden geldi
pili_pili-sheet-end = { $total } Pili: oyun bitti, en az Pili’si olan kazanır
pili_pili-sheet-made = Tahmin { $bet }, alınan { $won }: tam isabet
pili_pili-sheet-over = Tahmin { $bet }, alınan { $won }: fazla
pili_pili-sheet-under = Tahmin { $bet }, alınan { $won }: eksik
pili_pili-sheet-first-trick = Görev: ilk löve alındı
pili_pili-sheet-last-trick = Görev: son löve alındı
pili_pili-sheet-cursed = Görev: { $trick }. lövede { $number } vardı
pili_pili-sheet-linked =
    { WHO($seat) ->
        [you] Görev: seninle aynı gemide
       *[other] Görev: { SEAT($seat) } ile aynı gemide
    }
pili_pili-sheet-reward = Görev: tahmin { $bet }, tuttu

## Why a computer player does what it does

pili_pili-action-bet = Tahmin { $value }
pili_pili-expected =
    { $sign ->
        [minus] yaklaşık { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pili eksilir
       *[other] yaklaşık { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pili
    }
pili_pili-why-random = Özel bir nedeni yok.
pili_pili-why-looks = Hazır.
pili_pili-why-bet-cards = Bu kartlardan beklenen { pili_pili-some-tricks }: tahmin { $bet } olsun.
pili_pili-why-bet-sure =
    { $sure ->
        [one] Bir kart asla geçilmez; tahmin { $bet } olsun.
       *[other] { $sure } kart asla geçilmez; tahmin { $bet } olsun.
    }
pili_pili-why-bet-other-hand = Bu eli değil, gelecek eli oynayacaksın; beklenen { pili_pili-some-tricks }: tahmin { $bet } olsun.
pili_pili-why-bet-unseen = Kartlarını görmeden beklenen { pili_pili-some-tricks }: tahmin { $bet } olsun.
pili_pili-why-bet-after-passing = Uymayanı verdikten sonra beklenen { pili_pili-some-tricks }: tahmin { $bet } olsun.
pili_pili-why-bet-reward = Beklenen { pili_pili-some-tricks }, tutan tahmin de Pili götürür: tahmin { $bet } olsun.
pili_pili-why-bet-low = Beklenen { pili_pili-some-tricks }, ama bu tur löve Pili yazdırır: tahmin { $bet } olsun.
pili_pili-why-open-sure = Bütün eller açık: kim ne oynarsa oynasın, böyle tahminin tutar.
pili_pili-why-open-best = Bütün eller açık: sonuna kadar oynandı, sana en ucuzu bu.
pili_pili-why-need-all = Bütün löveler lazım: en güçlü kartını oyna.
pili_pili-why-cannot-win = Bu löveyi alacak kartın yok: güçlüleri sakla.
pili_pili-why-joker-wins = Sana lazım olan löveyi Joker alır.
pili_pili-why-joker-loses = Joker aradan sıyrılır.
pili_pili-why-made-ducks = Tahminin tuttu: geçilen kartlarının en büyüğünü at.
pili_pili-why-made-leads-low = Tahminin tuttu: birinin geçeceği bir kart çık.
pili_pili-why-made-forced = Bundan kaçış yok: nasılsa kazanacak kart gitsin.
pili_pili-why-made-hopes = Tahminin tuttu, bunu da büyük ihtimalle biri geçer.
pili_pili-why-saves = Daha löve lazım, ama bu değil.
pili_pili-why-leads-to-win = Büyük ihtimalle kazanan bir kart çık.
pili_pili-why-wins-cheaply = Löveyi, yeten en küçük kartla al.
pili_pili-why-waits = Güçlü kartlarının daha iyi bir zamanı gelir.
pili_pili-why-gives-misfits = Tahminine en az uyanı elden çıkar.
pili_pili-why-links-safe = Tutması en kolay tahmin { $bet }.
pili_pili-why-trades-for-high = Artık löve istemeyen, büyük kartlarını verir.
pili_pili-why-trades-for-low = Löve isteyen, küçük kartlarını verir.

## A part of sentences: how many tricks may be expected
pili_pili-some-tricks =
    { $between ->
        [true]
            { $fewest ->
                [0] belki bir löve
               *[other] { $fewest } ya da { $most } löve
            }
       *[false]
            { $fewest ->
                [0] sıfıra yakın löve
                [one] aşağı yukarı bir löve
               *[other] aşağı yukarı { $fewest } löve
            }
    }

## House rules

pili_pili-option-limit = Oyun kaçta biter
pili_pili-option-limit-help = Biri bu kadar Pili’ye varınca en az Pili’si olan kazanır. Baskıdan baskıya değişir.
pili_pili-option-limit-7 = 7 Pili
pili_pili-option-limit-6 = 6 Pili
pili_pili-option-missions = Görevler
pili_pili-option-missions-help = İlk oyunlarında görevsiz oyna: her tur beşer kart.
pili_pili-option-missions-standard = Standart
pili_pili-option-missions-expert = Standart ve usta işi
pili_pili-option-missions-beginners = Yeni başlayana on tane
pili_pili-option-missions-off = Kapalı
pili_pili-option-kind = Tek bir görev
pili_pili-option-kind-help = Bir görevi çalışmak için onu her tur oyna.
pili_pili-option-kind-any = Hayır, bütün deste
pili_pili-option-kind-pass-1-left = Sıcak patates
pili_pili-option-kind-pass-2-left = İki sıcak patates
pili_pili-option-kind-pass-2-right = Saatin tersine
pili_pili-option-kind-pass-3-left = Bir avuç dolusu
pili_pili-option-kind-pass-3-right = Büyük temizlik
pili_pili-option-kind-hand-left = Taşınma
pili_pili-option-kind-hand-right = Geri taşınma
pili_pili-option-kind-no-0 = Kaçmak yok
pili_pili-option-kind-no-1 = Bir hariç
pili_pili-option-kind-blind-bet = Karanlıkta
pili_pili-option-kind-forehead = Alın yazısı
pili_pili-option-kind-face-up = Kapılar açık
pili_pili-option-kind-draw-1 = Yolluk
pili_pili-option-kind-simultaneous = Bir, iki, üç
pili_pili-option-kind-reward = Buz gibi ayran
pili_pili-option-kind-reversed = Tepetaklak
pili_pili-option-kind-first-last = Merhaba, hoşça kal
pili_pili-option-kind-look-3s = Göz ucuyla
pili_pili-option-kind-memory-5s = Ezbere
pili_pili-option-kind-no-echo = Papağanlık yok
pili_pili-option-kind-linked = Aynı gemide
pili_pili-option-kind-high-low = Ya tepe ya dip
pili_pili-option-kind-cursed = Uğursuz sayılar
pili_pili-option-kind-trade = Bit pazarı
pili_pili-option-first_dealer = İlk dağıtan
pili_pili-option-first_dealer-help = Kural kitabı söylemiyor; ilk tahmini dağıtan yapar.
pili_pili-option-first_dealer-random = Kurayla
pili_pili-option-first_dealer-host = Ev sahibi
pili_pili-option-rotates = Dağıtan değişir
pili_pili-option-rotates-help = Her tur sıradaki oyuncu dağıtır; yoksa hep aynı kişi.
pili_pili-option-first_bettor = İlk tahmin ve ilk çıkış
pili_pili-option-first_bettor-help = Bazı masalarda dağıtanın solundan başlanır. Tahminden sonra çekilen kartı yine ilk dağıtan çeker.
pili_pili-option-first_bettor-dealer = Dağıtan
pili_pili-option-first_bettor-left = Dağıtanın solundaki
pili_pili-option-joker_values = Joker kaç olur
pili_pili-option-joker_values-help = En kolayı: yalnız en büyük ya da en küçük.
pili_pili-option-joker_values-any = 0 ile 56 arası her sayı
pili_pili-option-joker_values-ends = 0 ya da 56
pili_pili-option-joker_tie = Joker ile kart eşit
pili_pili-option-joker_tie-help = Joker, aynı lövede oynanan bir sayı olarak söylenirse.
pili_pili-option-joker_tie-number = Kart kazanır
pili_pili-option-joker_tie-earlier = Önce oynanan kazanır
pili_pili-option-first_last = “Merhaba, hoşça kal”
pili_pili-option-first_last-help = İlk löveyi de son löveyi de aynı oyuncu alırsa.
pili_pili-option-first_last-each = İki Pili
pili_pili-option-first_last-one = Bir Pili
pili_pili-option-cursed = “Uğursuz sayılar”
pili_pili-option-cursed-help = Bir löve ne zaman Pili yazdırır.
pili_pili-option-cursed-holds = Lövede uğursuz sayı varsa
pili_pili-option-cursed-wins = Löveyi uğursuz sayı alırsa
pili_pili-option-draw_hook = “Yolluk”
pili_pili-option-draw_hook-help = Tahminden sonra kart çekilirse tahminlerin toplamı kaç olamaz.
pili_pili-option-draw_hook-played = 3, oynanan löveler
pili_pili-option-draw_hook-dealt = 2, önce dağıtılan kartlar
pili_pili-option-ties = En az Pili eşitse
pili_pili-option-ties-help = En az Pili’si olanlar birlikte mi kazanır.
pili_pili-option-ties-shared = Hepsi kazanır
pili_pili-option-ties-again = Bir tur daha oynanır
pili_pili-option-timers = Süreli bakışlar
pili_pili-option-timers-help = Görevler elini ne kadar gösterir. Yavaş olan bir şey kaybetmez.
pili_pili-option-timers-on = Kartta yazdığı kadar
pili_pili-option-timers-longer = Üç kat uzun
pili_pili-option-timers-untimed = Sen kapatana kadar
pili_pili-option-timers-off = Hiç: karanlıkta tahmin edersin

## The player’s own figures
pili_pili-merit-bet = Tam tutan tahminler: { $done }/{ $tried }

## Kurulan konum

pili_pili-setup-stock = Tahminlerden sonra çekilecek kartlar
pili_pili-setup-mission = Görev
pili_pili-setup-no-mission = yok
pili_pili-setup-pilis = Pili: { SEAT($seat) }
pili_pili-setup-left = Destede kalan Görevler
pili_pili-position-not-dealt = Kartlar dağıtan ve Görev belli olunca dağıtılır.
pili_pili-position-totals = { $seats } oyuncunun her biri için bir Pili sayısı gerek.
pili_pili-position-match-over = Oyun bitmiş olurdu: birinde { $count } Pili var, { $limit } ile biter.
pili_pili-position-left = Destedeki Görevler açık olandan başkadır, her biri bir kez.
pili_pili-position-dealer = Önce dağıtan gelir; ev sahibi başlıyorsa bu ilk yerdir.
pili_pili-position-no-missions = Bu masada Görev yok.
pili_pili-position-mission = Görev { $number } bu masanın destesinde yok.
pili_pili-position-stock = Çekilecek { $wanted } karttan { $count } tanesi var.
pili_pili-position-unfinished = { $number }. löve bitmemiş.
pili_pili-position-trade = { $number }. löveden sonraki değiş tokuş eksik ya da erken.
