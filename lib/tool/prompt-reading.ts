import { removeFullStop } from '@/lib/core/strings/end-punctuation'

export const promptKindNames = {
  'how-to': 'how-to',
  list: 'list',
  story: 'story',
  announcement: 'announcement',
  offer: 'offer or event',
  opinion: 'opinion',
  question: 'question',
  comparison: 'comparison',
  review: 'review',
  place: 'place or trip',
  day: 'day or routine',
  skit: 'skit',
  change: 'before and after',
  'hard-time': 'hard time',
  pasted: 'longer text',
  subject: 'topic',
} as const

export type PromptKind = keyof typeof promptKindNames

export const promptKinds = Object.keys(promptKindNames) as [PromptKind, ...PromptKind[]]

export function getChosenKind({ readAs }: Readonly<Record<string, unknown>>): PromptKind | undefined {
  return promptKinds.find((kind) => kind === readAs)
}

/** The fields of "Add details" in the visitor's words, without closing punctuation; empty fields are absent. */
export type PromptDetails = {
  audience?: string
  outcome?: string
  /** A surprise or setback. */
  turn?: string
  /** The call to readers, with a date if any. */
  action?: string
}

/** Instructions to the tool. The tool follows them but does not print them. */
export type Instructions = {
  noEmoji?: true
  noHashtags?: true
  maxCharacters?: number
  maxWords?: number
  isShort?: true
  isLowercase?: true
  noQuestion?: true
  /** "only 10": the number of items to write. */
  maxItems?: number
  phrases: readonly string[]
}

/** A part of a sentence that makes sense alone: it has a subject and a finite verb and refers to nothing earlier. */
export type Clause = {
  /** Capitalized, without closing punctuation. */
  text: string
  /** The index of the clause's sentence in `sentences`. */
  sentence: number
}

export type PromptFacts = {
  when?: string
  /** The end of an offer, such as "until Sunday midnight". */
  deadline?: string
  place?: string
  price?: string
  code?: string
}

/** All words are the visitor's, with corrected capitals and typos and without instructions to the writer. */
export type PromptReading = {
  kind: PromptKind
  /** False without a clear signal; then the writer avoids texts that suit only one kind. */
  sure: boolean
  /** ISO 639-1; `en` without other evidence, `und` for letters of an unknown language. */
  language: string
  isHardDay: boolean
  instructions: Instructions
  /** The full text for the audience, with line breaks; '' if the prompt has only instructions. */
  text: string
  /** Each with closing punctuation. A phrase without a verb is one sentence. */
  sentences: readonly string[]
  clauses: readonly Clause[]
  /** "sourdough for beginners", cased for the middle of a sentence; null if the prompt makes a statement. */
  topic: string | null
  /** The first phrase or repeated word, cased for the middle of a sentence; null if unclear. */
  subject: string | null
  listItems: readonly string[]
  question: string | null
  facts: PromptFacts
  /** Content words and phrases as typed, best first, for tags, names and searches. */
  keywords: readonly string[]
  hashtags: readonly string[]
  emoji: readonly string[]
  isFirstPerson: boolean
  details: PromptDetails
}

const detailNames = ['audience', 'outcome', 'turn', 'action'] as const satisfies readonly (keyof PromptDetails)[]

export function getDetails(parameters: Readonly<Record<string, unknown>>): PromptDetails {
  const entries = detailNames.flatMap((name) => {
    const value = parameters[name]
    const detail = typeof value === 'string' ? removeFullStop(value.trim()) : ''
    return detail === '' ? [] : [[name, detail] as const]
  })
  return Object.fromEntries(entries)
}
