### The course of Pilotta. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pilotta-lesson-follow-name = Renge uymak
pilotta-lesson-follow-text = Çıkılan renkten kartı olan o renkten oynar, hangisi olursa olsun: koz dışında büyütmek şart değil. Büyükten küçüğe as, onlu, papaz, kız, vale, dokuzlu, sekizli, yedili.
pilotta-lesson-follow-step-1 = Kupa çıkıldı, solundaki maça sekizlisiyle çaktı; koz maça. Kartını oyna.
pilotta-lesson-follow-no-ten = Onların lövesine on puan: çakan löveyi zaten aldı. Küçük oynayabilirsin.
pilotta-lesson-follow-done = Elinde kupa varken çakman gerekmez, zaten çakamazsın da. Onlu da daha iyi bir löveye kaldı.

pilotta-lesson-climb-name = Kozun sırası
pilotta-lesson-climb-text = Kozun sırası başkadır: vale 20, dokuzlu 14, as 11, onlu 10, papaz 4, kız 3, sekizli, yedili. Koz çıkılınca, varsa, ortadaki en büyüğün üstüne çıkarsın.
pilotta-lesson-climb-step-1 = Eşin senin kozundan çıktı, papazın üstüne as geldi. Asın üstüne çık.
pilotta-lesson-climb-done = As papazın üstüne çıkmak zorundaydı, sana düştü. Daha büyüğün yoksa hangi koz olsa olur; lövenin kimde olduğuna bakılmaz.

pilotta-lesson-cut-name = Çakmak şart
pilotta-lesson-cut-text = Çıkılan renkten kartı olmayan koz oynar, löve eşinde olsa bile.
pilotta-lesson-cut-step-1 = Löve eşinin asında, sende karo yok. Çak; senden sonra oynayan yok.
pilotta-lesson-cut-no-seven = Burada seni kimse geçemez. Hangi kozun er geç daha büyüğüne puanlarıyla gider?
pilotta-lesson-cut-done = Eşinin asını ister istemez aldın, ama koz onlusu kurtuldu: 23 puan.

pilotta-lesson-over-name = Büyük kozla çakmak
pilotta-lesson-over-text = Lövede zaten koz varsa, elinden geliyorsa daha büyüğüyle çakarsın; eşinin kozu olsa da.
pilotta-lesson-over-step-1 = Eşin papazla çaktı, sende de kupa yok. İki kozun yeterince büyük.
pilotta-lesson-over-no-jack = Vale istediğin zaman löve alır, asını ise dokuzlu yakalayabilir. Bunu asla al.
pilotta-lesson-over-done = As kurtuldu, vale dokuzluyu bekliyor. Kozunu seçerken daha çıkmamış olanları düşün.

pilotta-lesson-under-name = Alttan çakmak
pilotta-lesson-under-text = Çakman gerekiyor da kozların yetişmiyorsa, yine koz oynarsın.
pilotta-lesson-under-step-1 = Ortada koz dokuzlusu var, geçemiyorsun. Yan renk olmaz: kozunu seç.
pilotta-lesson-under-no-ten = Koz olacak ama o değil: onlara on puan daha.
pilotta-lesson-under-done = Yedili puan vermez. Dokuzludan büyük kozun olmadığını da bütün masa öğrendi.

pilotta-lesson-announce-name = Önce ilan, sonra göster
pilotta-lesson-announce-text = Aynı renkten sıralı üç kart 20, dört kart 50, beş ve fazlası 100 eder. İlk lövede kartından önce ilan et, ikincide kartından önce göster.
pilotta-lesson-announce-step-1 = Kupa dokuzlu, onlu, vale: oynamadan önce ne dersin?
pilotta-lesson-announce-step-2 = “20” dediğini herkes duydu, kartları kimse görmedi. Şimdi renge uy.
pilotta-lesson-announce-step-3 = İkinci löve; bu masada hiçbir şey kendiliğinden gösterilmez. Kartından önce…
pilotta-lesson-announce-no-silent = Kartını oynadıktan sonra geç olur: ilk lövede ilan edilmeyen yazılmaz.
pilotta-lesson-announce-no-lost = Önce göster! İkinci kartından önce gösterilmeyen yanar.
pilotta-lesson-announce-done = Üç adım: ilan et, oyna, göster. Masan sıkı oynamıyorsa ikinci lövede kendiliğinden gösterilir.

pilotta-lesson-whose-name = Kimin ilanı geçerli
pilotta-lesson-whose-text = Yalnız en yüksek ilanı olan taraf yazar, hem de iki eşin bütün ilanlarını. Uzun olan kısayı, sonra büyük kartlı olan, sonra koz geçer.
pilotta-lesson-whose-step-1 = Sağındaki “20” dedi, eşin “50”. Sende kupa yedili, sekizli, dokuzlu var.
pilotta-lesson-whose-step-2 = Şimdi sineğini oyna. Löve onların.
pilotta-lesson-whose-step-3 = İkinci löve: eşin gösterdi. Renge uy, seninkiler de gösterilsin.
pilotta-lesson-whose-no-silent = Onların 20’si seninkini geçer, ama eşinin 50’si onlarınkini geçer; o zaman seninki de yazılır.
pilotta-lesson-whose-no-gift = Onlara iki puan; oysa dokuzlu hiç vermez.
pilotta-lesson-whose-done = Size 70, onlara sıfır: 20’leri gösterilmedi bile.

pilotta-lesson-pilotta-name = Pilotta
pilotta-lesson-pilotta-text = Bir elde koz papazı ile kızı pilottadır: hiçbir ilanın geçemeyeceği 20 puan. Birincisinde “pilotta”, ötekinde “re-pilotta” denir.
pilotta-lesson-pilotta-step-1 = Karon yok, senden sonra oynayan da yok. Löveyi en çok puan getiren kartla al.
pilotta-lesson-pilotta-step-2 = Eşin maça demişti: koz dön, masa ikincisini de duysun.
pilotta-lesson-pilotta-no-queen = Yine “pilotta” olur, ama papaz bir puan fazla getirir, bu löve de sağlam.
pilotta-lesson-pilotta-no-small = Sekizli de alır, ama puanı yok. Papazı kurtar.
pilotta-lesson-pilotta-no-low = Koz, evet; ama löveyi nasıl olsa eşin alıyor, kız da üç puan.
pilotta-lesson-pilotta-no-ace = Önce koz: kozlar dışarıdayken asına çakabilirler.
pilotta-lesson-pilotta-done = Pilotta söze sayılır; kartları kaptıran da onu kaybetmez. Yalnız ihale batarsa karşı tarafa gider.

pilotta-lesson-feed-name = Eşinin lövesinde
pilotta-lesson-feed-text = Löve eşindeyse puan ver; ama kendi başına löve alacak kartı verme.
pilotta-lesson-feed-step-1 = Eşin çaktı, senden sonra oynayan yok. Hangi karo?
pilotta-lesson-feed-no-ace = Löve zaten sizin. Onlu ile papaz dışarıda: as ileride birini yakalayabilir.
pilotta-lesson-feed-no-small = Kendi tarafına puan yok mu? Karolarından birinin puanı var ama pek löve alamaz.
pilotta-lesson-feed-done = Üç puan fazladan; as da onların onlusuyla papazının üstünde duruyor.

pilotta-lesson-draw-name = Kozları topla, sonra dur
pilotta-lesson-draw-text = İhaleyi alan, sayarak rakiplerin kozlarını toplar, bitince durur: hepsi sekiz tane.
pilotta-lesson-draw-step-1 = 100 maça dedin, ilk sen çıkıyorsun. Başla.
pilotta-lesson-draw-step-2 = Dört koz gitti, ikisi sende: dışarıda onlu ile yedili var. Devam mı?
pilotta-lesson-draw-step-3 = Kozlarının hepsi düştü. Şimdi?
pilotta-lesson-draw-no-nine = Kozda dokuzlu astan büyüktür. Kesin alan yalnız vale.
pilotta-lesson-draw-no-small = Löveyi hediye edersin. En büyüğüyle çık, kim ne atıyor bak.
pilotta-lesson-draw-no-early = Buna çakan çıkabilir. Önce koz, yan aslar sonra.
pilotta-lesson-draw-no-left = Onlu daha dışarıda, bunu alır. Elindeki iki kozdan büyüğü hangisi?
pilotta-lesson-draw-no-spent = Kimsede koz kalmadı. Sonuncuyu sakla: bir löve daha alır, belki de son löveyi.
pilotta-lesson-draw-done = Artık karoların yürür; masadaki tek koz senin maça sekizlin.

pilotta-lesson-bid-name = İhale
pilotta-lesson-bid-text = Söz bir sayı ile bir renktir. Sonraki, renk ne olursa olsun, daha büyük sayı söyler. Üç pasla biter; pas diyen yine söze girebilir.
pilotta-lesson-bid-step-1 = Solundaki 80 kupa dedi. Sende maça valesi, dokuzlusu, iki maça daha ve bir as var. Ne dersin?
pilotta-lesson-bid-no-pass = Vale ve dokuzluyla dört koz ortalama 120’den fazla getirir. Söyle!
pilotta-lesson-bid-no-close = Onların kozu sende yokken batacaklarını bilemezsin. Güçlü olan senin elin.
pilotta-lesson-bid-no-suit = İhaleyi alırsın ama yanlış kozla. Valen ile dokuzlun nerede?
pilotta-lesson-bid-no-theirs = Kupa onların rengi: sende yalnız sekizli var.
pilotta-lesson-bid-no-jump = Bununla daha çok löve almazsın. Her onluk hesapta bir kazandırır; batmak otuzdan fazlaya mal olur.
pilotta-lesson-bid-done = 90 yetti. Öne geçmeye yeten en küçüğü söyle; ancak zorlarlarsa artır.

pilotta-lesson-close-name = Kapatmak
pilotta-lesson-close-text = Batacaklarından eminsen kapat: söz iki katı sayılır, kazanan hepsini alır. Sonra kimse söz söylemez; onlar yalnız yine kapatabilir, dört katına.
pilotta-lesson-close-step-1 = Size karşı 120 kupa. Kupalarına ve aslarına bak.
pilotta-lesson-close-no-pass = Zor çıkarırlar, ama o zaman tek katı yazılır. Kozlarının valesi, dokuzlusu ve iki asla daha fazlasını söyleyebilirsin.
pilotta-lesson-close-no-higher = Onlar tutamayacakları sözü vermişken sen niye 130 diyesin?
pilotta-lesson-close-no-theirs = Onların rengi: üç koz 130 için az, ama onları batırmaya yeter.
pilotta-lesson-close-done = Batarlarsa size 24 ile 16, bir de bütün ilanlar yazılır. Çıkarırlarsa onlara.

pilotta-lesson-count-name = Söze kadar saymak
pilotta-lesson-count-text = Söze tam ulaşmak gerekir, yuvarlamadan önce: 99 ile 100 çıkmaz. Son löve on puan fazladan getirir.
pilotta-lesson-count-step-1 = 100 dedin, 81’in var. Koz dokuzlusu en büyük, sinek onlusu dışarıda. Önce hangisi?
pilotta-lesson-count-step-2 = Onlar çıkıyor, ama son söz senin.
pilotta-lesson-count-no-now = Dokuzlu ile kız 17 eder: 98. Son löveyi de sinek onlusu alır. İki puan eksik!
pilotta-lesson-count-done = 14, 3 ve son lövenin onu: 108. Sona saklanan koz on puan fazla eder.

pilotta-lesson-six-name = 6 kuralı
pilotta-lesson-six-text = Hesap onlukla tutulur: 5’e kadar aşağı, 7’den yukarı. İki tane 6 olursa ihaleyi alan yukarı, ötekiler aşağı yuvarlanır.
pilotta-lesson-six-step-1 = İhale sende: 80 sinek. Bu löve onların, son löve eşinin asında. Kupa vale mi, kız mı?
pilotta-lesson-six-step-2 = Son löve eşinde: kız yine size gelir.
pilotta-lesson-six-no-point = Bir puancık, ama o zaman 125’e 37: hesapta 12 ve 4. Onlara bir puan eksik verirsen ne olur?
pilotta-lesson-six-done = 126’ya 36: iki tane 6; size 13, onlara 3. Tek puan hesapta iki etti.
