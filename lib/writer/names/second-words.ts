/** Words that go with any noun: `before` it as the visitor wrote it, `after` it in the singular; `many` before a plural. */
export type SecondWords = { before: string; after: string; many?: string }

const account = {
  clean: { before: 'Daily Simply Hello', after: 'Notes Club Diary Journal Corner Files Stories Society' },
  aesthetic: {
    before: 'Slow Quiet Sunday Dear Golden',
    after: 'Letters House Diary Hour Season Stories Days',
  },
  funny: {
    before: 'Mostly Barely Probably Accidental Professor',
    after: 'Goblin Problems Chaos Drama Gremlin Gossip Nonsense Trouble',
    many: 'Too_Many So_Many',
  },
  pro: { before: 'Modern Practical Everyday', after: 'HQ Desk Guide Studio Brief School Playbook Method' },
  edgy: { before: 'Midnight Neon Rogue Feral', after: 'Cult Society Theory Static Underground Riot Ritual' },
  cute: { before: 'Hello Little Tiny Happy Cozy', after: 'Nook Pals Tales Club Nest Corner Friends' },
} as const satisfies Record<string, SecondWords>

const shop = {
  warm: { before: 'Little Slow Golden', after: 'House Corner Nest &_Kin Cottage Porch Folk' },
  modern: { before: 'Daily Open Plain', after: 'Studio Works Supply Edit &_Co Lab Dept' },
  playful: {
    before: 'Happy Hello Lucky Wonky',
    after: 'Club Parade Party Pals Pop Bandits',
    many: 'Oh_So_Many',
  },
  elegant: { before: 'Maison Quiet Velvet', after: 'Atelier House Salon Row Gallery &_Rose' },
  natural: { before: 'Wild Willow Meadow', after: '&_Moss &_Fern Grove &_Oak Field Garden' },
  bold: { before: 'Loud Neon Brave', after: 'Union District Riot Theory Drop Code' },
} as const satisfies Record<string, SecondWords>

export const secondWords = { ...account, ...shop } as const

export type Vibe = keyof typeof secondWords

/** Whether a vibe is one of shops, whose names may leave the visitor's own noun behind. */
export function isShopVibe(vibe: Vibe): boolean {
  return vibe in shop
}

/** Words of a list; an underscore stands where a word has a space. */
export function wordList(list = ''): string[] {
  return list.split(' ').flatMap((word) => (word === '' ? [] : [word.replaceAll('_', ' ')]))
}

/** Roles, places and groups by their first sound, for names that alliterate with any noun. */
const sameSound: Readonly<Record<string, string>> = {
  a: 'Almanac Archive Avenue',
  b: 'Bureau Bench Brigade',
  c: 'Club Corner Collective Chronicles Crew',
  ch: 'Chapter Chronicles',
  d: 'Diary Dispatch Den Digest',
  e: 'Edit Edition',
  f: 'Files Folk Fables',
  g: 'Guild Gazette Gang',
  h: 'House Hub Haven Hour',
  j: 'Journal Junction',
  k: 'Club Corner Crew',
  l: 'Lab Letters Lane Lounge',
  m: 'Memo Museum Mood',
  n: 'Notes Nook Nest',
  p: 'Post Parlour Patch Parade',
  ph: 'Files Folk Fables',
  r: 'Room Report Ritual Roundup',
  s: 'Society Studio Stories Scene',
  sh: 'Show Shelf Shed',
  t: 'Tales Table Tapes',
  v: 'Vault Village',
  w: 'Workshop Weekly World',
}

/** Words that begin with the sound of a noun's first word. Kn sounds like n, soft c like s; other letters are as spelled. */
export function alliterating(noun: string): string[] {
  const word = noun.toLowerCase()
  const pair = word.slice(0, 2)
  const sound = pair === 'kn' ? 'n' : pair === 'wr' ? 'r' : /^c[eiy]/.test(word) ? 's' : word.charAt(0)
  const clustered = /^(?:ch|ph|sh)/.test(word) ? pair : sound
  return /^th|^wh/.test(word) ? [] : wordList(sameSound[clustered])
}
