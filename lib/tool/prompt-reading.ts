/** What a visitor is doing with the prompt, in the order of the page's "Read as". */
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

/** What the visitor says that the prompt is; undefined where the writer is to find out. */
export function getChosenKind({ readAs }: Readonly<Record<string, unknown>>): PromptKind | undefined {
  return promptKinds.find((kind) => kind === readAs)
}

/** What the fields of "Add details" hold, in the visitor's own words, with no closing mark; absent where empty. */
export type PromptDetails = {
  /** Who it is for. */
  audience?: string
  /** What happens or comes out. */
  outcome?: string
  /** What surprised the visitor or went wrong. */
  turn?: string
  /** What people should do, and by when. */
  action?: string
}

/** What the visitor asks of the tool rather than says to the audience; obeyed, never printed. */
export type Instructions = {
  /** "no emojis". */
  noEmoji?: true
  /** "no hashtags". */
  noHashtags?: true
  /** "keep it under 280 characters", in characters. */
  maxCharacters?: number
  /** "in 10 words", "max 12 words". */
  maxWords?: number
  /** "short caption", "keep it short". */
  isShort?: true
  /** "lowercase", "no caps". */
  isLowercase?: true
  /** "no questions". */
  noQuestion?: true
  /** "only 10": how many of what the tool writes. */
  maxItems?: number
  /** The other phrases, word for word, such as "nothing cheesy please" and "a bit spicy but not rude". */
  other: readonly string[]
}

/** A part of a sentence that reads as a sentence of its own: it has a subject and a finite verb and refers to nothing before it. */
export type Clause = {
  /** Cased as a sentence, without closing mark. */
  text: string
  /** Index of its sentence in `sentences`. */
  sentence: number
}

/** Facts of an event, an offer or news, as typed. */
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
 * What the built-in writer knows of a prompt. All words are the visitor's own, tidied: capital letters, closing marks and clear typos are
 * mended, words for the tool are taken out.
 */
export type PromptReading = {
  kind: PromptKind
  /** False where no clear sign says so; then nothing that suits only one kind is written. */
  sure: boolean
  /** ISO 639-1; `en` for what has no other evidence, `und` for letters of no known language. */
  language: string
  isHardDay: boolean
  instructions: Instructions
  /** The words for the audience, whole; lines as typed. Empty where the prompt has only instructions. */
  text: string
  /** Its sentences, each with its closing mark. One element where it is a phrase without a verb. */
  sentences: readonly string[]
  /** The clauses that can stand by themselves, the sharpest first. */
  clauses: readonly Clause[]
  /** The topic where the prompt is a phrase ("sourdough for beginners"), cased for the middle of a sentence; null where it says something. */
  topic: string | null
  /** The noun phrase that it is about, as typed, cased for the middle of a sentence; null where it is not sure. */
  subject: string | null
  /** Items of a list in the prompt, in order; empty where there is none. */
  listItems: readonly string[]
  /** The question that the visitor asks, with its mark; null where there is none. */
  question: string | null
  facts: PromptFacts
  /** Content words and phrases, best first, as typed: for tags, names and searches. */
  keywords: readonly string[]
  /** Hashtags that the visitor typed, without the sign. */
  hashtags: readonly string[]
  /** Emoji that the visitor typed, in order. */
  emoji: readonly string[]
  /** Whether the visitor speaks of themselves: I, my, we, our. */
  isFirstPerson: boolean
  details: PromptDetails
}
