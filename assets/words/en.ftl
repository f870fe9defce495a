# The house's own words: what every game shares. Games bring theirs in py/games/<game>/words.
# Keys are kebab-case; words that belong to a game begin with its name.

## Cards. `form` is for languages that decline: plain (a name on its own), object (after "lays").

card = { RANK($rank) } of { SUIT($suit) }
card-hidden = a card face down
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

## Seats

seat-you = You
seat-unknown = Seat { $seat }
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
