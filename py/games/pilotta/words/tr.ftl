pilotta-name = Pilotta
pilotta-blurb = Kıbrıs kahvelerindeki gibi ikiye iki: ihaleye gir, ilan et, kozunu boşa harcama.

## What happens (the log)
pilotta-event-dealer-drawn =
    { WHO($seat) ->
        [you] İlk sen dağıtıyorsun.
       *[other] İlk { SEAT($seat) } dağıtıyor.
    }
pilotta-event-dealt =
    { WHO($dealer) ->
        [you] Dağıttın: üç, iki, üç.
       *[other] { SEAT($dealer) } dağıttı: üç, iki, üç.
    }
pilotta-event-passed =
    { WHO($seat) ->
        [you] Pas dedin.
       *[other] { SEAT($seat) } pas dedi.
    }
pilotta-event-bid-made =
    { $capot ->
        [true]
            { WHO($seat) ->
                [you] Kapot { SUIT($suit) } dedin.
               *[other] { SEAT($seat) } kapot { SUIT($suit) } dedi.
            }
       *[false]
            { WHO($seat) ->
                [you] { $said } { SUIT($suit) } dedin.
               *[other] { SEAT($seat) } { $said } { SUIT($suit) } dedi.
            }
    }
pilotta-event-closed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] Kapattın: iki katı.
               *[other] { SEAT($seat) } kapattı: iki katı.
            }
       *[other]
            { WHO($seat) ->
                [you] “{ pilotta-do-close }” dedin: iki katı.
               *[other] { SEAT($seat) } “{ pilotta-do-close }” dedi: iki katı.
            }
    }
pilotta-event-reclosed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] Yine kapattın: dört katı.
               *[other] { SEAT($seat) } yine kapattı: dört katı.
            }
       *[other]
            { WHO($seat) ->
                [you] “{ pilotta-do-reclose }” dedin: dört katı.
               *[other] { SEAT($seat) } “{ pilotta-do-reclose }” dedi: dört katı.
            }
    }
pilotta-event-contract-made =
    { WHO($seat) ->
        [you]
            { $multiplier ->
                [1] İhale sende: { pilotta-bid-in }.
               *[other] İhale sende: { pilotta-bid-in }, { $multiplier } katı.
            }
       *[other]
            { $multiplier ->
                [1] İhaleyi { SEAT($seat) } aldı: { pilotta-bid-in }.
               *[other] İhaleyi { SEAT($seat) } aldı: { pilotta-bid-in }, { $multiplier } katı.
            }
    }
pilotta-event-passed-out = Dört pas: kimseye yazılmaz, sıradaki dağıtır.
pilotta-event-announced =
    { WHO($seat) ->
        [you] { $value } ilan ettin.
       *[other] { SEAT($seat) } { $value } ilan etti.
    }
pilotta-event-shown =
    { $kind ->
        [four]
            { WHO($seat) ->
                [you] Dörtlü gösterdin, { $value } puan: { CARDS($cards) }.
               *[other] { SEAT($seat) } dörtlü gösterdi, { $value } puan: { CARDS($cards) }.
            }
       *[run]
            { WHO($seat) ->
                [you] Seri gösterdin, { $value } puan: { CARDS($cards) }.
               *[other] { SEAT($seat) } seri gösterdi, { $value } puan: { CARDS($cards) }.
            }
    }
pilotta-event-played =
    { WHO($seat) ->
        [you] Sen { CARD($card) } oynadın.
       *[other] { SEAT($seat) } { CARD($card) } oynadı.
    }
pilotta-event-said-pilotta =
    { $again ->
        [true]
            { WHO($seat) ->
                [you] “Re-pilotta!” dedin.
               *[other] { SEAT($seat) } “Re-pilotta!” dedi.
            }
       *[false]
            { WHO($seat) ->
                [you] “Pilotta!” dedin.
               *[other] { SEAT($seat) } “Pilotta!” dedi.
            }
    }
pilotta-event-trick-taken =
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
pilotta-event-round-over = El bitti.

## Said aloud, by the speaker's plate
pilotta-bubble-passed = Pas
pilotta-bubble-bid-made =
    { $capot ->
        [true] Kapot { SIGN($suit) }
       *[false] { $said } { SIGN($suit) }
    }
pilotta-bubble-closed =
    { $names ->
        [close] Kapattım!
       *[other] { pilotta-do-close }!
    }
pilotta-bubble-reclosed =
    { $names ->
        [close] Yine kapattım!
       *[other] { pilotta-do-reclose }!
    }
pilotta-bubble-announced = { $value }!
pilotta-bubble-said-pilotta =
    { $again ->
        [true] Re-pilotta!
       *[false] Pilotta!
    }

## What may be done
pilotta-do-play = Oyna
pilotta-do-bid = Söyle
pilotta-do-pass = Pas
pilotta-do-close = { $names ->
    [kontra] Kontra
    [kleisto] Kleisto
   *[close] Kapat
 }
pilotta-do-reclose = { $names ->
    [kontra] Rekontra
    [kleisto] Anoikto
   *[close] Yine kapat
 }
pilotta-do-announce = { $number ->
    [1] İlan et: { $value }
   *[other] İlan et: { $value } ve fazlası
 }
pilotta-do-show = Kartlarını göster

## What is asked before a card may be played
pilotta-first-bid = Önce ihale: söyle ya da pas de.

## Why not
pilotta-refused-turn = Sıra sende değil.
pilotta-refused-over = El bitti.
pilotta-refused-follow = Elinde { SUIT($suit) } var: renge uy.
pilotta-refused-cut = Çakmalısın: koz { SUIT($suit) }.
pilotta-refused-above = Daha büyüğünü oynamalısın: ortada { CARD($card) } var.
pilotta-refused-cut-above = Daha büyük kozla çakmalısın: ortada { CARD($card) } var.
pilotta-refused-under-cut = Daha büyük kozun yok: hangi { SUIT($suit) } olursa olur, yeter ki koz olsun.
pilotta-refused-not-held = Elinde { CARD($card) } yok.
pilotta-refused-play-a-card = Bir kart oyna.
pilotta-refused-announce = İlan ilk lövede, kartından önce, bir kez edilir; ilan edecek bir şeyin de olmalı.
pilotta-refused-show = İlan ettiğini ikinci lövede, kartından önce, bir kez göster.
pilotta-refused-closed =
    { $names ->
        [close] İhale kapatıldı: artık söz yok.
       *[other] “{ pilotta-do-close }” denince artık söz yok.
    }
pilotta-refused-bid-higher =
    { $capot ->
        [true] Kapotun üstü söylenmez.
       *[false] Bundan fazlasını söyle: { $said }.
    }
pilotta-refused-bid-highest =
    { $capot ->
        [true] En fazla { $said } söylenir; üstünde yalnız kapot var.
       *[false] En fazla { $said } söylenir.
    }
pilotta-refused-no-capot-call = Bu masada kapot söylenmez.
pilotta-refused-close-whose =
    { $names ->
        [close] Yalnız ihaleyi alanın rakipleri kapatabilir.
       *[other] Yalnız ihaleyi alanın rakipleri “{ pilotta-do-close }” diyebilir.
    }
pilotta-refused-reclose-whose =
    { $names ->
        [close] Yalnız kapatılan taraf yine kapatabilir.
       *[other] Yalnız ihaleyi alan taraf “{ pilotta-do-reclose }” diyebilir.
    }
pilotta-refused-auction = Önce ihale.
pilotta-refused-dealer-first = Önce dağıtan belli olmalı.
pilotta-refused-shuffle = Destede 32 kartın hepsi olmalı.

## What is on show
pilotta-mark-bid =
    { $times ->
        [1] En yüksek söz: { pilotta-bid-short }, { SEAT($seat) }
       *[other] En yüksek söz: { pilotta-bid-short }, { SEAT($seat) }, { $times } katı
    }
pilotta-mark-contract =
    { $times ->
        [1] İhale: { pilotta-bid-short }, { SEAT($seat) }
       *[other] İhale: { pilotta-bid-short }, { SEAT($seat) }, { $times } katı
    }
pilotta-mark-calls = Söylenenler
pilotta-mark-last = Son löve
pilotta-mark-declaration = { $kind ->
    [four] Dörtlü, { $value }
   *[run] Seri, { $value }
 }
pilotta-badge-announced = { $value }

## The sheet
pilotta-sheet-contract =
    { $times ->
        [1] İhale, { pilotta-points-bid }
        [2] İhale, { pilotta-points-bid }, { pilotta-closed-once }: ×2
       *[other] İhale, { pilotta-points-bid }, { pilotta-closed-twice }: ×4
    }
pilotta-sheet-tricks =
    { $way ->
        [0] Löveler, { $points } puan, aşağı yuvarlandı
        [1] Löveler, { $points } puan, yukarı yuvarlandı
        [2] Löveler, { $points } puan: iki tane 6, yalnız biri yukarı
       *[3] Löveler, { $points } puan
    }
pilotta-sheet-capot = Kapot, sekiz lövenin hepsi
pilotta-sheet-all-tricks = Bütün löve puanları, 162
pilotta-sheet-declarations = İlanlar, { $points } puan
pilotta-sheet-declarations-beaten = İlanlar, { $points } puan: yalnız karşı tarafınki geçerli
pilotta-sheet-declarations-tied = İlanlar: en yüksekler eşit, kimseye yazılmaz
pilotta-sheet-declarations-unshown = İlanlar, { $points } puan: ilan edildi, gösterilmedi
pilotta-sheet-pilotta = Pilotta, 20 puan
pilotta-reason-passed-out = Dört pas: kimseye yazılmaz
pilotta-reason-made =
    { $ours ->
        [yes] Çıkardık: söz { $bid }, alınan { $points }
       *[no] Çıkardılar: söz { $bid }, alınan { $points }
    }
pilotta-reason-failed =
    { $ours ->
        [yes] Battık: söz { pilotta-points-bid }, alınan { $points }
       *[no] Battılar: söz { pilotta-points-bid }, alınan { $points }
    }
pilotta-reason-capot =
    { $ours ->
        [yes] Kapot! Sekiz löve de bizim
       *[no] Kapot! Sekiz löve de onların
    }
pilotta-reason-reverse-capot =
    { $ours ->
        [yes] Söz { pilotta-points-bid }, tek löve alamadık
       *[no] Söz { pilotta-points-bid }, tek löve alamadılar
    }
pilotta-reason-capot-failed =
    { $ours ->
        [yes] Sekiz löve de bizim, yine de battık: söz { $bid }
       *[no] Sekiz löve de onların, yine de battılar: söz { $bid }
    }
pilotta-reason-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, çıkardık: söz { pilotta-points-bid }, alınan { $points }
       *[no] { pilotta-closed-start }, çıkardılar: söz { pilotta-points-bid }, alınan { $points }
    }
pilotta-reason-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, battık: söz { pilotta-points-bid }, alınan { $points }
       *[no] { pilotta-closed-start }, battılar: söz { pilotta-points-bid }, alınan { $points }
    }

## Over the sheet: how the round that is just played ended, in short; its first line has the numbers
pilotta-headline-made =
    { $ours ->
        [yes] İhaleyi çıkardık
       *[no] İhaleyi çıkardılar
    }
pilotta-headline-failed =
    { $ours ->
        [yes] Battık
       *[no] Battılar
    }
pilotta-headline-capot = Kapot!
pilotta-headline-reverse-capot =
    { $ours ->
        [yes] Tek löve alamadık
       *[no] Tek löve alamadılar
    }
pilotta-headline-capot-failed =
    { $ours ->
        [yes] Battık
       *[no] Battılar
    }
pilotta-headline-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, çıkardık
       *[no] { pilotta-closed-start }, çıkardılar
    }
pilotta-headline-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, battık
       *[no] { pilotta-closed-start }, battılar
    }

## The frame's words where this game says round
pilotta-table-hand = El { $number }
pilotta-sheet-next = Sonraki el
pilotta-saved-facts-open = { $game }, el { $number }
pilotta-saved-before = Geri dön: { $game }, el { $number }

## House rules
pilotta-option-target = Hedef
pilotta-option-target-help = Maçı kazandıran puan, onluk hesapla.
pilotta-option-target-151 = 151
pilotta-option-target-251 = 251
pilotta-option-target-301 = 301
pilotta-option-target-351 = 351
pilotta-option-target-401 = 401
pilotta-option-highest_bid = En yüksek söz
pilotta-option-highest_bid-help = İhalede söylenebilecek en büyük sayı. 160 seçilirse üstüne kapot söylenir.
pilotta-option-highest_bid-160 = 160, sonra kapot
pilotta-option-highest_bid-400 = 400
pilotta-option-highest_bid-800 = 800
pilotta-option-first_lead = İlk çıkış
pilotta-option-first_lead-help = İlk löveyi kim açar.
pilotta-option-first_lead-right = Dağıtanın sağı
pilotta-option-first_lead-bidder = İhaleyi alan
pilotta-option-beat_side_suits = Yan renkte de büyütmek
pilotta-option-beat_side_suits-help = Yan renge uyarken, daha kimse çakmadıysa ve yapabiliyorsan büyüğünü oyna.
pilotta-option-capot_bid = Kapot söylemek
pilotta-option-capot_bid-help = 240’tan yüksek ayrı bir söz; 250 eder, ancak sekiz lövenin hepsiyle kazanılır.
pilotta-option-closed_capot = Kapatılmışta kapot
pilotta-option-closed_capot-help = Kapatılmış ihaleyi kazanan bütün löveleri aldıysa kaç eklenir.
pilotta-option-closed_capot-25 = 25
pilotta-option-closed_capot-16 = Hep 16
pilotta-option-failed = Batanın ilanları
pilotta-option-failed-help = İhalede batan tarafın ilanları ve pilottası kime yazılır.
pilotta-option-failed-defenders = Rakiplere
pilotta-option-failed-own = Kendinde kalır
pilotta-option-failed-pilotta = Yalnız pilotta kalır
pilotta-option-shared_cards = İki ilanda bir kart
pilotta-option-shared_cards-help = Aynı kart hem seride hem dörtlüde sayılır mı.
pilotta-option-tie = Eşit ilanlar
pilotta-option-tie-help = İki tarafın en iyi ilanı tam eşitse kime yazılır.
pilotta-option-tie-nobody = Kimseye
pilotta-option-tie-first = İlk ilan edene
pilotta-option-long_run = Altılı ve uzun seriler
pilotta-option-long_run-help = 100 puanlık tek ilan mı, yoksa beş kart ve gerisi mi.
pilotta-option-long_run-whole = 100’lük tek ilan
pilotta-option-long_run-split = Beş kart ve gerisi
pilotta-option-show = İlanları göstermek
pilotta-option-show-help = İkinci lövede ilanlar kendiliğinden açılır ya da senin hatırlaman gerekir.
pilotta-option-show-automatic = Kendiliğinden
pilotta-option-show-strict = Hatırla, yoksa yanar
pilotta-option-show-strict-third = Hatırla; yoksa sıra rakipte
pilotta-option-six_six = İki altı
pilotta-option-six_six-help = İki tarafın da son hanesi 6 olunca kim yukarı yuvarlanır.
pilotta-option-six_six-up = İhaleyi alanlar
pilotta-option-six_six-down = Rakipler
pilotta-option-five = Son hane 5
pilotta-option-five-help = 5 ile biten puan aşağı mı yukarı mı yuvarlanır.
pilotta-option-five-down = Aşağı
pilotta-option-five-up = Yukarı
pilotta-option-both_over = İki taraf da hedefte
pilotta-option-both_over-help = İkisi aynı elde hedefe varırsa kim kazanır.
pilotta-option-both_over-higher = Toplamı yüksek olan
pilotta-option-both_over-bidders = İhaleyi alan taraf
pilotta-option-names = Katların adı
pilotta-option-names-help = İki ve dört katına masada ne denir.
pilotta-option-names-close = Kapat, yine kapat
pilotta-option-names-kontra = Kontra, rekontra
pilotta-option-names-kleisto = Kleisto, anoikto
pilotta-option-out_of_reach = Yetişilmeyen söz
pilotta-option-out_of_reach-help = Sekiz löve de alındı, söz yine de tutan puandan yüksek.
pilotta-option-out_of_reach-fails = Yine de batar
pilotta-option-out_of_reach-makes = Kapot kurtarır
pilotta-option-bid_style = Sözler nasıl yazılır
pilotta-option-bid_style-help = Puan olarak ya da masadaki gibi onluk.
pilotta-option-bid_style-points = 80
pilotta-option-bid_style-tens = 8

## Why (hints)
pilotta-expected =
    { $sign ->
        [plus] hesapta yaklaşık { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } önde
        [minus] hesapta yaklaşık { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } geride
       *[zero] hesapta aşağı yukarı başa baş
    }
pilotta-why-random = Özel bir nedeni yok.
pilotta-why-close =
    { $capot ->
        [true] Kapotta batarlar gibi: { pilotta-to-close }.
       *[false] { $said } onları batırır gibi: { pilotta-to-close }.
    }
pilotta-why-reclose = Beklenen yaklaşık { $points } puan: { pilotta-to-reclose }.
pilotta-why-partner-closed =
    { $names ->
        [close] Eşin kapattı: sana yalnız pas kalıyor.
       *[other] Eşin “{ pilotta-do-close }” dedi: sana yalnız pas kalıyor.
    }
pilotta-why-pass-closed = Burada bırakmak daha iyi.
pilotta-why-pass-nothing = En iyi renginde söylenecek söz kalmadı.
pilotta-why-pass-partner = Eşinin sözü iyi duruyor.
pilotta-why-pass-weak = Koz { SUIT($suit) } olsa yaklaşık { $points } puan: az.
pilotta-why-bid =
    { $capot ->
        [true] Koz { SUIT($suit) } olursa sekiz löve de beklenir.
       *[false] Koz { SUIT($suit) } olursa yaklaşık { $points } puan beklenir; öne geçmeye { $said } yeter.
    }
pilotta-why-raise = Elin eşine yarıyor: koz { SUIT($suit) }.
pilotta-why-announce = İlan edilmeyen yazılmaz.
pilotta-why-show = Gösterilmeyen yanar.
pilotta-why-draw-trumps = Rakiplerin kozlarını topla.
pilotta-why-lead-trumps = Onlar çakmadan önce koz çık.
pilotta-why-cash = Bundan büyüğü kimsede yok: löveyi al.
pilotta-why-return-suit = Eşin bu renkten çıkmıştı.
pilotta-why-lead-low = Küçük bir kart; iyiler sende kalsın.
pilotta-why-win = Löve neye değerse, bu kart alır.
pilotta-why-cut = Çak.
pilotta-why-feed = Löve eşinin: puan ver.
pilotta-why-partner-has-it = Löve eşinin.
pilotta-why-low = Löve onların: elinden geldiğince az ver.

## What was said in the auction, two words at most
pilotta-call-pass = pas
pilotta-call-close =
    { $names ->
        [kontra] kontra
        [kleisto] kleisto
       *[close] kapat
    }
pilotta-call-reclose =
    { $names ->
        [kontra] rekontra
        [kleisto] anoikto
       *[close] yine kapat
    }

## Parts of sentences: a bid, and what the doubles are called at this table
pilotta-bid-in =
    { $capot ->
        [true] kapot { SUIT($suit) }
       *[false] { $said } { SUIT($suit) }
    }
pilotta-bid-short =
    { $capot ->
        [true] kapot { SUIT($suit) }
       *[false] { $said } { SUIT($suit) }
    }
pilotta-points-bid =
    { $capot ->
        [true] kapot
       *[false] { $bid }
    }
pilotta-closed-once =
    { $names ->
        [kontra] kontra
        [kleisto] kleisto
       *[close] kapatıldı
    }
pilotta-closed-twice =
    { $names ->
        [kontra] rekontra
        [kleisto] anoikto
       *[close] iki kez kapatıldı
    }
pilotta-closed-start =
    { $names ->
        [close] Kapatıldı
       *[other]
            { $times ->
                [2] { pilotta-do-close }
               *[other] { pilotta-do-reclose }
            }
    }
pilotta-to-close =
    { $names ->
        [kontra] “Kontra” de
        [kleisto] “Kleisto” de
       *[close] kapat
    }
pilotta-to-reclose =
    { $names ->
        [kontra] “Rekontra” de
        [kleisto] “Anoikto” de
       *[close] yine kapat
    }

## The player’s own figures
pilotta-merit-contract = Sizin çıkardığınız ihaleler: { $done }/{ $tried }
pilotta-merit-defence = Batırdığınız ihaleler: { $done }/{ $tried }

## Kurulan konum

pilotta-position-no-dealer = Dağıtan belirlenmeden eller olmaz.
