import { hasBlank } from '@/lib/core/strings/blanks'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Kind, Reading } from '@/lib/tool/reading'
import type { Lines } from '@/lib/writer/frames/lines'
import { newsPlan } from '@/lib/writer/sequence/news-plans'
import { ended, ownSentences, stepsOf } from '@/lib/writer/sequence/steps'
import { contentBlanks } from './content-blanks'
import type { Source } from './source'

/** Sentences of the visitor's that a body repeats, in characters. */
const MAX_OWN = 900

/** Where viewers look for what was named. */
const named: ReadonlySet<Kind> = new Set(['how-to', 'list', 'review', 'comparison', 'place', 'subject'])

const mentioned = 'Mentioned in it: [names, products and places, as people would search for them].'

/** Blanks that a body asks for in another language. */
const foreign = 2

/** What follows the first lines: the visitor's further sentences and details, and what only somebody who has seen the video can say. */
export function composeBody(reading: Reading, source: Source, lines: Lines): string {
  const { language, details } = reading
  const kind = reading.sure && reading.shape !== 'clause' ? reading.kind : plainKind(reading)
  const own = [furtherSentences(source.text, reading), detailsIn(reading)].filter(Boolean)
  const isTold = own.length > 0
  if (language !== 'en') {
    const asked = isTold || kind === 'hard-time' ? [] : lines.all('body', hasBlank).slice(0, foreign)
    return [...own, ...asked.map(({ text }) => text)].join('\n\n')
  }
  if (kind === 'hard-time') return isTold ? own.join('\n\n') : contentBlanks[kind]
  const audience = details.audience === undefined ? '' : `Made for ${details.audience}.`
  const shown = isTold ? [] : (newsOf(reading) ?? [`In this video: ${contentBlanks[kind]}.`])
  const also = reading.sure && named.has(kind) ? mentioned : ''
  return [...own, ...shown, audience, describeChapterSpan(source), also].filter(Boolean).join('\n\n')
}

/** The first parts of news and offers. */
function newsOf(reading: Reading): string[] | undefined {
  const plan = newsPlan(reading)
  const steps = plan && stepsOf({ ...reading, details: {} }, plan, 2)
  return steps?.map(({ head, text }) => `${head}: ${text}`)
}

/** What is not sure, or promises an answer, is described by what is seen. */
function plainKind({ kind }: Reading): Kind {
  return kind === 'hard-time' || kind === 'how-to' ? kind : 'subject'
}

/** As typed where the prompt is a longer text, else as it was read. */
function furtherSentences(text: string, reading: Reading): string {
  const typed = splitSentences(text.replace(/\s+/g, ' ')).map((sentence) => sentence.trim())
  const sentences = reading.kind === 'pasted' ? typed : ownSentences(reading)
  return truncateAtWord(sentences.slice(1).join(' '), MAX_OWN)
}

function detailsIn({ details: { turn } }: Reading): string {
  return turn === undefined ? '' : ended(upperFirst(turn))
}

/** From the first chapter to the last, in the visitor's own names. */
function describeChapterSpan({ chapters, labels }: Source): string {
  const names = chapters.length > 0 ? chapters.map(({ label }) => label) : labels
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last || first === last) return ''
  return `From “${first}” to “${last}”: the chapters below take you to the part you need.`
}
