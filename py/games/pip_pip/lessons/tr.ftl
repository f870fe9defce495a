### The course of Pip-Pip. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pip_pip-lesson-follow-name = Renge uymak
pip_pip-lesson-follow-text = Çıkılan renk elinde varsa onu oynamalısın. Kimse koz çakmazsa o rengin en büyüğü löveyi alır.
pip_pip-lesson-follow-step-1 = Kupa çıkıldı, papaz masada, son oynayan sensin. Löveyi al.
pip_pip-lesson-follow-no-low = Uyar, ama papazı beş puanıyla başkasına bırakır. Son oynuyorsun: asını kimse geçemez.
pip_pip-lesson-follow-done = Bir lövede on beş puan: as on, papaz beş. Koz ikilin beklesin: elinde kupa varken onu zaten oynayamazdın.

pip_pip-lesson-two-name = En büyük: ikili
pip_pip-lesson-two-text = Her renkte ikili asın üstündedir. İkili 11, as 10, papaz 5, kız 4, vale 3 eder; ötekiler hiç.
pip_pip-lesson-two-step-1 = Masada kupa as ve papaz var, son oynayan sensin. Ası ne geçer?
pip_pip-lesson-two-no-left = O zaman as da papaz da başkasına gider. Son oynarken ikilin güvende.
pip_pip-lesson-two-done = Yirmi altı puan: 11, 10 ve 5. Erken oynanan ikiliye koz çakılabilir; son oynanan güvendedir.

pip_pip-lesson-twin-name = Sonraki ikiz
pip_pip-lesson-twin-text = İki deste var, yani her kart iki tane. En büyük iki eş karttan ikinci oynanan kazanır.
pip_pip-lesson-twin-step-1 = Kupa as masada. Ötekisi sende, üstelik son oynuyorsun.
pip_pip-lesson-twin-no-shy = Senin asın ilkini geçer, çünkü ikinci geliyor. Senden sonra kimse yok.
pip_pip-lesson-twin-done = İki as yirmi puan, kız da dört. İkizi olan kartta beklemek kazandırır.

pip_pip-lesson-trump-name = Koz çakmak
pip_pip-lesson-trump-text = Çıkılan renk sende yoksa ne istersen oynarsın, koz da. En büyük koz löveyi alır; çakmak zorunlu değildir.
pip_pip-lesson-trump-step-1 = Masada kupa papaz, ikili ve as: 26 puan. Sende kupa yok, koz maça.
pip_pip-lesson-trump-no-high = 9 da alır, ama 3 yeter: senden sonra kimse yok. Büyük kozu sakla.
pip_pip-lesson-trump-no-gift = Vale, başkasına üç puan daha demek. Çak.
pip_pip-lesson-trump-no-pass = Atabilirsin, ama 26 puan başkasına gider. Küçük bir koz yeter.
pip_pip-lesson-trump-done = En küçük koz papazı, ikiliyi ve ası aldı. Her karttan sonra olduğu gibi bir kart da çektin.

pip_pip-lesson-gift-name = Hediye yok
pip_pip-lesson-gift-text = Alamayacağın löveye en ucuz kartın gider: yalnız ikili, as, papaz, kız ve vale sayılır.
pip_pip-lesson-gift-step-1 = Koz ikilisi bu löveyi aldı bile. Kupaya uymalısın.
pip_pip-lesson-gift-no-three = Üç puan hediye. Kupa 3 hiç saymaz.
pip_pip-lesson-gift-done = Kayıp yok. Vale daha iyi bir günde iş görür.

pip_pip-lesson-call-name = Pip-Pip!
pip_pip-lesson-call-text = Elindeki bir rengin papazıyla kızını söylersen 50 puan alırsın, o renk sonraki löveden itibaren koz olur. Zaten koz olan renkle olmaz.
pip_pip-lesson-call-step-1 = Sen çıkacaksın, elinde karo papazla kız var. Söyle.
pip_pip-lesson-call-step-2 = Artık koz karo, en büyüğü de sende. Onu çık.
pip_pip-lesson-call-no-first = Çıkmadan önce söyle: karo daha bu lövede koz olsun.
pip_pip-lesson-call-no-broken = Biri oynandı mı 50 puan gider.
pip_pip-lesson-call-no-small = Bu geçilebilir. En büyük koz ikilidir.
pip_pip-lesson-call-no-bare = Söylenen kartlar elde kalır, öteki kartlar gibi oynanır; ama as ya da ikili bunu geçer.
pip_pip-lesson-call-done = Elli puan ve bir löve. Papazla kız artık önünde açık, ama hâlâ senin.

pip_pip-lesson-later-name = Löve kozunu korur
pip_pip-lesson-later-text = Her an söyleyebilirsin, lövenin ortasında bile. O löve kozunu korur; yeni koz sonrakinden başlar.
pip_pip-lesson-later-step-1 = Kupa çıkıldı, sıra sende. Önce karonu söyle, ne değişecek gör.
pip_pip-lesson-later-step-2 = Burada koz hâlâ maça. Löveyi asınla al.
pip_pip-lesson-later-step-3 = Sen çıkıyorsun, artık koz karo. En büyüğünü çık.
pip_pip-lesson-later-no-first = Bu da olurdu. Ama burada önce söyle: yürüyen löveye bakıyoruz.
pip_pip-lesson-later-no-old = Koz artık maça değil: bu löveden itibaren karo.
pip_pip-lesson-later-done = İki löve ve 50 puan. Aynı lövede senden önce biri söyleseydi onun rengi koz olurdu, 50 puan yine senindi.

pip_pip-lesson-two-calls-name = Birden iki Pip-Pip
pip_pip-lesson-two-calls-text = Sonraki çıkıştan önce söylenenlerin her biri 50 sayar, ama kozu yalnız ilki belirler.
pip_pip-lesson-two-calls-step-1 = Elinde iki çift var. Koz olmasını istediğin renkten başla.
pip_pip-lesson-two-calls-step-2 = Koz karo olacak. Şimdi ikinci elli.
pip_pip-lesson-two-calls-step-3 = Daha ilk karttan önce yüz puan. En büyük kozu çık.
pip_pip-lesson-two-calls-no-rules = İlk söylenen geçer: koz sinek olurdu, ondan yalnız iki kartın var. Karon ise dört, biri ikili.
pip_pip-lesson-two-calls-no-first = Çıkmadan önce söyle, iki çift de bozulmadan.
pip_pip-lesson-two-calls-no-now = Önce söyle: elli şimdi kesin, sonra kozun ne olacağını kimse bilmez.
pip_pip-lesson-two-calls-no-bare = Papazla kızı alacakları lövelere sakla. İkili kesin.
pip_pip-lesson-two-calls-done = İki çift için yüz puan, koz da senin seçtiğin. Bir kart yalnız bir Pip-Pip’te kullanılır.

pip_pip-lesson-own-trump-name = Kozun papazıyla kızı
pip_pip-lesson-own-trump-text = Koz olan rengin papazıyla kızı söylenmez. Ama koz değişebilir, o zaman söylenir.
pip_pip-lesson-own-trump-step-1 = Koz maça, papazıyla kızı sende. İkisini de saklayan bir kart çık.
pip_pip-lesson-own-trump-no-broken = O zaman çift bir daha gelmez. İkisini de tut: başka renkten ilk Pip-Pip seninkini elli puan yapar.
pip_pip-lesson-own-trump-done = Şimdi bekle. Başka bir renk koz olur olmaz maçaların elli puan.
