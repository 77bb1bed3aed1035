import { pluralise, singularise } from './inflect'

/** People, in the singular: who a prompt can be for. */
const people = new Set(
  `beginner newbie novice amateur professional pro expert dummy kid child toddler baby teen teenager adult senior elder grandparent grandma grandpa parent mom mum mama mother dad father husband wife spouse
girl boy woman man lady guy gentleman person people human family couple bachelor bride groom bridesmaid newlywed
student pupil freshman graduate grad teacher tutor professor nurse doctor vet dentist pharmacist paramedic therapist psychologist lawyer attorney accountant engineer developer programmer coder designer architect realtor agent broker
artist painter illustrator photographer videographer filmmaker editor writer author blogger vlogger creator influencer youtuber tiktoker streamer gamer podcaster musician singer songwriter rapper producer dj guitarist pianist drummer dancer
entrepreneur founder owner freelancer solopreneur consultant coach trainer manager leader boss ceo executive employee worker employer recruiter intern marketer copywriter seller reseller dropshipper customer client shopper buyer investor trader landlord tenant renter homeowner
runner cyclist swimmer hiker climber walker athlete player lifter bodybuilder golfer surfer skier skater boxer fighter yogi fan coach
cook chef baker foodie vegan vegetarian barista bartender gardener farmer homesteader beekeeper
traveler traveller tourist backpacker nomad expat immigrant camper driver rider biker pilot trucker
knitter crocheter quilter crafter maker sewer potter jeweler jeweller carpenter woodworker electrician plumber mechanic welder contractor builder
hairdresser hairstylist barber esthetician stylist model
introvert extrovert perfectionist procrastinator overthinker empath minimalist creative nerd geek collector reader learner native lover enthusiast hobbyist owner
veteran soldier firefighter officer caregiver carer volunteer pensioner retiree millennial boomer business shop store brand startup company nonprofit restaurant creator team crew group everyone everybody anyone newcomer homebody friend roommate neighbor neighbour sister brother sibling twin cousin aunt uncle best-friend bestie girlfriend boyfriend partner
monk nun priest pastor christian muslim believer skeptic librarian principal scientist researcher chemist journalist translator interpreter cleaner housekeeper nanny babysitter bookworm commuter dieter diabetic insomniac dancer ballerina actor actress comedian magician cosplayer witch officer nomad roommate hostess host guest groomer breeder trader mentor`
    .split(/\s+/)
    .filter(Boolean),
)

/** Organisations that can be an audience: "for small businesses". */
const notPersonal = /^(?:business|shop|store|brand|startup|company|nonprofit|restaurant|team|crew|group)$/

/** Whether a noun, in any number, names people. */
export function isPeople(noun: string): boolean {
  const word = singularise(noun.toLowerCase().split(' ').at(-1) ?? '')
  return (
    people.has(word) ||
    people.has(noun.toLowerCase()) ||
    /(?:^|\b|sales|fire|police|business|handy|fisher|crafts|trades|sports)(?:woman|women|men|man)$|(?:people|folks|lovers?|owners?|seekers?|goers?|holders?|makers?|ologists?|icians?|preneurs?)$/.test(
      word,
    )
  )
}

/** Whether a noun names a person rather than an organisation. */
export function isPerson(noun: string): boolean {
  return isPeople(noun) && !notPersonal.test(singularise(noun.toLowerCase().split(' ').at(-1) ?? ''))
}

/** What people do, where their name says it: "runners" gives "running". */
const fields: Readonly<Record<string, string>> = {
  accountant: 'accounting',
  artist: 'art',
  athlete: 'sports',
  author: 'writing',
  backpacker: 'backpacking',
  baker: 'baking',
  bride: 'wedding planning',
  buyer: 'buying',
  renter: 'renting',
  barber: 'barbering',
  barista: 'coffee',
  bartender: 'bartending',
  beekeeper: 'beekeeping',
  blogger: 'blogging',
  boxer: 'boxing',
  camper: 'camping',
  carpenter: 'carpentry',
  chef: 'cooking',
  climber: 'climbing',
  coach: 'coaching',
  coder: 'coding',
  comedian: 'comedy',
  cook: 'cooking',
  copywriter: 'copywriting',
  crafter: 'crafting',
  creator: 'content creation',
  crocheter: 'crochet',
  cyclist: 'cycling',
  dancer: 'dancing',
  designer: 'design',
  developer: 'software development',
  doctor: 'medicine',
  driver: 'driving',
  engineer: 'engineering',
  entrepreneur: 'entrepreneurship',
  farmer: 'farming',
  filmmaker: 'filmmaking',
  freelancer: 'freelancing',
  gamer: 'gaming',
  gardener: 'gardening',
  golfer: 'golf',
  guitarist: 'guitar',
  hairdresser: 'hairdressing',
  hairstylist: 'hairstyling',
  hiker: 'hiking',
  homeowner: 'home ownership',
  illustrator: 'illustration',
  influencer: 'content creation',
  investor: 'investing',
  knitter: 'knitting',
  landlord: 'property management',
  lawyer: 'law',
  lifter: 'weight lifting',
  manager: 'management',
  marketer: 'marketing',
  musician: 'music',
  nurse: 'nursing',
  painter: 'painting',
  parent: 'parenting',
  dad: 'fatherhood',
  father: 'fatherhood',
  mom: 'motherhood',
  mum: 'motherhood',
  mother: 'motherhood',
  photographer: 'photography',
  pianist: 'piano',
  podcaster: 'podcasting',
  potter: 'pottery',
  programmer: 'programming',
  quilter: 'quilting',
  reader: 'reading',
  realtor: 'real estate',
  runner: 'running',
  sailor: 'sailing',
  seller: 'selling',
  singer: 'singing',
  skater: 'skating',
  skier: 'skiing',
  songwriter: 'songwriting',
  speaker: 'public speaking',
  streamer: 'streaming',
  student: 'student life',
  surfer: 'surfing',
  swimmer: 'swimming',
  teacher: 'teaching',
  therapist: 'therapy',
  trader: 'trading',
  trainer: 'training',
  traveler: 'travel',
  traveller: 'travel',
  vegan: 'veganism',
  videographer: 'videography',
  vlogger: 'vlogging',
  woodworker: 'woodworking',
  writer: 'writing',
  youtuber: 'content creation',
}

/** The field that people are named after: "wedding photographers" gives "wedding photography"; null where none is known. */
export function fieldOfPeople(phrase: string): string | null {
  const words = singularise(phrase).split(' ')
  const who = words.at(-1) ?? ''
  if (/^(?:owner|lover|enthusiast|collector|fan|addict)$/.test(who) && words.length > 1)
    return words.slice(0, -1).join(' ')
  if (/^(?:mom|mum|dad)$/.test(who) && /^(?:dog|cat|plant|pet)$/.test(words.at(-2) ?? ''))
    return words.at(-2) ?? null
  const field = fields[who]
  if (field === undefined) return null
  const kind = words
    .slice(0, -1)
    .filter(
      (word) =>
        !/^(?:new|beginner|busy|young|old|first-time|tired|small|amateur|professional|full-time|part-time|single|working|aspiring|solo|broke|shy|self-taught|freelance|every|most|many|all|other|best|great|good|bad)$/.test(
          word,
        ),
    )
  return [...kind, field].join(' ')
}

/** Audience in the plural: "a single mom" gives "single moms". */
export function asAudience(phrase: string): string {
  const [who = phrase, ...rest] = phrase.split(/ (?=(?:with|who|in|over|under|of|on|from|without|that)\b)/)
  const last = who.split(' ').at(-1) ?? who
  if (/^(?:everyone|everybody|anyone)$/i.test(last)) return 'people'
  return [pluralise(who), ...rest].join(' ')
}
