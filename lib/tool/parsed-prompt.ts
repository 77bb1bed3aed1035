import type { Niche } from './niche'

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

/**
 * Pieces of the prompt, copied word for word: only caps lock, spacing, an obvious typo and the closing mark are mended. They are cased for
 * the middle of a sentence ("my rescue dog", "Lisbon"); a frame upper-cases what it begins with. Absent where the prompt has none.
 */
export type PromptSpans = {
  /** The noun phrase that it is about, with its own article or possessive as typed. */
  subject?: string
  /** The two sides of a comparison, or what was and what is; a tail that belongs to both stands with both. */
  a?: string
  b?: string
  place?: string
  /** When, as typed: "on friday", "march 3rd at 6pm", "until sunday". */
  time?: string
  /** A figure with its unit as typed: "30 lbs", "$12", "5". */
  number?: string
  /** For whom, where the prompt says so; else what the details say. */
  audience?: string
  /** Whose, where it has a name: "Maya's Café" gives "Maya". */
  owner?: string
}

/** How a story turned out, by a sign in its words; `plain` where there is none. */
export type Mood = 'glad' | 'mishap' | 'plain'

/** What the built-in writer knows of a prompt. It never guesses content: all of it is the visitor's own. */
export type ParsedPrompt = {
  kind: PromptKind
  /** Where false, only frames of the `neutral` bank may be used. */
  sure: boolean
  /** ISO 639-1; `en` for what has no other evidence, `und` for letters of no language that is known. */
  language: string
  /** The prompt as one line without request ("write me a caption about …"), links, hashtags, emoji, closing mark, and without a label ("POV:", "unpopular opinion:", "storytime:"), which the kind tells; its first letter as a sentence has it. */
  line: string
  /** What a label before the line said that it is: without it a skit's "you" would be the reader. */
  label?: PromptKind
  /** Closing mark of the line, where it is not a full stop; a question has its own though none was typed. */
  mark: '' | '!' | '?'
  /** How the line is built: a whole sentence, a dependent clause ("why I quit", "how I fold a sheet"), or a phrase ("vintage denim", "teaching my dog to wait"). */
  shape: 'sentence' | 'clause' | 'phrase'
  /** The line cased for the middle of a sentence. */
  midSentenceLine: string
  /** The visitor's own sentences, or the line's own clauses where it is one sentence, in order; each reads as a sentence, without closing mark. */
  sentences: readonly string[]
  spans: PromptSpans
  details: PromptDetails
  mood: Mood
  /** Whether the visitor speaks of themselves: I, my, we, our. */
  isFirstPerson: boolean
  /** The field, where the subject's own noun names it for sure. */
  niche: Niche | null
  /** Content words and phrases of the prompt, best first, as typed: for tags, names and searches. */
  keywords: readonly string[]
  /** Hashtags that the visitor typed, without the sign. */
  hashtags: readonly string[]
  /** Emoji that the visitor typed, in order. */
  emoji: readonly string[]
}
