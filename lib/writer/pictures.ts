import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { toSingular } from './field-table'
import { lowerFirst } from './known-names'
import { hasTag, type Term, tagWords } from './tagger'

/** Things that a camera can show, as typed and in order: "toy dinosaur"; and amounts: "85 cows", "$600". */
type Pictures = { things: string[]; figures: string[] }

const visibleNouns = new Set(
  (
    'apple avocado bagel banana bean berry biscuit bread brownie burger butter cake candy carrot cheese cherry chicken chocolate cinnamon coconut coffee cookie cracker cream crisp croissant cupcake curry dinner dish dough donut doughnut dumpling egg fish flour food fruit garlic honey jam ketchup lasagna lemon loaf lunch meal meat melon milk muffin mushroom noodle nut oat olive omelette onion orange pancake pasta pastry peach pear pepper pickle pie pizza plate porridge potato pumpkin ramen rice roast salad salmon salt sandwich sauce sausage smoothie soup sourdough spaghetti spice steak stew strawberry sugar sushi syrup taco tea toast tofu tomato turkey waffle wing wine beer cocktail juice latte matcha menu ' +
    'bag basket bath bathroom battery bed bell belt bench bicycle bike blanket blender board boat bobbin bottle bowl box bracelet brick broom brush bucket bulb bus button cabinet camera candle canvas caravan card cardigan carpet cart cassette ceramic ceiling chain chair chalk chest chimney clay clock cloth coat coin comb compass computer container cookbook cooker cork counter couch cradle crayon crutch cup cupboard curtain cushion dashcam desk dice diary dishwasher door doll drawer dress drill drum dryer dumbbell dustpan earplug earring easel engine envelope espresso eyeliner fabric fan faucet fence fireplace flag floor floorboard flower fork frame freezer fridge fryer furniture garage garden gate gear glass glasses glove glue gnome grill guitar hammer handbag handle hat headphone headphones headset heater helmet hook hoodie hoover hose iron jacket jar jean jeans jewelry jewellery joist journal jumper kayak kettle key keyboard kiln kitchen kite knife knob ladder lamp lampshade lantern laptop lathe lawn leather lens letter lightbulb lipstick lock loom magazine magnet makeup mailbox map mask mattress medal microphone microscope microwave mirror motorbike mower mug nail necklace needle net notebook oar oven padlock paint paintbrush painting pan paper parcel pearl pebble pen pencil phone piano picture pillow pin pipe plank planner plant planter polaroid postcard poster pot pottery printer projector puppet puzzle quilt racket radiator radio rake receipt record ring robot rope rug ruler saddle sail saw scale scarf scissors scooter screen screw screwdriver sculpture seat shawl shed sheet shelf ship shirt shoe shoelace shovel shower sink skateboard skirt slipper sneaker sock sofa soldering spade speaker spoon sponge stamp stapler sticker stool stove string suitcase sunglasses surfboard sweater sweatshirt switch table tablet tap tape tattoo teapot telescope television tent thermos thread ticket tie tile tin tire toaster toilet tool toolbox toothbrush torch towel toy trailer tractor train tray treadmill trophy trousers truck tub typewriter tyre umbrella uniform van vase veil violin wallet wallpaper wardrobe watch wheel wheelchair whistle wig window wool workbench wrench yarn zip player crib clothesline worktop weight barbell kettlebell rack shaker machine dreamcatcher resin lace thimble ' +
    'ant bear bee bird butterfly cat chick cow crab crow dinosaur dog dolphin donkey duck elephant fox frog goat goldfish greyhound hamster hedgehog hen horse insect kitten lamb lizard lobster moth mouse owl parrot pig pigeon pony puppy rabbit rat seagull sheep snail snake spider squirrel tortoise turtle whale wolf worm hive nest aquarium ' +
    'acorn bush cactus cloud cliff dune feather fern field fire forest grass ivy lake leaf log monstera moss mountain mud oak orchid palm pond poppy puddle river rock rose sand sea seed shell sky snow soil stone succulent sunflower sunset tree tulip volcano waterfall weed wildflower wood compost ' +
    'alley attic balcony bakery barn basement beach bookshop bridge cabin castle cathedral cellar chapel church classroom corridor cottage diner fountain greenhouse hallway harbour harbor hotel lighthouse market mill museum palace pier pool porch pub roof runway staircase station statue street studio temple theatre tower tunnel windmill workshop yard'
  ).split(' '),
)
const yearPattern = /^(?:19|20)\d\d$/
const MAX_THING_WORDS = 3

export function findPictures(text: string): Pictures {
  const terms = tagWords(text)
  const things: string[] = []
  for (let index = 0; index < terms.length; index += 1) {
    const end = findPhraseEnd(terms, index)
    const hyphenOffset = text.charAt((terms[index]?.start ?? 0) - 1) === '-' ? 1 : 0
    const thingStart =
      terms[yearPattern.test(terms[index - 1]?.text ?? '') ? index - 1 : index + hyphenOffset]?.start ?? 0
    const thing = text.slice(thingStart, terms[end - 1]?.end).replace(/[’']s$/, '')
    if (namesVisibleThing(terms, index + hyphenOffset, end) && !/[“”()]/.test(thing))
      things.push(index > 0 ? thing : lowerFirst(thing))
    index = Math.max(index, end - 1)
  }
  return { things: [...new Set(things)], figures: [...new Set(findFigures(text, terms))] }
}

function findFigures(text: string, terms: readonly Term[]): string[] {
  return terms.flatMap((term, index) => {
    if (/^[$£€]\d/.test(term.text)) return [term.text]
    const isWord = hasTag(term, 'TextValue') && !hasTag(term, 'Ordinal') && term.word !== 'one'
    const isAmount = isWord || (/^\d[\d,.]*$/.test(term.text) && !yearPattern.test(term.text))
    if (!isAmount || term.post.trim() !== '' || hasTag(terms[index - 1], 'Date', 'Month')) return []
    const end = hasTag(terms[index + 1], 'Duration', 'Unit') ? index + 2 : findPhraseEnd(terms, index + 1)
    return end > index + 1 ? [text.slice(term.start, terms[end - 1]?.end)] : []
  })
}

function findPhraseEnd(terms: readonly Term[], start: number): number {
  let end = start
  while (isPhraseTerm(terms, end) && (end === start || terms[end - 1]?.post.trim() === '')) end += 1
  while (end > start && !hasTag(terms[end - 1], 'Noun')) end -= 1
  return end
}

const otherTags = 'Pronoun Possessive Determiner Value Date Conjunction Preposition Expression QuestionWord'.split(' ')
const excludedWordPattern =
  /^(?:i|no|own|last|next|first|same|other|free|all|every|everything|everyone|nothing|up|still)$/

function isPhraseTerm(terms: readonly Term[], index: number): boolean {
  const [previous, term, next] = [terms[index - 1], terms[index], terms[index + 1]]
  if (!term || !/^[\p{L}’&'-]+$/u.test(term.text) || hasTag(term, ...otherTags)) return false
  if (excludedWordPattern.test(term.word) || /^(?:i|we|you|they|he|she|it)$/.test(previous?.word ?? '')) return false
  const describes = hasTag(term, 'Adjective') || (hasTag(term, 'PastTense') && hasTag(previous, 'Determiner'))
  return hasTag(term, 'Noun') || (describes && hasTag(next, 'Noun', 'Adjective'))
}

/** Whether a run of terms names a thing. Single words after a verb or at a start are often mistagged. */
function namesVisibleThing(terms: readonly Term[], start: number, end: number): boolean {
  const [previous, last] = [terms[start - 1], terms[end - 1]]
  if (!last || end <= start || end - start > MAX_THING_WORDS) return false
  if (terms.slice(Math.max(0, start - 2), start).some(({ word }) => /^(?:no|not|without)$/.test(word))) return false
  const isOpening = terms.length > 3 && (!previous || /[.!?]/.test(previous.post))
  const followsVerb = hasTag(previous, 'Verb') && !hasTag(last, 'Plural', 'ProperNoun')
  const isMidSentence = previous !== undefined && !/[.!?:]/.test(previous.post) && !yearPattern.test(previous.text)
  const isName = isMidSentence && terms.slice(start, end).every(({ text }) => /^\p{Lu}\p{Ll}|&/u.test(text))
  if (isName || (end - start === 1 && (isOpening || followsVerb))) return false
  if (hasTag(last, 'Actor', 'Person', 'Duration', 'Unit', 'Currency', 'Place', 'Adverb')) return false
  return visibleNouns.has(last.word) || visibleNouns.has(toSingular(last.word))
}

/** Finds phrases of two to `maxWords` words for text on an image, sharpest first; empty on a hard day. */
export function findShortPhrases(reading: PromptReading, maxWords: number): string[] {
  const { facts, clauses, sentences, text, listItems, isHardDay } = reading
  const pieces = sentences.flatMap((sentence) => sentence.split(/[.,;:!?()–—]+(?:\s|$)| - /))
  const { figures, things } = reading.language === 'en' ? findPictures(text) : { figures: [], things: [] }
  const ownClauses = [/\d+ ?% off/i.exec(text)?.[0] ?? '', ...clauses.map((clause) => clause.text)]
  const phrases = [...ownClauses, ...pieces, ...figures, ...listItems, facts.when ?? '', ...things]
    .map((phrase) => phrase.replace(/^(?:and|but|so|then|plus|with)\s+/i, '').trim())
    .filter((phrase) => /\p{L}{2}/u.test(phrase) && / /.test(phrase) && phrase.split(/\s+/).length <= maxWords)
  return isHardDay ? [] : [...new Set(phrases.map(capitalizeIfLowercase))]
}

/** Creates a function that picks a shot for a spoken English line and uses every thing only once. */
export function createShotPicker({ language, isHardDay }: PromptReading) {
  const usedThings = new Set<string>()
  return (say: string): string => {
    if (language !== 'en') return ''
    if (isHardDay) return 'The same picture, as long as you like'
    const clock = /\b\d{1,2}:\d\d(?: ?[ap]m)?\b/.exec(say)?.[0]
    if (clock !== undefined) return `A clock: ${clock}`
    const thing = findPictures(say).things.find((candidate) => !usedThings.has(candidate))
    if (thing === undefined) return ''
    usedThings.add(thing)
    return `Close-up: ${thing}`
  }
}
