import nlp from 'compromise'
import { isPluralForm } from './inflect'
import { wordRank } from './word-rank'

/** Nouns that stand without "a", beside those that compromise knows. */
const mass = new Set(
  `sourdough bread dough focaccia brioche pasta ramen rice sushi pho hummus kimchi kombucha matcha coffee tea wine beer gin whiskey espresso boba juice milk chocolate cheese butter cream sugar flour yeast honey meat beef pork chicken fish salmon shrimp tofu tempeh pizza cuisine cookery food seafood fruit granola yogurt yoghurt oatmeal cereal ice-cream gelato guacamole salsa
skincare makeup retinol sunscreen acne hair haircare beauty fashion streetwear menswear workwear jewelry jewellery perfume fragrance clothing footwear underwear denim linen leather wool yarn clay resin soap
photography videography cinematography calligraphy choreography typography pottery embroidery crochet macrame origami woodwork carpentry furniture decor art artwork pop-art watercolor watercolour graffiti animation illustration design design-thinking lettering printmaking
fitness yoga pilates cardio crossfit calisthenics hiit weight-loss weight loss strength muscle flexibility mobility nutrition health wellness wellbeing self-care self-love selfcare mindfulness meditation therapy anxiety depression stress burnout grief loneliness confidence motivation discipline productivity procrastination focus sleep insomnia adhd autism ocd ptsd menopause pregnancy motherhood fatherhood postpartum parenthood adulthood childhood
running swimming boxing tennis golf soccer football basketball baseball volleyball cricket rugby hockey chess karate judo pickleball badminton skateboarding surfing athletics
music jazz techno rock pop rap hip-hop hip hop edm k-pop opera singing songwriting karaoke comedy stand-up anime manga poetry fiction literature drama cosplay
money cash debt credit finance budgeting investing investment real-estate estate crypto bitcoin insurance income retirement wealth frugality inflation tax capital equity
marketing branding seo copywriting advertising ecommerce e-commerce dropshipping freelancing networking leadership management business-growth growth engagement outreach commerce entrepreneurship software hardware tech technology ai chatgpt coding programming python javascript typescript java rust sql html css automation data cybersecurity robotics gaming minecraft roblox fortnite
travel tourism hiking camping backpacking vanlife van-life nature wildlife weather snow rain camping-gear gear equipment luggage
gardening landscaping compost composting soil permaculture homesteading beekeeping
parenting breastfeeding homeschooling potty-training education homework research math maths science history chemistry physics biology geography psychology philosophy astronomy astrology tarot grammar vocabulary pronunciation english spanish french japanese korean
cleaning laundry decluttering organization organisation minimalism storage sustainability recycling housework clutter
content content-creation editing lighting audio video-editing footage
advice knowledge feedback information news progress practice experience training coaching teaching work traffic stuff time life-advice love happiness success failure fear peace quiet patience
asmr grwm mukbang slime water air light space gold silver plastic paper wood glass steel concrete diy care feng-shui shui hygge ikigai wi-fi wifi internet-safety safety security maintenance repair prep meal-prep
trivia garlic ginger basil mint lettuce spinach kale cilantro corn broccoli rosemary lavender studying motherhood drama restoration repair renovation production creation management fat growth weight-gain fandom lore finance support courage beauty-sleep shopping volunteering woodworking streaming journaling thrifting vlogging blogging podcasting knitwear knitting ware tableware glassware tupperware merch merchandise swag decoration-making veganism capitalism feminism law medicine engineering nursing property ownership`
    .split(/\s+/)
    .filter(Boolean),
)

/** Nouns that look like mass nouns but take "a". */
const countable = new Set(
  `recipe morning evening wedding building meeting painting drawing ceiling ring string king thing wing spring beginning earring feeling greeting blessing landing listing opening offering savings setting swing sling pudding dumpling stocking hosting viewing dressing filling topping sibling darling duckling clearing crossing railing booking recording briefing gathering outing reading-list photo business city university community party hobby story diary family baby body copy activity library bakery gallery factory memory strategy charity university personality identity ability facility opportunity celebrity
glow-up balayage cake pie tart burger sandwich salad stew soup curry cocktail mocktail smoothie latte dinner lunch breakfast brunch meal snack chicken-coop proposal budget cat dog house home apartment job career marathon trip vacation holiday routine`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a noun stands without "a", judged by its last word. */
export function isMass(word: string): boolean {
  const lower = word.toLowerCase()
  if (countable.has(lower) || isPluralForm(word)) return false
  if (mass.has(lower) || /^\d+$/.test(lower)) return true
  if (/^\p{Lu}{2,}$/u.test(word)) return false
  if (
    /(?:ing|ness|ism|ology|ography|ity|ics|itis|synthesis|osis|hood|ship|wear|ware|craft|ment-free|cy|ance|ence)$/.test(
      lower,
    ) &&
    !/(?:ring|string|thing|ship(?<!hip.)|audience|appliance|instance|experience-day|agency|emergency|currency|pharmacy|entrance|aircraft|relationship|friendship|scholarship|internship|spaceship|dealership|membership|conference|ambulance|residence|university|romance)$/.test(
      lower,
    )
  )
    return true
  if (nlp(lower).has('#Uncountable')) return true
  return (
    wordRank(lower) > 90_000 &&
    !/(?:er|or|ist|box|bag|book|board|pot|pan|set|kit|pack|shop|house|room|ball|phone|cam|bot|card|desk|chair|table|mate|eater|maker|stand|plant|garden|rack|case|cake|pie|burger|dog|doodle|poo)$/.test(
      lower,
    )
  )
}

/** Nouns that take "the". */
const definite = new Set([
  'stock market',
  'housing market',
  'guitar',
  'piano',
  'violin',
  'ukulele',
  'cello',
  'flute',
  'saxophone',
  'trumpet',
  'harp',
  'banjo',
  'clarinet',
  'gym',
  'beach',
  'internet',
  'ocean',
  'moon',
  'sea',
  'countryside',
  'outdoors',
  'sun',
  'universe',
  'sky',
  'future',
  'past',
  'economy',
  'environment',
  'weather',
  'alphabet',
  'bible',
])

/** Whether a noun on its own takes "the": "the gym". */
export function isDefinite(noun: string): boolean {
  return definite.has(noun.toLowerCase())
}
