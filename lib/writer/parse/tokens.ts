import nlp from 'compromise'

export type Kind =
  | 'article'
  | 'possessive'
  | 'quantity'
  | 'preposition'
  | 'conjunction'
  | 'pronoun'
  | 'auxiliary'
  | 'question'
  | 'adverb'
  | 'adjective'
  | 'verb'
  | 'ing'
  | 'noun'

export type Token = { text: string; lower: string; kind: Kind; tags: ReadonlySet<string> }

/** Words whose class doesn't depend on the tagger. */
const closed: Readonly<Record<Exclude<Kind, 'ing' | 'noun' | 'verb'>, string>> = {
  article: 'a an the this that these those',
  possessive: 'my our your his her its their',
  quantity:
    'one two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand some any many much more most several few every each all both another other enough less fewer no',
  preposition:
    'for in on at with without from under during after before as by near through over between around into onto about of to against among behind below beneath beside beyond despite except inside like outside past per since than till toward towards until upon via within across using while',
  conjunction:
    'and or but nor so because when if that who which whose where although though unless vs versus plus',
  pronoun:
    "i i'm i've i'll i'd we we're we've you you're he he's she she's they they're it it's me us him them myself yourself themselves ourselves himself herself itself someone anyone everyone something anything everything nothing nobody somebody mine yours ours theirs there there's that's here's let's",
  auxiliary:
    "am is are was were be been being have has had do does did don't doesn't didn't can can't could couldn't will won't would wouldn't should shouldn't must might may cannot isn't aren't wasn't weren't haven't hasn't gonna wanna gotta ain't",
  question: "how why what what's how's why's",
  adverb:
    'very really just only always never ever often finally actually even still already soon too alone so-called totally absolutely literally probably maybe also now today tonight tomorrow yesterday here online fast quickly easily together again not out up down off away back almost basically honestly simply recently currently forever abroad better properly correctly safely well',
  adjective:
    'small big new old best good great bad easy simple quick cheap busy little long short own first last next top real healthy tiny huge cute handmade homemade whole daily weekly weird favorite favourite better-than-ever free full hard single solo budget local mini tired young routine-free',
}
const kinds = new Map<string, Kind>(
  (Object.entries(closed) as [Kind, string][]).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word) => [word, kind] as const),
  ),
)

/** A line's words with their class, by the closed classes first, then by compromise. */
export function tokensOf(line: string): Token[] {
  const words = line.split(/\s+/).filter(Boolean)
  const terms = (nlp(line).json() as { terms: { text: string; tags: string[] }[] }[]).flatMap(
    (sentence) => sentence.terms,
  )
  let next = 0
  return words.map((word) => {
    const text = word.replace(/^[,;.!?]+|(?<![,;.!?])[,;.!?]+$/g, '')
    const tags = new Set<string>()
    const letters = text.replace(/[-–]/g, '').length
    let covered = 0
    while (next < terms.length && covered < letters) {
      const term = terms[next++]
      if (term === undefined) break
      covered += term.text.replace(/[-–]/g, '').length
      for (const tag of term.tags) tags.add(tag)
    }
    while (terms[next]?.text === '') next++
    const lower = text.toLowerCase()
    return { text, lower, kind: kindOf(text, lower, tags), tags }
  })
}

function kindOf(text: string, lower: string, tags: ReadonlySet<string>): Kind {
  const known = kinds.get(lower)
  if (known !== undefined) return known
  if (/^[$€£]?\d[\d.,:]*(?:%|k|lbs?|kg|cm|min|mins|x)?$/.test(lower)) return 'quantity'
  if (/^\p{Lu}/u.test(text)) return 'noun'
  if (notGerund.has(lower.replace(/s$/, ''))) return 'noun'
  if (/[a-z]{3}ing$/.test(lower)) return 'ing'
  if (tags.has('Adverb') && /ly$/.test(lower)) return 'adverb'
  if (tags.has('Verb') && !tags.has('Noun')) return 'verb'
  if (tags.has('Adjective')) return 'adjective'
  return 'noun'
}

const notGerund = new Set(
  'morning evening thing string ring king spring wing sling ceiling sibling darling pudding dumpling something nothing everything anything earring lightning sterling duckling viking herring wedding building clothing swing sting fling stocking'.split(
    ' ',
  ),
)
