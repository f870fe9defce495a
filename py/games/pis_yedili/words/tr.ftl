# Pis Yedili. CARD, SUIT, RANK, SEAT and WHO are the frame's (assets/runtime/words.js).

pis_yedili-name = Pis Yedili
pis_yedili-blurb = Elini ilk bitiren sen ol. Yedili attın mı sıradaki üç kart çeker; yediliyle cevap vermezse.


## What happened

pis_yedili-event-first-dealer =
    { WHO($seat) ->
        [you] İlk dağıtan sensin.
       *[other] İlk dağıtan { SEAT($seat) }.
    }
pis_yedili-event-shuffled =
    { WHO($seat) ->
        [you] Desteyi kardın, dağıttın.
       *[other] { SEAT($seat) } desteyi kardı, dağıttı.
    }
pis_yedili-event-dealt =
    { WHO($seat) ->
        [you] Kartlarını eline aldın.
       *[other] { SEAT($seat) } kartlarını eline aldı.
    }
pis_yedili-event-laid =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Sen { CARD($card) } attın.
               *[other] { SEAT($seat) } { CARD($card) } attı.
            }
       *[named]
            { WHO($seat) ->
                [you] Sen { CARD($card) } attın, { SUIT($suit) } istedin.
               *[other] { SEAT($seat) } { CARD($card) } attı, { SUIT($suit) } istedi.
            }
    }
pis_yedili-event-drew =
    { $card ->
        [null]
            { $why ->
                [club] { SEAT($seat) }: sinek yok, bir kart çekti.
                [again] { SEAT($seat) } bir daha oynamak için kart çekti.
                [bill] { SEAT($seat) } bir kart aldı.
                [ace] { SEAT($seat) } as yüzünden bir kart aldı.
                [tek] { SEAT($seat) } unutulan “Tek!” için bir kart aldı.
               *[turn] { SEAT($seat) } kart çekti.
            }
       *[seen]
            { WHO($seat) ->
                [you]
                    { $why ->
                        [club] Sineğin yok; { CARD($card) } çektin.
                        [again] Bir daha oynamak için { CARD($card) } çektin.
                        [bill] Sen { CARD($card) } aldın.
                        [ace] As yüzünden { CARD($card) } aldın.
                        [tek] Unuttuğun “Tek!” için { CARD($card) } aldın.
                       *[turn] Sen { CARD($card) } çektin.
                    }
               *[other]
                    { $why ->
                        [club] { SEAT($seat) }: sinek yok, { CARD($card) } çekti.
                        [again] { SEAT($seat) } bir daha oynamak için { CARD($card) } çekti.
                        [bill] { SEAT($seat) } { CARD($card) } aldı.
                        [ace] { SEAT($seat) } as yüzünden { CARD($card) } aldı.
                        [tek] { SEAT($seat) } unutulan “Tek!” için { CARD($card) } aldı.
                       *[turn] { SEAT($seat) } { CARD($card) } çekti.
                    }
            }
    }
pis_yedili-event-passed =
    { WHO($seat) ->
        [you] Pas dedin.
       *[other] { SEAT($seat) } pas dedi.
    }
pis_yedili-event-took =
    { WHO($seat) ->
        [you] Yediliye cevap vermedin: { $count } kart aldın, sıran gitti.
       *[other] { SEAT($seat) } yediliye cevap vermedi: { $count } kart aldı, sırası gitti.
    }
pis_yedili-event-faces =
    { WHO($seat) ->
        [you] Ya cevap vereceksin ya { $count } kart alacaksın.
       *[other] { SEAT($seat) } ya cevap verecek ya { $count } kart alacak.
    }
pis_yedili-event-skipped =
    { WHO($seat) ->
        [you] Sıran atlandı.
       *[other] { SEAT($seat) } atlandı.
    }
pis_yedili-event-turned =
    { $way ->
        [1] Yön değişti: yine saat yönünde.
       *[other] Yön değişti: saatin tersine.
    }
pis_yedili-event-goes-again =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Bir daha oynuyorsun.
               *[other] { SEAT($seat) } bir daha oynuyor.
            }
       *[suit]
            { WHO($seat) ->
                [you] Bir daha oynuyorsun, ama yalnız { SUIT($suit) }.
               *[other] { SEAT($seat) } bir daha oynuyor, ama yalnız { SUIT($suit) }.
            }
    }
pis_yedili-event-said-tek =
    { WHO($seat) ->
        [you] “Tek!” dedin.
       *[other] { SEAT($seat) } “Tek!” dedi.
    }
pis_yedili-event-forgot-tek =
    { WHO($seat) ->
        [you] “Tek!” demeyi unuttun.
       *[other] { SEAT($seat) } “Tek!” demeyi unuttu.
    }
pis_yedili-event-reshuffled = Deste bitti: yerdeki kartlar karılıp yeni deste oldu.
pis_yedili-event-went-out =
    { WHO($seat) ->
        [you] Bitirdin: son kartını attın.
       *[other] { SEAT($seat) } bitirdi: son kartını attı.
    }
pis_yedili-event-voided =
    { WHO($seat) ->
        [you] Sana sinek kalmadı: bu el sayılmaz, yeniden dağıtılır.
       *[other] { SEAT($seat) } için sinek kalmadı: bu el sayılmaz, yeniden dağıtılır.
    }
pis_yedili-event-stopped =
    { $why ->
        [passes] Çekecek kart kalmadı, herkes pas dedi: eldeki kartlar sayılır.
       *[moves] Bin hamle oldu: eldeki kartlar sayılır.
    }

## What you may do

pis_yedili-do-lay = At: { CARD($card) }
pis_yedili-do-suit = Bu { CARD($card) } ile hangi rengi istiyorsun?
pis_yedili-do-tek = “Tek!” { CARD($card) }
pis_yedili-do-tek-suit = “Tek!” { CARD($card) }, istenen { SUIT($suit) }
pis_yedili-do-draw = Çek
pis_yedili-do-draw-club = Sinek için çek
pis_yedili-do-draw-again = Bir kez çek
pis_yedili-do-pass = Pas
pis_yedili-do-void = Destede sinek kalmadı: yeniden dağıt
pis_yedili-do-take = { $count } kart al

## Why you may not

pis_yedili-refused-over = Bu el bitti.
pis_yedili-refused-deck-first = Deste karılıyor.
pis_yedili-refused-turn = Sıra sende değil.
pis_yedili-refused-not-held = Elinde { CARD($card) } yok.
pis_yedili-refused-opening-club = İlk kart sinek olmalı.
pis_yedili-refused-opening-special = Bu masada { CARD($card) } ilk kart olamaz.
pis_yedili-refused-lap-club = İlk turda herkes sinek atar.
pis_yedili-refused-fit = Yerde { CARD($card) } var: { SUIT($suit) }, başka bir { RANK($rank) } ya da vale at.
pis_yedili-refused-jack-on-jack = Valenin üstüne vale atılmaz.
pis_yedili-refused-named-suit = Vale atıldı: istenen { SUIT($suit) }.
pis_yedili-refused-only-a-seven =
    { $answer ->
        [ten] Yediliye ancak yedili ya da onlu cevap verir. Yoksa { $count } kart al.
        [ace] Yediliye ancak yedili ya da as cevap verir. Yoksa { $count } kart al.
        [ten_or_ace] Yediliye ancak yedili, onlu ya da as cevap verir. Yoksa { $count } kart al.
        [nothing] Bu masada yediliye cevap verilmez: { $count } kart al.
       *[seven] Yediliye ancak yedili cevap verir. Yoksa { $count } kart al.
    }
pis_yedili-refused-ace-suit = Asından sonra bir daha oynarsın, ama yalnız { SUIT($suit) }.
pis_yedili-refused-no-second-ace = Asından sonra bir daha oynarsın, ama yalnız { SUIT($suit) }: ikinci as olmaz.
pis_yedili-refused-forgot-tek = “Tek!” demeyi unuttun, bu sefer bitiremezsin.
pis_yedili-refused-nothing-to-say = “Tek!” sondan ikinci kart atılırken denir.
pis_yedili-refused-name-a-suit = Bir renk de iste: { CARD($card) } atıyorsun.
pis_yedili-refused-no-suit = Şimdi { CARD($card) } ile renk istenmez.
pis_yedili-refused-no-bill = Alınacak ceza yok.
pis_yedili-refused-take-first = Yediliye cevap ver ya da { $count } kart al.
pis_yedili-refused-lay-a-club = Elinde sinek var: onu at.
pis_yedili-refused-draw-a-club = Sinek gelene kadar çek.
pis_yedili-refused-holds-ace-suit = Elinde { SUIT($suit) } var: asından sonra onu atmalısın.
pis_yedili-refused-able = Bu masada uyan kartın varken çekemezsin.
pis_yedili-refused-able-no-pass = Uyan kartın var: onu at.
pis_yedili-refused-one-draw = Sıra başına bir kart çekilir.
pis_yedili-refused-enough-draws = { $count } kart çektin: bu sıra için o kadar.
pis_yedili-refused-nothing-to-draw = Çekecek kart kalmadı.
pis_yedili-refused-draw-until = Uyan kart gelene kadar çek.
pis_yedili-refused-draw-first = Pas demek için önce çekmelisin.
pis_yedili-refused-no-such = Böyle bir hamle yok.
pis_yedili-refused-no-deck = Destenin şimdi öyle bir işi yok.
pis_yedili-refused-no-seat = Bu masada öyle bir yer yok.
pis_yedili-refused-bad-deck = Karılacak kartlar bunlar değil.

## Always on show

pis_yedili-mark-direction =
    { $value ->
        [cw] Saat yönünde
       *[ccw] Saatin tersine
    }
pis_yedili-mark-penalty = { $value } kart ceza bekliyor
pis_yedili-mark-suit =
    { $value ->
        [C] Sinek gelmeli
        [D] Karo gelmeli
        [H] Kupa gelmeli
       *[S] Maça gelmeli
    }
pis_yedili-mark-again =
    { $value ->
        [C] Yalnız sinek
        [D] Yalnız karo
        [H] Yalnız kupa
       *[S] Yalnız maça
    }
pis_yedili-mark-clubs = Yalnız sinek
pis_yedili-badge-tek = Tek!
pis_yedili-badge-muted = bitiremez
pis_yedili-badge-again =
    { WHO($seat) ->
        [you] bir daha oyna
       *[other] bir daha
    }

## The count

pis_yedili-reason-out =
    { WHO($seat) ->
        [you] Bitirdin, son kart { CARD($card) }
       *[other] { SEAT($seat) } bitirdi, son kart { CARD($card) }
    }
pis_yedili-reason-void = Başlayana sinek yok: bu el yeniden dağıtılır
pis_yedili-reason-moves = Bin hamle oldu: herkes elini sayar
pis_yedili-reason-passes = Kimse oynayamıyor: herkes elini sayar
pis_yedili-sheet-last-counts = Son kart ×{ $factor } sayılır
pis_yedili-sheet-card = { CARD($card) }
pis_yedili-sheet-factor = ×{ $factor }

## House rules

pis_yedili-option-hands = Maçta kaç el
pis_yedili-option-hands-help = Bu kadar el sonunda toplamı en düşük olan kazanır.
pis_yedili-option-first_lap = Önce sinek
pis_yedili-option-first_lap-help = Birçok masada herkesin ilk kartı sinektir ve hükmü yoktur; sineği olmayan gelene kadar çeker.
pis_yedili-option-first_lap-starter = Yalnız ilk kart
pis_yedili-option-first_lap-everyone = Herkesin ilk kartı
pis_yedili-option-seven_penalty = Yedilinin cezası
pis_yedili-option-seven_penalty-help = İlk yedili, üstüne atılan ikinci, üçüncü ve dördüncü.
pis_yedili-option-seven_penalty-three = 3, 6, 9, 12 kart
pis_yedili-option-seven_penalty-two = 2, 4, 6, 8 kart
pis_yedili-option-seven_penalty-doubling = 3, 6, 12, 24 kart
pis_yedili-option-answer_seven = Yediliye ne cevap verir
pis_yedili-option-answer_seven-help = Onlu yönü çevirip cezayı geri yollar; as cezayı sıradakine geçirir, başka bir şey yapmaz.
pis_yedili-option-answer_seven-seven = Yedili
pis_yedili-option-answer_seven-ten = Yedili ya da onlu
pis_yedili-option-answer_seven-ace = Yedili ya da as
pis_yedili-option-answer_seven-ten_or_ace = Yedili, onlu ya da as
pis_yedili-option-answer_seven-nothing = Hiçbir şey: kartlar hep alınır
pis_yedili-option-seven_anywhere = Yedili her karta uyar
pis_yedili-option-seven_anywhere-help = Normal sırada; açılışta ve asın ikinci oynayışında değil.
pis_yedili-option-draws = Oynayamayınca
pis_yedili-option-draws-help = Uyan kartın yokken bir sırada kaç kart çekebilirsin.
pis_yedili-option-draws-one = Bir kart çek
pis_yedili-option-draws-until_playable = Uyan gelene kadar çek
pis_yedili-option-draws-up_to_three = En çok üç kart çek
pis_yedili-option-draws-any_number = İstediğin kadar çek
pis_yedili-option-ace = As
pis_yedili-option-ace-help = Diğerlerine ve sana ne yapar.
pis_yedili-option-ace-all_draw_suit = Herkes bir çeker, sen o renkten bir daha oynarsın
pis_yedili-option-ace-all_draw_any = Herkes bir çeker, sen bir daha oynarsın
pis_yedili-option-ace-skip = Sıradaki atlanır
pis_yedili-option-ace-next_draws = Sıradaki bir çeker ve atlanır
pis_yedili-option-eight = Sekizli
pis_yedili-option-eight-help = Bazı masalarda sekizli sıradan bir karttır.
pis_yedili-option-eight-skip = Sıradakini atlatır
pis_yedili-option-eight-nothing = Hükmü yok
pis_yedili-option-jack_on_jack = Vale üstüne vale
pis_yedili-option-jack_on_jack-help = Kurala göre vale, valeden başka her karta uyar.
pis_yedili-option-tek = “Tek!”
pis_yedili-option-tek-help = Sondan ikinci kart atılırken denmesi gerekir mi. Bilgisayar oyuncuları hiç unutmaz.
pis_yedili-option-tek-automatic = Demeye gerek yok
pis_yedili-option-tek-no_finish = Unutursan sonraki sıranda bitiremezsin
pis_yedili-option-tek-draw_one = Unutursan bir kart çekersin
pis_yedili-option-tek-draw_two = Unutursan iki kart çekersin
pis_yedili-option-ace_draw_first = Asından sonra önce çekebilirsin
pis_yedili-option-ace_draw_first-help = Kurala göre elinde asın renginden varsa onu atarsın.
pis_yedili-option-starter_cards = Başlayanın kartları
pis_yedili-option-starter_cards-help = Diğerleri yedi kart alır.
pis_yedili-option-starter_cards-7 = Yedi
pis_yedili-option-starter_cards-8 = Sekiz
pis_yedili-option-last_card_effects = Son kartın da hükmü olsun
pis_yedili-option-last_card_effects-help = Son yedilinin ya da asın kartları sayımdan önce alınır, cevap verilemez.
pis_yedili-option-multipliers = Son yedili ×3, son vale ×2
pis_yedili-option-multipliers-help = Bu olmazsa her ceza bir kat sayılır.
pis_yedili-option-draw_though_able = Oynayabilecekken çekmek
pis_yedili-option-draw_though_able-help = Kurala göre oynamayıp bir kart çekebilir, sonra atar ya da pas dersin.
pis_yedili-option-draw_though_able-allowed = Serbest
pis_yedili-option-draw_though_able-then_lay = Serbest, ama uyan kartın varken pas yok
pis_yedili-option-draw_though_able-never = Yasak, uyan kartın varken pas da yok
pis_yedili-option-opening_specials = İlk kart her sinek olabilir
pis_yedili-option-opening_specials-help = Bu olmazsa sinek ası, onlusu, valesi ve yedilisi olamaz.

## Said aloud, over the speaker's plate: two or three words; the log has the sentence

pis_yedili-bubble-laid =
    { $suit ->
        [null] { "" }
       *[named] Gelsin { SUIT($suit) }!
    }
pis_yedili-bubble-drew =
    { $why ->
        [turn] Çekiyorum
        [again] Çekiyorum
        [club] Sinek yok
       *[other] { "" }
    }
pis_yedili-bubble-passed = Pas
pis_yedili-bubble-took = { $count } kart aldım
pis_yedili-bubble-skipped = Atlandım
pis_yedili-bubble-goes-again = Bir daha!
pis_yedili-bubble-said-tek = Tek!

## Why the rulebook player would do it

pis_yedili-expected =
    { $sign ->
        [minus] yaklaşık −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ceza puanı
       *[other] yaklaşık { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ceza puanı
    }
pis_yedili-why-random = Hangi kart olsa olur.
pis_yedili-why-finish = Bu { CARD($card) } ile bitiriyorsun.
pis_yedili-why-line = Önce { CARD($card) }: kimseye sıra gelmeden bitirebilirsin.
pis_yedili-why-answer-seven = Cevabın { CARD($card) } olsun: { $count } kart da fazlası da sıradakine kalsın.
pis_yedili-why-take = Elinde yediliye cevap yok.
pis_yedili-why-draw = Elinde uyan kart yok.
pis_yedili-why-pass = Uyan kart yok, her fazla kart da yaklaşık sekiz puan ceza.
pis_yedili-why-only = Uyan tek kart { CARD($card) }; onun yerine çekmek hemen hiç kârlı değil.
pis_yedili-why-shed = Atabileceğin en pahalı kart { CARD($card) }: elinde kalmasın.
pis_yedili-why-goes-on = Elinde { CARD($card) } üstüne atılacak kart çok, { CARD($other) } üstüne az.
pis_yedili-why-keeps-seven = Bir yediliyi yedekte tut: cezayı sıradakine yollar.
pis_yedili-why-keeps-jack = Valeyi sakla: her sıkıntıdan kurtarır.
pis_yedili-why-bails-out = Biri bitirmek üzere: fırsat varken { CARD($card) } gitsin.
pis_yedili-why-stops-next = { SEAT($seat) } tek kartla kaldı: { CARD($card) } tam yeri.
pis_yedili-why-ace-first = Elindeki { SUIT($suit) } çok: önce ası at, diğerleri çeksin, sen bir daha oyna.
pis_yedili-why-keeps-finisher = Önce { CARD($card) }, bitirirken { CARD($other) }: son kart diğerlerinin cezasını katlar.

## The player’s own figures
pis_yedili-merit-out = Bitirdiğin eller: { $done }/{ $tried }

## Kurulan konum

pis_yedili-setup-discard = Atılanlar, üstteki kart sonda
pis_yedili-setup-stock = Deste, sıradaki kart başta
pis_yedili-setup-phase = Sırada ne var
pis_yedili-setup-phase-dealer = Dağıtan belirleniyor
pis_yedili-setup-phase-shuffle = Deste karılıyor
pis_yedili-setup-phase-first = İlk kart, bir sinek
pis_yedili-setup-phase-lap = İlk sinek turu
pis_yedili-setup-phase-turn = Bir sıra
pis_yedili-setup-phase-again = Asın ardından ikinci oyun
pis_yedili-setup-phase-over = Elin sonu
pis_yedili-setup-way = Sıra hangi yöne
pis_yedili-setup-way-clockwise = saat yönünde
pis_yedili-setup-way-back = tersine
pis_yedili-setup-named = Valenin istediği
pis_yedili-setup-bill = Bekleyen ceza, kart olarak
pis_yedili-setup-drawn = Bu sırada çekilen
pis_yedili-setup-lap = İlk turdan kalan sıralar
pis_yedili-setup-muted = “Tek!” demeyi unuttu, bitiremez
pis_yedili-setup-idle = Çekecek kart yokken üst üste pas
pis_yedili-setup-moves = Şimdiye kadarki hamleler
pis_yedili-setup-born = Hangi kart ne zaman yeniden karıldı
pis_yedili-setup-declined = Neyin üstüne çekilip pas denildi
pis_yedili-setup-known = Eller hakkında herkesin bildiği
pis_yedili-setup-due = Kim daha kart alacak
pis_yedili-setup-end = Nasıl bitti
pis_yedili-position-empty = { SEAT($seat) }: elde kart yok, el bitmiş olurdu.
pis_yedili-position-no-discard = İlk kart beklenmiyorsa yerde açık bir kart olmalı.
pis_yedili-position-discard = İlk karttan önce yerde kart olmaz.
pis_yedili-position-unshuffled = Karılmadan önce hiçbir kart bir yerde değildir.
pis_yedili-position-no-suit = Üstteki { CARD($card) } bir renk istemeli.
pis_yedili-position-no-jack = Rengi yalnız üstteki vale ister.
pis_yedili-position-again = İkinci oyun yalnız üstte as varken ve masa kuralı böyleyse olur.
pis_yedili-position-no-bill = İlk kartta, ilk turda ve ikinci oyunda ceza beklemez.
pis_yedili-position-bill-steps = { $count } kartlık ceza olmaz. Olabilenler: { $allowed }.
pis_yedili-position-bill-card = Bunun üstünde ceza beklemez: { CARD($card) }.
pis_yedili-position-bill-drawn = Ceza beklerken bu sırada kimse kart çekmemiştir.
pis_yedili-position-lap = İlk sinek turu yalnız o masa kuralıyla, elin başında oynanır.
pis_yedili-position-due = Alınacak kart ancak deste bitmiş ve karılacak atılmış kart varken kalır.
pis_yedili-position-moves = Bir el { $count } hamlede biter.
pis_yedili-position-known = { SEAT($seat) }: bu el hakkında bilinenler kartlarına uymuyor.
pis_yedili-position-told = Satırın önceki oyun hakkında söyledikleri kartlara uymuyor.
pis_yedili-position-no-dealer = Dağıtan eksik.
pis_yedili-position-end = Bu el böyle bitmiş olamaz.
