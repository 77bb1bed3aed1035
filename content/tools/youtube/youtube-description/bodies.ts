import { cutAtWord } from '@/lib/fit/cut'
import { wholeSentences } from '@/lib/fit/whole-sentences'
import { upperFirst } from '@/lib/writer/frames/render'
import type { Kind, Reading } from '@/lib/writer/reading/reading'
import { ended, ownSentences } from '@/lib/writer/sequence/steps'
import { inside } from './inside'
import type { Source } from './source'

/** Sentences of the visitor's that a body repeats, in characters. */
const MAX_OWN = 900

/** Where viewers look for what was named. */
const named: ReadonlySet<Kind> = new Set(['how-to', 'list', 'review', 'comparison', 'place', 'subject'])

const mentioned = 'Mentioned in it: [names, products and places, as people would search for them].'

const situation = 'Watch it if [the situation that somebody is in who needs this video].'

/** Bodies that differ in what they leave to the visitor: what is in the video, or for whom it is. */
export function bodies(reading: Reading, source: Source): string[] {
  const { language, details } = reading
  const kind = reading.sure && reading.shape !== 'clause' ? reading.kind : plainKind(reading)
  const own = [furtherSentences(source.text, reading), detailsIn(reading)].filter(Boolean)
  if (language !== 'en') return [own.join('\n\n')]
  if (kind === 'hard-time') return [own.length > 0 ? own.join('\n\n') : inside[kind]]
  const audience = details.audience === undefined ? '' : `Made for ${details.audience}.`
  const road = roadOf(source)
  const isTold = own.length > 0
  const shown = isTold ? '' : `In this video: ${inside[kind]}.`
  const full = [...own, shown, audience, road, named.has(kind) ? mentioned : '']
  const wanted = audience === '' && named.has(kind) ? situation : audience
  const all = named.has(kind) && !isTold ? [full, [shown, wanted, road]] : [full]
  return all.map((parts) => parts.filter(Boolean).join('\n\n'))
}

/** What is not sure, or promises an answer, is described by what is seen. */
function plainKind({ kind }: Reading): Kind {
  return kind === 'hard-time' || kind === 'how-to' ? kind : 'subject'
}

/** As typed where the prompt is a longer text, else as it was read. */
function furtherSentences(text: string, reading: Reading): string {
  const typed = wholeSentences(text.replace(/\s+/g, ' ')).map((sentence) => sentence.trim())
  const sentences = reading.kind === 'pasted' ? typed : ownSentences(reading)
  return cutAtWord(sentences.slice(1).join(' '), MAX_OWN)
}

function detailsIn({ details: { turn } }: Reading): string {
  return turn === undefined ? '' : ended(upperFirst(turn))
}

/** From the first chapter to the last, in the visitor's own names. */
function roadOf({ chapters, labels }: Source): string {
  const names = chapters.length > 0 ? chapters.map(({ label }) => label) : labels
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last || first === last) return ''
  return `From “${first}” to “${last}”: the chapters below take you to the part you need.`
}
