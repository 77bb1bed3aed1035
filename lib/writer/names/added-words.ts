/** Words that go behind any noun in the singular; `many` before a plural. An underscore stands where a word has a space. */
type AddedWords = { after: string; many?: string }

const accountWords = {
  clean: { after: 'Notes Corner', many: 'Mostly' },
  aesthetic: { after: 'Letters Notes House Hour Season' },
  funny: { after: 'Goblin Problems Chaos Gremlin Nonsense Trouble', many: 'Too_Many Mostly' },
  pro: { after: 'Notes Desk Guide Studio Playbook Brief' },
  edgy: { after: 'Cult Theory Static Underground Riot Ritual' },
  cute: { after: 'Nook Pals Corner Club Tales', many: 'Tiny' },
} as const satisfies Record<string, AddedWords>

const shopWords = {
  warm: { after: 'Corner House &_Co Lane' },
  modern: { after: 'Studio Works Supply Edit &_Co Lab Dept' },
  playful: { after: 'Club Parade Party Pals Pop', many: 'Oh_So_Many' },
  elegant: { after: 'Atelier House Salon Row Gallery' },
  natural: { after: '&_Moss &_Fern Grove &_Oak Field' },
  bold: { after: 'Union District Riot Theory Drop Code' },
} as const satisfies Record<string, AddedWords>

export type Vibe = keyof typeof accountWords | keyof typeof shopWords

export const addedWordsByVibe: Readonly<Record<Vibe, AddedWords>> = { ...accountWords, ...shopWords }

/** Whether a vibe is one of shops, whose names are places and makers. */
export function isShopVibe(vibe: Vibe): boolean {
  return vibe in shopWords
}

/** Words of a list. */
export function parseWordList(list = ''): string[] {
  return list.split(' ').flatMap((word) => (word === '' ? [] : [word.replaceAll('_', ' ')]))
}

/** By their first sound, for names that alliterate with any noun: places, then, behind the bar, what only an account is called. */
const wordsBySound: Readonly<Record<string, string>> = {
  a: 'Avenue|Almanac Archive',
  b: 'Bench Bureau|Bulletin',
  c: 'Corner Company|Club Chronicles Crew',
  ch: '|Chapter Chronicles',
  d: 'Den|Dispatch Digest',
  e: 'Edit|Edition',
  f: 'Finds|Field_Notes',
  g: 'Guild Gallery|Gazette',
  h: 'Hub House|Hour',
  j: 'Junction|Journal',
  k: 'Corner Company|Club Crew',
  l: 'Lab Lane Lounge|Letters',
  m: '|Memo',
  n: 'Nook|Notes',
  p: '|Post Pages',
  ph: 'Finds|Field_Notes',
  r: 'Room Row|Report Roundup',
  s: 'Studio|Stories Scene',
  sh: 'Shelf Shed|Show',
  t: '|Tales Tapes',
  v: 'Vault|Village',
  w: 'Workshop Works|Weekly',
}

/** Words that begin with the sound of a noun's first word. Kn sounds like n, soft c like s; other letters are as spelled. */
export function getAlliteratingWords(noun: string, nameType: 'shop' | 'person' | 'account' = 'account'): string[] {
  const word = noun.toLowerCase()
  const firstTwoLetters = word.slice(0, 2)
  const sound =
    firstTwoLetters === 'kn' ? 'n' : firstTwoLetters === 'wr' ? 'r' : /^c[eiy]/.test(word) ? 's' : word.charAt(0)
  const soundKey = /^(?:ch|ph|sh)/.test(word) ? firstTwoLetters : sound
  const [places = '', publications = ''] = (wordsBySound[soundKey] ?? '').split('|')
  return /^th|^wh/.test(word)
    ? []
    : parseWordList(nameType === 'shop' ? places : nameType === 'person' ? publications : `${places} ${publications}`)
}
