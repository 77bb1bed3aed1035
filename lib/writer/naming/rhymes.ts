/** Words that rhyme, by sound rather than by spelling; each line is a family. */
const families = `
bread thread spread shed red sled ahead bed
crumb drum plum hum thumb strum
loaf oaf
dough show glow slow go know flow pro crow snow bow
crust dust trust gust
bake cake lake wake break flake shake
rise prize wise skies surprise
cook book nook look hook took
table fable label
fork york cork stork
pan man plan fan clan tan
plate crate mate fate state skate
spoon moon tune noon june dune balloon
bean queen keen scene green teen machine
brew crew view new true blue clue few zoo
sip trip ship clip tip zip lip hip
mug hug snug bug rug shrug
cup pup up
tea key bee free glee spree sea
trip ship grip flip hip skip
roam home foam dome gnome
map nap snap chap clap lap tap recap
paw law claw
tail tale trail mail sail snail whale
bark park spark lark shark
cat hat chat mat brat habitat
dog fog log jog vlog blog frog
pet set jet duet
suds buds
keys breeze trees please bees ease
house mouse spouse grouse
home roam foam dome chrome
deed seed speed
nurse verse purse universe
shift drift gift lift swift
ward cord chord
class glass brass sass
clay day play way today
glaze days maze haze phase
wick trick click pick quick stick flick brick
glow show flow slow know
flame name game fame
wax facts tracks snacks
ring king sing swing spring thing
gold bold told fold
stitch glitch witch rich pitch
ink think drink wink link pink
page stage sage cage
art heart cart chart smart part start
brush crush hush rush blush
frame game name fame claim
lens friends trends ends
light night bright bite kite might site
veil tale trail sail
vow now wow cow how
lace place space face grace pace race
brain train rain lane chain plain
focus locus hocus pocus
list twist mist
code mode road load ode toad
stack snack track back pack hack jack
byte bite night light kite
bit grit wit hit knit
loop scoop swoop group troop
rep step pep prep
lift gift drift shift swift
gym slim whim trim brim
sweat duet
run fun sun bun pun done
mile smile style while dial
yoga toga
bike hike like spike
goal soul role scroll bowl
quest best rest nest guest zest
boss moss sauce toss
shelf elf self
plot spot hot dot knot
song strong long along
beat street treat feet sweet seat
dance chance glance france
hem gem stem
thrift gift drift lift swift
shoe crew view blue clue zoo
gloss boss moss
skin grin spin win twin
hair flair dare bear care chair fair air
curl girl swirl twirl pearl
mom calm
kid grid
nap snap map chap clap
leaf brief belief chief thief
sprout scout about shout out
root boot loot hoot
bloom room broom zoom gloom
soil oil foil
nook book look hook cook
wood good hood should
oak folk cloak joke stroke
gear cheer year dear peer
car star bar jar far guitar
drive alive thrive five dive hive jive
pitch stitch rich glitch
math path bath
lab crab fab tab cab
clue crew view true new
joke folk oak
bag tag brag flag swag
toy joy boy
soap hope scope rope
money honey sunny funny bunny
coin join
save wave brave rave cave
stock clock rock block talk dock
art heart chart smart start
mail tale
tide guide side ride pride wide
wave brave save rave
sand band land brand grand
camp lamp stamp champ
trail tale mail sail snail
pine fine wine line sign shine
game fame name flame
chord board lord
mind kind find wind
fish wish dish
bird word herd third
horse course force source
hook book look nook cook
food mood dude
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** Everyday words that rhyme with a word, best known first; none for a word outside the list. */
export function rhymesWith(word: string): readonly string[] {
  const found = families.filter((family) => family.includes(word)).flat()
  return [...new Set(found)].filter((rhyme) => rhyme !== word)
}
