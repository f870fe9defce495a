### The course of Pis Yedili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pis_yedili-lesson-opening-name = İlk kart
pis_yedili-lesson-opening-text = Dağıtandan sonraki oyuncu başlar, ilk kart da sinek olmak zorundadır. Bu kart ne olursa olsun hiçbir şey yapmaz.
pis_yedili-lesson-opening-step-1 = Üç sineğinle de açabilirsin. Biri var ki şimdi kimseye dokunmaz, sonra atılırsa savaş çıkarır: onu at.
pis_yedili-lesson-opening-no-small = Olur, ama açılış kartının etkisi yoktur. Hangi sineğini yalnız şimdi yedili savaşı çıkarmadan atabilirsin?
pis_yedili-lesson-opening-done = Yedili bile sessiz açar: yanındaki hiçbir şey çekmedi, sinekle uydu. İkinci karttan sonra her etki geçerlidir.

pis_yedili-lesson-fit-name = Ne uyar
pis_yedili-lesson-fit-text = Üstteki kartın rengi ya da sayısı tutuyorsa kart uyar. Vale, vale dışında her şeye uyar. İstersen bir kart çeker, sonra atar ya da pas geçersin.
pis_yedili-lesson-fit-step-1 = Üstte kupa 5 var, elinde uyan yok: ne kupa, ne beşli, ne vale. Çek.
pis_yedili-lesson-fit-step-2 = Kupa çektin. At onu; bir sırada yalnız bir kart çekilir.
pis_yedili-lesson-fit-no-kept = Çektiğin için pas geçebilirsin. Ama gidebilen kart gitsin.
pis_yedili-lesson-fit-done = Bir sıra budur: uyanı at, ya da bir kart çek, sonra at ya da pas geç. Çektiğin 8 yanındakini de atlatır.

pis_yedili-lesson-seven-name = Pis yedili
pis_yedili-lesson-seven-text = Yedili sonraki oyuncuya üç kart çektirir, sırasını da alır. Cezayı yalnız başka bir yedili savuşturur: altı olur, sonra dokuz, sonra on iki.
pis_yedili-lesson-seven-step-1 = Üç kart seni bekliyor. Cevap ver.
pis_yedili-lesson-seven-no-paid = Çekebilirsin, ama elinde yedili var. Başka hiçbir şey bu kadar kesin üç kart etmez.
pis_yedili-lesson-seven-done = Yanındakinde de yedili vardı, dokuz kart ondan sonrakine gitti. Ceza beklerken yalnız yedili atılır: ne vale, ne sekizli, ne as.

pis_yedili-lesson-aim-name = Yedili kime
pis_yedili-lesson-aim-text = Tek kartı kalanın yanında “Tek!” durur. Ne atarsan at, sıra onda.
pis_yedili-lesson-aim-step-1 = Sonraki oyuncunun tek kartı var. İki kartın uyuyor: eli bitirtmeyeni seç.
pis_yedili-lesson-aim-no-through = 9 yolu açık bırakır: bir kupa, bir dokuzlu ya da bir vale, el biter.
pis_yedili-lesson-aim-no-idle = Çekmek tek kartlıya hiçbir şey yapmaz. Cevap zaten elinde.
pis_yedili-lesson-aim-done = Üç kart daha, üstelik sırası gitti. Yedili, bitmek üzere olana saklanır.

pis_yedili-lesson-eight-name = Sekizli atlatır
pis_yedili-lesson-eight-text = Sekizliden sonra sıradaki oyuncu oynamaz.
pis_yedili-lesson-eight-step-1 = Yanındakinin tek kartı var, sende yedili yok. Sıra onu atlasın.
pis_yedili-lesson-eight-no-out = O zaman sıra tek kartlıya gelir, bitirebilir. Hangi kartın oyuncu atlatır?
pis_yedili-lesson-eight-done = Sıra doğrudan karşıya geçti. İki kişiyken sekizli sırayı yine sana verir.

pis_yedili-lesson-ten-name = Onlu döndürür
pis_yedili-lesson-ten-text = Onlu oyunun yönünü çevirir. Senden önceki artık senden sonra oynar.
pis_yedili-lesson-ten-step-1 = Yanındaki yine tek karta düştü. Oyunu öbür yana gönder.
pis_yedili-lesson-ten-no-out = Sıra tek kartlıya gelirdi. Oyunu çevir.
pis_yedili-lesson-ten-done = O tek kart şimdi üç oyuncu bekleyecek. Masadaki ok yönü hep gösterir.

pis_yedili-lesson-jack-name = Vale renk ister
pis_yedili-lesson-jack-text = Vale, vale dışında her karta uyar; atan, yeni kart atılana kadar geçerli olan rengi söyler.
pis_yedili-lesson-jack-step-1 = Yalnız vale uyuyor. Bir sonraki sıranda işine en çok yarayacak rengi iste.
pis_yedili-lesson-jack-no-thin = Tek sineğin var. Hangi renkten üç kartın var?
pis_yedili-lesson-jack-no-none = O renkten kartın yok: kendi isteğini beklersin.
pis_yedili-lesson-jack-no-kept = Vale el sonunda 25 puan yazar, hepsinden çok; şimdi de uyuyor.
pis_yedili-lesson-jack-done = Maça istedin, üç kartın maça. İstek, biri kart atana kadar çekişlerde ve paslarda sürer.

pis_yedili-lesson-ace-name = As iki kez oynar
pis_yedili-lesson-ace-text = Astan sonra herkes bir kart çeker, sen bir daha oynarsın, ama yalnız asın renginden.
pis_yedili-lesson-ace-step-1 = Üstte maça 6 var, elinde çok maça. İki kart attırandan başla.
pis_yedili-lesson-ace-step-2 = Maçan var, şimdi maça atmalısın. Valeleri sakla: sonra neredeyse her şeye uyarlar.
pis_yedili-lesson-ace-no-late = Onu sonra da atarsın. As, ötekilere birer kart çektirir, senden ikinci bir kartı da götürür.
pis_yedili-lesson-ace-no-wild = Vale hemen her zaman uyar. Onu başka bir şey uymadığında harca.
pis_yedili-lesson-ace-done = İki kart gitti, öteki ellere birer kart geldi. Maçan olmasaydı bir kart çeker, istersen pas geçerdin.

pis_yedili-lesson-sprint-name = Tek sırada bitir
pis_yedili-lesson-sprint-text = Biri son kartını attığı anda el biter.
pis_yedili-lesson-sprint-step-1 = İki kartın var, ikisi de maça. Kimse oynamadan ikisini de atmanın bir yolu var.
pis_yedili-lesson-sprint-step-2 = Sıra yine sende. Bitir.
pis_yedili-lesson-sprint-no-waits = O zaman bir kartın kalır, senden önce üç kişi oynar. As sana bir sıra daha verir.
pis_yedili-lesson-sprint-done = Bitti. As herkese kart da çektirdi, onlar da cezalarına yazılır.

pis_yedili-lesson-multiply-name = Son kart katlar
pis_yedili-lesson-multiply-text = Son kart yediliyse ötekilerin kartları üç kat, valeyse iki kat yazılır.
pis_yedili-lesson-multiply-step-1 = İki maçan var, kimsede maça yok gibi. Hangi sırayla atarsın?
pis_yedili-lesson-multiply-step-2 = Kimse uyamadı. Şimdi bitir.
pis_yedili-lesson-multiply-no-spent = Yedili şimdi bir kişiye üç kart çektirir. Sona kalırsa herkesin elindekini üçe katlar.
pis_yedili-lesson-multiply-no-late = Çekmeye gerek yok: iki kartın da uyuyor.
pis_yedili-lesson-multiply-done = Vale, ikili ve çekilen kart, hepsi üç kat: sondaki yedili bunu yapar.
