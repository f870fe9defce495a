### The course of Pili Pili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pili_pili-lesson-bet-name = Sayını söyle
pili_pili-lesson-bet-text = Beş kart, beş löve; löveyi en büyük sayı alır. Oyundan önce herkes kaç löve alacağını söyler. Her fazlası da her eksiği de bir Pili.
pili_pili-lesson-bet-step-1 = Sayılar 1’den 55’e kadar, bir de Joker var. Bu elle kaç löve alırsın?
pili_pili-lesson-bet-no-none = 53 ile 55, istesen de istemesen de löve alır. Her biri sana bir Pili yazdırır.
pili_pili-lesson-bet-no-one = 55 için bir, doğru. Ama 53’ü de geçen pek yok.
pili_pili-lesson-bet-no-more = Kalanı 3, 8 ve 12: üç rakibe karşı bunlarla löve çıkmaz. Büyükleri say.
pili_pili-lesson-bet-no-all = Burada çok löve iyi demek değil. Önemli olan tam sayıyı tutturmak.
pili_pili-lesson-bet-done = İki büyük kart, iki löve. Artık tam iki löve istiyorsun: üçüncüsü, eksik kalan kadar pahalı.

pili_pili-lesson-win-name = Büyük sayı alır
pili_pili-lesson-win-text = Renk yok, uyma zorunluluğu da yok: istediğin kartı oyna. Löveyi en büyük sayı alır, sonrakine de o çıkar.
pili_pili-lesson-win-step-1 = 2 dedin, son sen oynuyorsun; şimdilik 42 alıyor. Löveyi en ucuza al.
pili_pili-lesson-win-no-dear = Alır, ama daha küçüğü de yetiyor. 54 ikinci löven için lazım.
pili_pili-lesson-win-no-lost = Öyle olursa löve 42’ye kalır. İki löve lazım, son oynayan da neyin yettiğini bilir.
pili_pili-lesson-win-done = 45 yetti, 54 de ikinci löve için elinde. Son oynarken ne gerektiğini tam görürsün.

pili_pili-lesson-price-name = Tutmazsa ne olur
pili_pili-lesson-price-text = Tur bitince hesap görülür: her fazla löve bir Pili, her eksik löve bir Pili. Tutan tahmin bedava.
pili_pili-lesson-price-step-1 = İki kartın kaldı. 1 dedin, daha löven yok; şimdilik 36 alıyor. Löveni al.
pili_pili-lesson-price-step-2 = Löveni aldın. Şimdi son kartını çık.
pili_pili-lesson-price-no-later = O zaman son löveyi 48 almalı, birinde daha büyüğü olabilir. Burada kesin alıyor.
pili_pili-lesson-price-done = Sana Pili yok. Solundaki 3 dedi, 2 aldı: bir Pili. Sağındaki orta boy kartlarla 0 dedi, 2 aldı: iki Pili.

pili_pili-lesson-hook-name = Son söyleyen
pili_pili-lesson-hook-text = Tahminlerin toplamı löve sayısına eşit olamaz; yani mutlaka birininki tutmaz. Hesabı yalnız son söyleyen yapar.
pili_pili-lesson-hook-step-1 = Diğerleri 1, 2 ve 1 dedi. Beş löve var: sana bir sayı yasak. Ondan sonra en iyisi hangisi?
pili_pili-lesson-hook-no-none = 55’in, Joker çıkmadıkça löve alır; 46 da bir tane alabilir. Sıfır tutmaz.
pili_pili-lesson-hook-no-many = Bir sağlam kart, bir iyi kart, sonra 23, 18 ve 4. Bu kadarı fazla umut.
pili_pili-lesson-hook-done = 1 yasaktı: 4 + 1 = 5. O yüzden iki: 55, bir de şansın varsa 46. Diğerlerinin toplamı beşi geçseydi serbesttin.

pili_pili-lesson-zero-name = Boş el, sıfır
pili_pili-lesson-zero-text = Küçük kart şanssızlık değil: 0 de, hiç alma, hiç Pili yeme. Bundan sağlam tahmin yok.
pili_pili-lesson-zero-step-1 = 24’ün üstünde hiçbir şeyin yok. Kaç diyorsun?
pili_pili-lesson-zero-step-2 = 38 çıktı, elindekilerin hepsinden büyük. Fırsat bu: başını ağrıtabilecek kartı elden çıkar.
pili_pili-lesson-zero-no-one = Hangi kartla? 24’ün üç kişiyi birden geçmesi kırk yılda bir olur.
pili_pili-lesson-zero-no-many = Bu kartlarla dediklerinin neredeyse hepsi eksik kalır, tanesi bir Pili.
pili_pili-lesson-zero-no-later = O da geçilir, ama daha büyüğü de geçilir. Yanlışlıkla löve alabilecek kartın hangisi?
pili_pili-lesson-zero-no-safe = O kart her zaman geçilir, sonraya kalsın. Tehlikeli kartı atmanın sırası şimdi.
pili_pili-lesson-zero-done = 24, 53’ün altında gitti. Kalanlar zaten kolay kolay löve almaz. Tehlikeli olan orta boy kartlardır: fırsat buldukça at.

pili_pili-lesson-made-name = Bu kadarı yeter
pili_pili-lesson-made-text = Tahminin tutunca fazladan her löve bir Pili. Artık löve vermek istiyorsun, hem de ileride löve alabilecek kartlarla.
pili_pili-lesson-made-step-1 = 1 dedin, aldın. 40 çıktı. Geçilen kartlarının en büyüğünü oyna.
pili_pili-lesson-made-step-2 = Bu kez 49. Yine aynısı.
pili_pili-lesson-made-no-over = 43, 40’ı geçer: istemediğin löve sana kalabilir. Hemen altındaki hangisi?
pili_pili-lesson-made-no-safe = 4 her zaman geçilir. 40’ın altına, ileride yanlışlıkla löve alacak bir kart at.
pili_pili-lesson-made-no-left = O zaman 43 son löveye kalır, onu da alabilir. 49’un altında geçiliyor.
pili_pili-lesson-made-done = 39 ile 43 löve almadan gitti, kalan 4’ün kimseye zararı yok. Alttan kaçmak budur.

pili_pili-lesson-big-name = İstediğin son löve
pili_pili-lesson-big-text = İstediğin son löveyi en büyük kartınla al: elinde kalan, kolay geçilen bir kart olsun.
pili_pili-lesson-big-step-1 = 1 dedin, löven yok, son sen oynuyorsun. İki kartın da 41’i geçer. Hangisi kalsın?
pili_pili-lesson-big-step-2 = Löveni aldın. 47 çık, birinde daha büyüğü olsun diye um.
pili_pili-lesson-big-no-keeps = O zaman 54 çıkarsın, ikinci löveden seni yalnız 55 ya da Joker kurtarır. 47 daha kolay geçilir.
pili_pili-lesson-big-done = İki kişide 47’den büyüğü vardı: dediğin gibi bir löve. Daha lazımsa ucuza al, sonuncuyu pahalıya al.

pili_pili-lesson-joker-name = Joker bekler
pili_pili-lesson-joker-text = Joker’i oynarken kaç olduğunu söylersin, 0’dan 56’ya. 56 hepsini yener. Ne lazım, belli olana kadar sakla.
pili_pili-lesson-joker-step-1 = 1 dedin, daha löven yok. İki kart: 35 ve Joker. Şimdilik 40 alıyor. Hangisi gitsin?
pili_pili-lesson-joker-step-2 = Son löve, sana lazım. Senden sonra bir kişi daha oynayacak. Joker kaç olsun?
pili_pili-lesson-joker-no-early = Alır, ama sonra 35 çıkarsın, o da alabilir: bir fazla.
pili_pili-lesson-joker-no-spent = O zaman iş son lövede 35’e kalır. Kesin alan Joker’di.
pili_pili-lesson-joker-no-equal = Joker ile kart eşitse kart kazanır. Eşi olmayan tek bir sayı var.
pili_pili-lesson-joker-no-thin = 43’e yeter, ama sonuncuda daha büyüğü olabilir. Kimsenin yetişemediği sayı hangisi?
pili_pili-lesson-joker-no-nothing = 0 olursa hepsine yenilir, oysa löve sana hâlâ lazım.
pili_pili-lesson-joker-done = Tam bir. 35, 40’ın altında gitti, Joker de son löveyi kesin aldı.

pili_pili-lesson-escape-name = Joker sıyrılır
pili_pili-lesson-escape-text = Joker yenilmeyi de bilir: 0 olunca her kartın altında kalır. Seni fazla löveden böyle kurtarır.
pili_pili-lesson-escape-step-1 = 2 dedin, 2 aldın. 53 çıktı; elinde 51 ve Joker var. Hangisi şimdi kesin geçilir de gider?
pili_pili-lesson-escape-step-2 = Son löve: 4 çıktı, arkanda iki oyuncu var. Joker’e kesin yenilen bir sayı söyle.
pili_pili-lesson-escape-no-early = O zaman son kartın 51 olur, onu da geçen pek yok. 53’ün altında şimdi geçiliyor.
pili_pili-lesson-escape-no-takes = Böyle löveyi alırsın, üçüncü löven olur. İki demiştin.
pili_pili-lesson-escape-no-hangs = 4’ün hemen üstü: arkandaki iki kişinin eline kalırsın. Yerdeki karta yenil.
pili_pili-lesson-escape-done = İki dedin, iki aldın. 4’e kadar hepsi yeterdi: Joker ile kart eşitse kart kazanır.

pili_pili-lesson-potato-name = Sıcak patates
pili_pili-lesson-potato-text = Görev, bir tur için tek bir şeyi değiştirir. “Sıcak patates”: üç kart; tahminden sonra herkes soluna gizlice bir kart verir.
pili_pili-lesson-potato-step-1 = İlk sen söylüyorsun. Bir kart gidince elinde ne kalacak, onu düşün.
pili_pili-lesson-potato-step-2 = 0 dedin. Soluna hangi kart gitsin?
pili_pili-lesson-potato-no-gone = 55 için mi? Onu tutman gerekmiyor: ver gitsin, elinde iki küçük kart kalır.
pili_pili-lesson-potato-no-many = Tek büyük kart o kadar löve etmez, üstelik onu verebilirsin.
pili_pili-lesson-potato-no-low = Elinde 55, tahminin 0: öyle kalırsın. Tahminine uymayanı ver.
pili_pili-lesson-potato-done = 55 artık solundakinin derdi, tahminler de değişmez. Sağından 18 geldi, onunla idare edilir.

pili_pili-lesson-reversed-name = Tepetaklak
pili_pili-lesson-reversed-text = “Tepetaklak” görevi sırayı ters çevirir: en küçük kart kazanır. Bu kez dört kart, gerisi her zamanki gibi.
pili_pili-lesson-reversed-step-1 = 1, 1 ve 1’den sonra son sen söylüyorsun. Tepetaklak bu kartlar kaç löve eder?
pili_pili-lesson-reversed-step-2 = Son sen oynuyorsun, şimdilik 8 alıyor. Löveyi en ucuza al.
pili_pili-lesson-reversed-no-none = 2 ile 5 şimdi güçlü: demediğin löveler sana kalır.
pili_pili-lesson-reversed-no-many = Tepetaklak 51 ile 54 hiçbir şey almaz. Yalnız küçükleri say.
pili_pili-lesson-reversed-no-dear = Alır, ama 5 de yetiyor. En iyi kartın 2, ikinci löveye kalsın.
pili_pili-lesson-reversed-no-loses = Bu tur büyük kartlar almaz. Sana iki löve lazım, bu da senin olabilir.
pili_pili-lesson-reversed-done = 5, 8’i geçti, 2 daha duruyor. Tepetaklak Joker 0 iken en güçlü, 56 iken en zayıf.

pili_pili-lesson-limit-name = Oyunu bitirmek
pili_pili-lesson-limit-text = Birini 7 Pili’ye vardıran tur herkes için son turdur. O anda en az Pili’si olan kazanır.
pili_pili-lesson-limit-step-1 = Sende 2 Pili var, diğerlerinde 6, 4 ve 4. Senin 1 tuttu. 6’sı olan 3 dedi, 1 aldı; kalan iki löve de ona lazım.
pili_pili-lesson-limit-step-2 = Onun tahmini yattı. Son kartını oyna.
pili_pili-lesson-limit-no-on = Belki bir Pili’den kurtulursun, ama 6’sı olan da kurtulur, oyun sürer. Ya bu löveyi sen alırsan?
pili_pili-lesson-limit-done = Sana bir Pili, solundakine yedincisi. 7, 4 ve 5’e karşı 3: oyun bitti, kazanan sensin.
