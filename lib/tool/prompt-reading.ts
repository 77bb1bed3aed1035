/** Kinds of prompts, in the order of the page's "Read as" field. */
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

/** The visitor's "Read as" choice; undefined means automatic. */
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

/** Requests to the tool, which are followed but not printed. */
export type Instructions = {
  /** "no emojis". */
  noEmoji?: true
  /** "no hashtags". */
  noHashtags?: true
  /** "keep it under 280 characters". */
  maxCharacters?: number
  /** "in 10 words", "max 12 words". */
  maxWords?: number
  /** "short caption", "keep it short". */
  isShort?: true
  /** "lowercase", "no caps". */
  isLowercase?: true
  /** "no questions". */
  noQuestion?: true
  /** "only 10": the number of items to write. */
  maxItems?: number
  /** Everything that was asked of the tool, word for word. */
  phrases: readonly string[]
}

/** A part of a sentence that makes sense alone: it has a subject and a finite verb and refers to nothing earlier. */
export type Clause = {
  /** Capitalised, without closing punctuation. */
  text: string
  /** Index in `sentences`. */
  sentence: number
}

/** Facts about an event, an offer or news, as typed. */
export type PromptFacts = {
  /** "Saturday 14 June, 10am to 4pm". */
  when?: string
  /** "until Sunday midnight". */
  deadline?: string
  place?: string
  price?: string
  code?: string
}

/**
 * A prompt as the writer understands it. All words are the visitor's own, with capitals, punctuation and clear typos
 * corrected and instructions removed.
 */
export type PromptReading = {
  kind: PromptKind
  /** False without a clear sign; then the writer avoids texts that suit only one kind. */
  sure: boolean
  /** ISO 639-1; `en` without other evidence, `und` for letters of an unknown language. */
  language: string
  isHardDay: boolean
  instructions: Instructions
  /** The full text for the audience, with line breaks; '' if the prompt has only instructions. */
  text: string
  /** Each with closing punctuation. A phrase without a verb is one sentence. */
  sentences: readonly string[]
  /** Clauses that make sense alone, best first. */
  clauses: readonly Clause[]
  /** "sourdough for beginners", cased for the middle of a sentence; null if the prompt says something. */
  topic: string | null
  /** The first phrase or repeated word, cased for the middle of a sentence; null if unclear. */
  subject: string | null
  /** List items in order; often empty. */
  listItems: readonly string[]
  /** The visitor's question, with its question mark. */
  question: string | null
  facts: PromptFacts
  /** Content words and phrases as typed, best first, for tags, names and searches. */
  keywords: readonly string[]
  /** Typed hashtags, without the sign. */
  hashtags: readonly string[]
  /** Typed emoji, in order. */
  emoji: readonly string[]
  /** Whether the visitor uses "I", "my", "we" or "our". */
  isFirstPerson: boolean
  details: PromptDetails
}
