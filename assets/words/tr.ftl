# The house's own words: what every game shares. Games bring theirs in py/games/<game>/words.
# Keys are kebab-case; words that belong to a game begin with its name.
# Turkish puts endings on names and numbers by their sound, which a placeable does not tell: so names stand bare, as
# subjects or beside “ile” and “için”, and cards are compounds (kupa ası) that may be objects without an ending.
# A deal is an “el”, a trick is a “löve”, so that neither is taken for the other.

## Cards. `form` of a rank: plain stands alone and after a number (“3 onlu”); `card` is the rank after its suit.

card = { SUIT($suit) } { RANK($rank, form: "card") }
card-name = { CARD($card) }
card-number = { $number }
card-Joker = Joker
card-hidden = kapalı bir kart
rank-A =
    { $form ->
        [card] ası
       *[plain] as
    }
rank-K =
    { $form ->
        [card] papazı
       *[plain] papaz
    }
rank-Q =
    { $form ->
        [card] kızı
       *[plain] kız
    }
rank-J =
    { $form ->
        [card] valesi
       *[plain] vale
    }
rank-T =
    { $form ->
        [card] onlusu
       *[plain] onlu
    }
rank-9 =
    { $form ->
        [card] dokuzlusu
       *[plain] dokuzlu
    }
rank-8 =
    { $form ->
        [card] sekizlisi
       *[plain] sekizli
    }
rank-7 =
    { $form ->
        [card] yedilisi
       *[plain] yedili
    }
rank-6 =
    { $form ->
        [card] altılısı
       *[plain] altılı
    }
rank-5 =
    { $form ->
        [card] beşlisi
       *[plain] beşli
    }
rank-4 =
    { $form ->
        [card] dörtlüsü
       *[plain] dörtlü
    }
rank-3 =
    { $form ->
        [card] üçlüsü
       *[plain] üçlü
    }
rank-2 =
    { $form ->
        [card] ikilisi
       *[plain] ikili
    }
suit-C = sinek
suit-D = karo
suit-H = kupa
suit-S = maça
suit-letter-S = M
suit-letter-H = Ku
suit-letter-D = Ka
suit-letter-C = S

## Seats

seat-you = Sen
seat-unknown = { $seat }. koltuk
player-1 = Ayşe
player-2 = Andreas
player-3 = Margot
player-4 = Kemal
player-5 = Eleni
player-6 = Hugo
player-7 = Defne
player-8 = Nikos
player-9 = Chiara
player-10 = Yusuf
player-11 = Despina

## The house

house-name = Pi Parlour
house-sentence = Bir masa, dört kart oyunu. Elini kimse görmez.
settings = Ayarlar
settings-theme = Işık
settings-theme-system = Cihazdaki gibi
settings-theme-light = İkindi
settings-theme-dark = Akşam
settings-pace = Tempo
settings-pace-relaxed = Acelesiz
settings-pace-normal = Normal
settings-pace-quick = Hızlı
settings-pace-instant = Anında
settings-cards = Renkler
settings-cards-two-colour = Kırmızı ve siyah
settings-cards-four-colour = Dört renk
settings-look = Oda
settings-deck = Kartlar
settings-play = Masada
settings-reset = Hepsini varsayılana döndür
settings-text = Yazı boyu
settings-size = Kart boyu
settings-percent = %{ $value }
settings-cloth = Çuha
settings-cloth-game = Oyununki
settings-cloth-green = Yeşil
settings-cloth-slate = Kurşuni
settings-faces = Kart yüzü
settings-faces-auto = Sığdığı gibi
settings-faces-plain = Tam resim
settings-faces-big = İri rakam
settings-signs = Renk için ikinci işaret
settings-signs-none = Yok
settings-signs-letters = Harf
settings-signs-patterns = Desen
settings-sort = Elim dizilsin
settings-sort-game = Oyundaki gibi
settings-sort-turned = Tersine
settings-sort-ranks = Değere göre
settings-hold = Biten löve dursun
settings-hold-usual = Biraz
settings-hold-long = Uzunca
settings-hold-tap = Ben geçene dek
settings-forced = Tek hamle varsa kendiliğinden oynansın
settings-confirm = Kart ikinci dokunuşta oynansın
settings-hand = Düğmeler
settings-hand-right = Sağ el için
settings-hand-left = Sol el için
settings-sound = Ses
settings-sound-off = Kapalı
settings-sound-soft = Hafif
settings-sound-full = Tam
settings-language = Dil
settings-language-failed = “{ $name }” sözleri gelmedi. Dil olduğu gibi kaldı; sonra yeniden dene.
settings-done = Tamam
language-own-name = Türkçe
dialog-close = Kapat
not-kept = Tarayıcın bu sayfa için hiçbir şey saklamıyor: sayfayı kapatırsan maç gider.

not-kept-full = Bu tarayıcıda yer kalmadı, maç artık saklanmıyor. Dosya olarak kaydedebilirsin: “Bu masa”, sonra “Paylaş”.

## Starting up (index.html shows these before the catalogue is there)

boot-slow = Masanın gelmesi uzun sürdü. Birazdan gelebilir; istersen yeniden dene.
boot-broken = Oyunun bir parçası gelmedi, masa kurulamadı.
boot-unsupported = Bu tarayıcı oyunlar için fazla eski. Chrome veya Edge 125, Firefox 125, Safari 17.5 ve daha yenileriyle oynanır.
boot-retry = Yeniden dene
boot-noscript = Oyunlar tarayıcında Python ile çalışır, bunun için JavaScript gerekir: lütfen aç ve sayfayı yeniden yükle.

## The lobby

games-name = Oyunlar
tile-play = Oyna
tile-lay = Masayı kur
tile-learn = Öğren
tile-players = { $fewest }–{ $most } kişilik
tile-players-just = { $most } kişilik
tile-players-best = { $fewest }–{ $most } kişilik, en güzeli { $from }–{ $to } kişiyle
saved-name = Masan hâlâ kurulu
saved-facts-plain = Kaldığın yerden devam et.
saved-facts = { $game }, el { $number }/{ $of }
saved-facts-open = { $game }, el { $number }
saved-continue = Devam et
saved-before = Geri dön: { $game }, el { $number }
saved-before-plain = Önceki maça dön
saved-none = Bu tarayıcıda yarım kalmış maç yok.
saved-damaged =
    { $line ->
        [0] Saklanan maç okunamadı ({ $reason }). Bir kenara kondu; geri kalan her şey çalışıyor.
       *[other] Saklanan maç okunamadı: satır { $line }: { $reason }. Bir kenara kondu; geri kalan her şey çalışıyor.
    }
saved-damaged-file = Dosya olarak kaydet
saved-elsewhere = { $game }, başka bir sekmede oynanıyor
taken-name = Masan dolu
taken-words = Bu tarayıcının başka bir sekmesinde bir maç oynanıyor. Burada devam edersen orada durur; hiçbir şey kaybolmaz.
taken-here = Burada devam et
taken-there = Orada kalsın
taken-over = Maç başka bir sekmede sürüyor. Hepsi orada: “Devam et” ile geri getirebilirsin.
table-arriving = Masa kuruluyor…
log-name = Neler oldu
log-close = Olanları kapat

## Setting the table

form-back = Tüm oyunlar
form-players = Kaç kişi
form-best = en güzeli
form-company = Masadakiler
form-rules = Masa kuralları
form-changed =
    { $count ->
        [0] kurallara göre
       *[other] { $count } değişiklik
    }
form-reset = Hepsi kurala göre
form-usual = kural
form-rule = Kural { $rule }
form-less = Bir eksik
form-more = Bir fazla
form-deal = Kartları dağıt
form-summary =
    { $changed ->
        [0] { $players } kişi, kurallara göre
       *[other] { $players } kişi, { $changed } masa kuralı
    }
form-everyone = Herkes nasıl oynasın
bot-easy = Kolay
bot-easy-about = Oyunu bilir, ara sıra bir şeyi gözden kaçırır.
bot-normal = Normal
bot-normal-about = Kitabına göre oynar, çıkan kartları aklında tutar.
bot-strong = Zor
bot-strong-about = İleriyi düşünür: kartların nasıl dağılmış olabileceğini kafasında kurar, her birini sonuna kadar oynar.
bot-random = Rastgele
bot-random-about = Kural neye izin veriyorsa onu yapar.

## How the computer plays

about-title = Bilgisayar nasıl oynuyor
about-lead = Bilgisayar oyuncularının senden tek farkı idmanlı olmaları. Masada kimse elini görmez.
about-sight-name = Yerlerinden ne görünürse onu görürler
about-sight = Bilgisayar oyuncusuna, o sandalyede sen otursan ne bileceksen o verilir: kendi kartları, açık duranlar, söylenenler, oynananlar ve puanlar. Kapalı kartlar buna dahil değildir.
about-imagine-name = Gerisini hayal ederler
about-imagine = İleriyi düşünen oyuncu, görmediği kartları olanlara uyan türlü biçimlerde yeniden dağıtır, her dağıtımı sonuna kadar oynar ve en iyi sonucu vereni seçer. Doğru tahmin edebilir. Ama asla bakmaz.
about-levels-name = Üç düzey
about-proof-name = Bu nereden belli
about-proof = Her oyunda sınanır: elin ortasında, bir oyuncunun göremediği ne varsa başka türlü yeniden dağıtılır. Şans aynıysa oyuncu da aynı kararı vermelidir. Gizlice bakan biri başka karar verirdi, sınav da bunu yakalardı.
about-why-name = Nedenini söylerler
about-why = El bitince, olanlar listesinde bir hamlenin yanındaki “Neden?” düğmesine bas. Hem nedenini öğrenirsin hem de oyuncunun en iyi seçeneklerinden ne beklediğini. Daha erken söylese kartlarını göstermiş olurdu.
about-fair-name = Dağıtım mühürlüdür
about-fair = İlk karttan önce deste karılıp sabitlenir ve parmak izi gösterilir. El bitince neyin mühürlendiğini görür, parmak izini kendin yeniden hesaplarsın: arada kartlar değişmiş olamaz, ne senin lehine ne aleyhine.

## This table, and the seal on each hand

fair-name = Dürüst dağıtım
fair-about = Her elin destesi ilk karttan önce karılır ve mühürlenir. Parmak izini şimdi, destenin sırasını el bitince görürsün; böylece aynı olup olmadığına bakabilirsin.
fair-asking = Mühürler getiriliyor…
fair-deal =
    { $number ->
        [0] Bütün maç
       *[other] El { $number }
    }
fair-commitment = Parmak izi (SHA-256)
fair-text = Mühürlenen: tuz ve destenin sırası
fair-recipe = Kendin denetle
fair-kept = Söz tutuldu
fair-broken = Söz tutulmadı
fair-waits = Destenin sırası el bitince açıklanır.
fair-later = Destenin el içinde sonradan yapacakları, örneğin atılanların yeniden karılması, nasıl oynadığına bağlıdır. Bunlar bu maçın tek bir gizli sayısından çıkar; o sayı burada mühürlüdür ve maç bitince açıklanır; saklanan maçta da durur.
fair-copy = Kopyala
fair-copy-what = Kopyala: { $what }
fair-copied = Kopyalandı
fair-not-copied = Kopyalamak için seç

## The match: handing it on, beginning again

match-name = Bu maç
match-share = Paylaş
match-once-more = Aynı kartlar yeniden
match-once-more-ask = Bu dağıtımın kartları alıştırma için yeniden dağıtılır: sayılara girmez. Maç olduğu gibi lobide bekler.
match-once-more-yes = Yeniden dağıt
match-restart = Baştan başla
match-restart-ask = Bu masada yeni kartlarla yeni bir maç. Oynadığın maç lobide bekler.
match-restart-yes = Baştan başla
match-no = Hayır, devam
share-name = Paylaş
share-what = Ne paylaşılsın
share-hand = Aynı kartlar
share-hand-about = Bağlantıyı açan, senin yerinde ve aynı oyunculara karşı bu dağıtımın kartlarını alır.
share-here = Buradan
share-here-about = Bağlantıyı açan, senin yerinde tam bu andan devam eder.
share-match = Bütün maç
share-match-about = Şimdiye kadar olan her şey: başka bir tarayıcıda devam etmek ya da saklamak için.
share-match-over = Maç
share-match-over-about = Bağlantıyı açan, maçı bütün eller açık olarak adım adım izleyebilir.
share-link = Bağlantı
share-long = { $count } karakter; bazı programlar uzun bağlantıları keser, dosya daha güvenli.
share-copy-link = Bağlantıyı kopyala
share-copy-text = Metin olarak kopyala
share-file = Dosya olarak kaydet
open-name = Maç aç
open-about = Sana verilen ya da kaydettiğin bir maç: bitmişse adım adım izlenir, bitmemişse burada sürer.
open-file = Dosya seç
open-text = Ya da bağlantıyı veya metni buraya koy
open-do = Aç
open-unread = Bunun içinde maç yok: Pi Parlour dosyası ya da metni “pi-parlour record” diye başlar.
open-damaged =
    { $line ->
        [0] Bu maç okunamadı: { $reason }. Seninkilerden hiçbir şey değişmedi.
       *[other] Bu maç okunamadı: satır { $line }: { $reason }. Seninkilerden hiçbir şey değişmedi.
    }

## Earlier matches

history-name = Maçların
history-none = Henüz bir şey yok. Sonuna kadar oynadığın her maç burada, yalnız bu tarayıcıda saklanır.
history-all = Tüm oyunlar
history-which = Hangi oyunlar
history-figures = Nasıl gidiyor
history-level = Rakipler
history-played = Maç
history-won = Galibiyet
history-streak = Üst üste
history-best = Üst üste en çok
history-together = Hepsi
history-percent = %{ $share }
history-past = Maçlar
history-more =
    { $count ->
        [one] { $count } tane daha
       *[other] { $count } tane daha
    }
history-against =
    { $count ->
        [2] öbür oyuncu: { $level }
       *[other] { $count } oyuncu, öbürleri: { $level }
    }
bot-mixed = Karışık
bot-mixed-about = Çeşitli düzeylerde oyuncular.
history-practice = alıştırma
history-replay = Adım adım izle
history-facts-only = Yalnız sonucu saklandı
history-remove = Listeden çıkar
history-remove-ask = Bu maç artık saklanmaz ve sayılara girmez.
history-remove-yes = Çıkar
history-gone = Bu maç artık bu tarayıcıda saklanmıyor.
history-waits = bekliyor, { $hand }
history-watched = izlendi
history-won-match = kazandın, { $score }
history-shared = galibiyet paylaşıldı, { $score }
history-lost = kaybettin, { $score }
history-place = { $sides } içinde { $place }. sıra, { $score }

## A match gone through

replay-name = Maç adım adım
replay-where = Oyunun neresinde
replay-hand = Hangi dağıtım
replay-step = { $step }/{ $of }
replay-dealt = Kartlar dağıtıldı.
replay-first = Dağıtımın başına
replay-back = Bir adım geri
replay-run = Kendi yürüsün
replay-pause = Dur
replay-forward = Bir adım ileri
replay-final = Dağıtımın sonuna
replay-score = Bu dağıtımın puan kâğıdı
replay-share = Paylaş
replay-take-up = Buradan oyna
replay-edit = Bu konumu değiştir
replay-holds =
    { $count ->
        [0] { SEAT($seat) }: elinde kart yok.
       *[other] { SEAT($seat) }: { CARDS($cards) }.
    }
sheet-replay = Adım adım izle

## Konum kurmak

setup-name = Konum kur
setup-about = Kartları istediğin yere koy, gerisini seç ve oradan oyna. Konum bağlantı olarak paylaşılabilir.
setup-cards-name = Kartlar
setup-choices = Konumun gerisi
setup-pack = Deste: daha hiçbir yerde olmayan kartlar
setup-all-lie = Bütün kartların yeri belli. Başka yere koymak için birini kaldır.
setup-undo = Geri al
setup-redo = Yinele
setup-fill = Kalanları rastgele dağıt
setup-clear = Temizle
setup-more = Daha fazlası
setup-next = Nasıl sürüyor
setup-back = Son adımı geri al
setup-line = Yazım
setup-line-help = Bütün konum tek satırda. Değiştir ya da buraya başkasını koy.
setup-play = Konumu oyna
setup-embed = Web sayfası için kodu kopyala
setup-you = Yerin
setup-chair = { $number } · { SEAT($seat) }
setup-against = Rakipler
setup-greet = Bir yer seç, sonra oradaki kartlara bas; ya da hepsini rastgele dağıt.
setup-ready = Bu konum oynanabilir.
setup-rule = Kural şöyle: “{ $rule }”
setup-forget = Unutulsun
setup-do = Yap
setup-count = { $count } / { $wanted }
setup-count-any = { $count }
setup-rest = ve { $count } kart daha
setup-put = Koy: { CARD($card) }
setup-take = Kaldır: { CARD($card) }
setup-placed = { CARD($card) }: şimdi “{ $place }” yerinde { $count } kart.
setup-taken = { CARD($card) }: yine destede, “{ $place }” yerinde { $count } kart kaldı.
setup-may =
    { WHO($seat) ->
        [you] Yapabileceklerin:
       *[other] { SEAT($seat) } şunları yapabilir:
    }
setup-step = { SEAT($seat) }: { $what }
setup-seats = Kaç kişi
setup-dealer = Dağıtan
setup-turn = Sıra kimde
setup-trump = Koz
setup-trick = Löve, ilk kart başta
setup-hand = { SEAT($seat) }
setup-won = Aldıkları: { SEAT($seat) }
setup-none = yok
setup-number = { $number }
setup-seat = { SEAT($seat) }
setup-suit = { SUIT($suit) }
setup-cards = { CARDS($cards) }

## Bir konum neden olamaz

position-unread = Burada “{ $word }” okunamıyor.
position-unread-all = Bu satır konum olarak okunamıyor.
position-word = Bu oyunun konumunda “{ $word }” bir şey demez. Olanlar: { $allowed }.
position-word-twice = “{ $word }” iki kez yazılmış.
position-word-missing = “{ $word }” eksik.
position-word-late = Oyunun bu noktasında “{ $word }” yeri yok.
position-number = “{ $word }”, { $low } ile { $high } arasında bir sayıdır.
position-no-card = Bu destede “{ $code }” diye bir kart yok.
position-card-twice = İki yerde birden: { CARD($card) }.
position-cards-missing = { $count } kart daha hiçbir yerde değil.
position-size = { SEAT($seat) }: { $wanted } karttan { $count } tanesi var.
position-hands = { $seats } yerin her biri için bir bölüm gerek, { $count } tane var.
position-over = Bu el bitti: oynanacak bir şey kalmadı.
position-step = { SEAT($seat) }: kurallar { $number }. adımda buna izin vermiyor.
error-bad-option-text = “{ $text }” değeriyle yazılmış bir masa kuralı değil ya da iki kez yazılmış.
error-no-setup = { $game }: bu oyunun konumları burada kurulmaz.

## Links that ask for what there is not

link-record = Bu bağlantıdaki maç okunamadı: bağlantı yolda kesilmiş ya da değişmiş. Yeniden iste, ya da dosya iste.
link-game = Burada “{ $value }” diye bir oyun yok. Olanlar: { $allowed }.
link-language = Burada “{ $value }” dilinde söz yok. Olanlar: { $allowed }.
link-seats = { $game } { $fewest }–{ $most } kişiyle oynanır; “{ $value }” için masa kurulamaz.
link-option = { $game }: “{ $value }” diye bir masa kuralı yok. Olanlar: { $allowed }.
link-value = “{ $name }” kuralı “{ $value }” olamaz. Şunlar olabilir: { $allowed }.
link-number = “{ $name }” kuralı { $low } ile { $high } arasında bir sayıdır, “{ $value }” olamaz.
link-player = Burada “{ $value }” diye bir oyuncu yok. Olanlar: { $allowed }.
link-players = Bağlantı { $count } yer için { $value } oyuncu sayıyor: ya hepsine bir oyuncu yaz ya da her yere bir tane.
link-no-game = Adres masanın nasıl kurulacağını söylüyor, ama hangi oyun olduğunu söylemiyor. Başına ?game= ve şunlardan biri gelir: { $allowed }.
link-seed = Tohum en çok { $most } hane olur, 0–9 ve a–f ile yazılır; “{ $value }” olamaz.
link-position = Bu konum kurulamıyor: { $reason }.
link-position-why = Bu konum kurulamıyor. { $reason }
link-no-position = Adresteki konum boş: position= sonrasına pis_yedili%20dealer=0… gibi tek bir satır gelir.
link-position-game = Konum { $game } oyununun değil, “{ $value }” oyununun.
link-position-with = Kaç kişinin hangi kurallarla oynadığını konumun kendisi söyler; adres ayrıca “{ $value }” isteyemez.

## In another site's page (assets/embed.js)

embed-open = Burada oyna
embed-go-on = Devam et
embed-refused = Bu sayfa masadan olmayacak bir şey istiyor: { $name } için “{ $value }”.

## What the table answers when something is wrong (py/table/wire.py)

error-bad-json = Sayfa masaya anlaşılmaz bir şey sordu.
error-too-long = Bu, { $most } karakterden uzun; masa okumaz.
error-bad-version = Sayfa ile masa farklı sürümlerden: sayfayı yeniden yükle.
error-unknown-ask = Masa “{ $ask }” sorusunu bilmiyor. Bildikleri: { $allowed }.
error-missing-field = Masaya sorulan soruda “{ $field }” eksik.
error-bad-field = Masaya sorulan soruda “{ $field }” böyle olamaz.
error-unknown-game = Burada “{ $game }” diye bir oyun yok. Olanlar: { $allowed }.
error-bad-seats = { $game } { $fewest }–{ $most } kişiyle oynanır, { $seats } kişiyle olmaz.
error-unknown-option = “{ $name }” diye bir masa kuralı yok. Olanlar: { $allowed }.
error-bad-option-value = “{ $name }” kuralı “{ $value }” olamaz. Şunlar olabilir: { $allowed }.
error-bad-players =
    { $seats ->
        [one] Bu masaya { $seats } oyuncu gerek.
       *[other] Bu masaya { $seats } oyuncu gerek, her yere bir tane.
    }
error-unknown-player = Burada “{ $player }” diye bir oyuncu yok. Olanlar: { $allowed }.
error-bad-seat = Bu masada “{ $seat }” numaralı yer yok: yerler 0’dan { $last }’a kadar sayılır.
error-one-viewer = Oyunculardan yalnız biri sen olabilirsin.
error-bad-notation = Kayıt okunamadı: satır { $line }: { $reason }.
error-no-match = Masada maç yok.
error-your-turn = Sıra sende.
error-not-your-turn = Sıra sende değil.
error-deal-on = Bu el daha bitmedi.
error-deal-over = Bu el bitti.
error-match-over = Maç bitti.
error-unknown-action = Böyle bir hamle yok: “{ $action }”.
error-illegal = Kurallar şimdi buna izin vermiyor.
error-match-on = Bütün eller maç bitince açılır, daha önce değil.
error-no-moment = Bu maçta öyle bir an yok.
error-why-nothing = Bunu bir bilgisayar oyuncusu yapmadı ya da hamle geri alındı.
error-claim-uncertain = Gerisi kesin değil, oynanması gerek.
error-hint-hidden = Şimdi ipucu yok: elin kapalı duruyor, içindekileri hatırlamak sana düşer.
error-undo-nothing = Bu elde geri alabileceğin bir hamlen yok.
error-undo-seen = Bunu geri alamazsın: o zamandan beri kapalı bir kart gördün.
error-undo-over = Bunu geri alamazsın: artık bütün kartlar açıldı.
error-cancelled = Masa oyuna devam etti.
error-internal = Masada bir şeyler ters gitti ({ $what }). Maç olduğu gibi saklandı.
error-lost = Masa cevap vermiyor ({ $reason }). Sayfayı yeniden yükle; maç saklandı.

## The table

table-name = Masa
table-seats = Diğerleri
table-marks = Masada olanlar
table-choices = Yapabileceklerin
table-own-hand = Elin
table-keys = Tuşları görmek için soru işaretine bas.
table-own-opened = Seninkiler, açık
table-hand =
    { $of ->
        [0] El { $number }
       *[other] El { $number }/{ $of }
    }
table-card = { CARD($card) }
table-card-said = { CARD($card) }, { $value } sayılıyor
table-copy =
    { $number ->
        [1] { CARD($card) }, elindeki ikizlerin birincisi
       *[other] { CARD($card) }, elindeki ikizlerin ikincisi
    }
table-cards = { $count } kart
table-score = { $score } puan
table-partner = Eşin
table-dealer = D
table-dealer-long = dağıtan
table-undo = Geri al
table-taken-back = Son hamleni geri aldın.
table-hint = İpucu
table-log = Neler oldu
table-leave = Masadan kalk
table-leave-kept = Maç olduğu gibi kalır. Lobiden devam edebilirsin.
table-leave-lost = Tarayıcın bu sayfa için hiçbir şey saklamıyor: masadan kalkarsan maç gider.
table-leave-yes = Kalk
table-leave-no = Devam
table-your-turn = Sıra sende.
table-not-now = Sıra sende değil.
table-first = Önce sorulana cevap ver.
table-confirm = Oynamak için bir daha dokun: { CARD($card) }.
table-go-on = Devam
table-claim = Gerisini topla
table-silent = ses yok
zone-stock = Deste
zone-discard = Atılanlar
zone-trick = Löve
answer-hand =
    { $count ->
        [one] Elinde: { CARDS($cards) }.
       *[other] Elinde { $count } kart var: { CARDS($cards) }.
    }
answer-no-hand = Elinde kart yok.
answer-pile = { $zone }: üstte { CARD($card) }.
answer-stack =
    { $count ->
        [0] { $zone }: boş.
       *[other] { $zone }: { $count } kart.
    }
answer-turn =
    { WHO($seat) ->
        [you] Sıra sende.
       *[other] Sırada { SEAT($seat) } var.
    }
answer-score = { SEAT($seat) }: { $score } puan, elde { $cards } kart.
answer-laid = { SEAT($seat) }: { CARD($card) }.
answer-laid-said = { SEAT($seat) }: { CARD($card) }, { $value } sayılıyor.
answer-trick = { $name }: { $laid }
answer-bids = { $value } ya da üstünü söyleyebilirsin.
answer-play = Oynayabileceklerin: { CARDS($cards) }.
answer-choices = Şunlara da basabilirsin: { $choices }.
answer-keys = Oklar karttan karta götürür, Enter oynar. H: elim. T: masa. S: puanlar. L: en son ne oldu, son löve. P: ne oynayabilirim. R: kural. 0’dan 9’a: sayılar ya da düğmeler. Ctrl ve Z: geri al.
hint-thinking = İleriyi düşünüyor…
hint-said = { $action }. { $why }
hint-weighed = { $action }: { $result }. { $why }
hint-close = Fark seçilemeyecek kadar az; son söz kitabın.
hint-next = Öbür seçenek: { $action }, { $result }.
action-card = { CARD($card) }
action-card-suit = { CARD($card) }, istenen { SUIT($suit) }
action-card-number = { CARD($card) }: { $value }
action-cards = { CARDS($cards) }
why-forced = Yapacak başka bir şey yok.
why-random = Hepsi bir, fark etmez.
why-thought-ahead = Gerçek olabilecek birçok dağıtımda sonuna kadar oynanınca, kitabın dediğinden iyi çıkıyor.
why-slipped = Dalgınlık: kitapta daha iyisi var.
why-ask = Neden?
why-name = Neden?
why-of = Neden? { $words }
why-asking = { SEAT($seat) } cevap veriyor…
why-who = { SEAT($seat) } “{ $level }” düzeyinde oynuyor; şuna göre karar verdi:
why-who-later = { SEAT($seat) } “{ $level }” düzeyinde oynuyor.
why-later = Bunun nedeni el bitince açıklanır: şimdi söylense kartları belli ederdi.
why-other-version = Bu hamleyi programın başka bir sürümü oynadı; onun nedenleri başkaydı.
why-worlds =
    { $worlds ->
        [one] { SEAT($seat) } ne gördüyse ona uyan { $worlds } dağıtımda sonuna kadar oynandı:
       *[other] { SEAT($seat) } ne gördüyse ona uyan, en çok { $worlds } dağıtımda sonuna kadar oynandı:
    }
seat-level = { SEAT($seat) }: { $level }. { $about }
table-together = Bu masa
table-pad = Puanlara dön
sheet-back = Masaya bak

## Bids and numbers

auction-name = İhale
auction-calls = Kim ne dedi
auction-value = Kaç
auction-suit = Hangi renkte
auction-less = Daha az
auction-more = Daha çok
auction-capot = Kapot
auction-do = { $value } { SUIT($suit) } söyle
auction-bid =
    { $times ->
        [1] { $value } { SUIT($suit) }
       *[other] { $value } { SUIT($suit) }, { $times } katı
    }
mission-cards =
    { $draws ->
        [0] Kişi başı { $cards } kart
       *[other] Kişi başı { $cards } kart, sonra { $draws } tane daha
    }
mission-beside =
    { $draws ->
        [0] kart, kişi başı
       *[other] kart kişi başı, sonra { $draws } daha
    }
number-sure = Söyle: { $value }
number-none = Bu sayı söylenemez.

## The score pad

seat-name = { SEAT($seat) }
list-and = { $before } ve { $last }
sheet-cards = Kalan kartlar
sheet-score = Bu el
sheet-total = Toplam
sheet-next = Sonraki el
sheet-standings = Son durum
sheet-again = Yeniden oyna
sheet-leave = Lobiye dön
sheet-us = Biz
sheet-them = Onlar
sheet-round = { $number }. { $reason }
sheet-sum = Yazılan
sheet-won-side =
    { $count ->
        [one] Maçı { $winners } kazandı
       *[other] Maçı paylaşanlar: { $winners }
    }
sheet-place = { $place }.
sheet-won =
    { $count ->
        [one] Maçı { $winners } kazandı
       *[other] Maçı paylaşanlar: { $winners }
    }
sheet-won-you =
    { $count ->
        [one] Maçı kazandın
       *[other] Maçı paylaşanlar: { $winners }
    }

## Lessons: a game's course, and the slip above the cloth

course-name = Dersler
course-done =
    { $done ->
        [0] Masada kısa dersler: ilk karttan en zor köşelere kadar.
       *[other] { $of } dersten { $done } tamam.
    }
course-known = tamam
lesson-slip = Ders
lesson-count = { $number } / { $of }
lesson-again = Bir daha
lesson-next = Sonraki ders
lesson-list = Bütün dersler
lesson-other = Olur, ama bu dersin aradığı o değil.
why-lesson = Bu dersin aradığı bu.
error-unknown-lesson = Bu oyunda “{ $lesson }” diye bir ders yok. Olanlar: { $allowed }.
error-lesson-over = Bu ders bitti.
error-lesson-no = Bu dersin aradığı o değil.

## Kurallar, kendi sayfalarında (tools/rules.py)

rules-name = Kurallar
rules-of = Kurallar: { $name }
rules-title = { $name }: kurallar
rules-index = Evin oyunlarının kuralları
rules-index-about = Bütün kurallar, sayfadan oynanabilen durumlarla.
rules-description = { $name }: kısa kurallar, numarasıyla her kural, tablolar, hesaplanmış bir örnek, sık yapılan hatalar, strateji ve ev kuralları; denenecek durumlarla.
rules-contents = Bu sayfada
rules-top = Sayfanın başına
rules-rule = Kural { $number }
rules-try = Dene
rules-allowed = Kurala uygun.
rules-on-table = Masada: { CARDS($cards) }.
rules-in-hand = Elinde: { CARDS($cards) }.
