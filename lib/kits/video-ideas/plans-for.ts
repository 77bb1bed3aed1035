import type { Random } from '@/lib/core/random'
import { toldAs } from '@/lib/kits/scripts/told-as'
import type { Kind, Reading } from '@/lib/tool/reading'
import type { IdeaChoices } from './choices'
import { type Concept, concepts } from './concepts'
import type { Format } from './idea'

/** What is filmed: a concept, or the script of the prompt's own kind. */
export type VideoPlan = Concept | (Pick<Concept, 'format' | 'title' | 'effort'> & { shots: 'script' })

/** The format in which each kind is told by itself. A hard time has its own concepts alone. */
const native: Record<Exclude<Kind, 'hard-time'> | 'neutral', Pick<Concept, 'format' | 'title'>> = {
  'how-to': { format: 'tutorial', title: 'Step by step, the result first' },
  list: { format: 'list', title: 'The list, one picture each' },
  story: { format: 'story', title: 'As it happened' },
  announcement: { format: 'talking-head', title: 'The news in one take' },
  offer: { format: 'talking-head', title: 'What, when and how, in one take' },
  opinion: { format: 'talking-head', title: 'The stance, then the other side' },
  question: { format: 'talking-head', title: 'Asked in the open' },
  comparison: { format: 'talking-head', title: 'First one, then the other' },
  review: { format: 'talking-head', title: 'A review in four shots' },
  place: { format: 'story', title: 'A short visit' },
  day: { format: 'story', title: 'The day in order' },
  skit: { format: 'skit', title: 'The scene, line by line' },
  change: { format: 'before-after', title: 'Before, in between, now' },
  pasted: { format: 'talking-head', title: 'Your own words, in order' },
  subject: { format: 'talking-head', title: 'One take, to the camera' },
  neutral: { format: 'talking-head', title: 'One take, to the camera' },
}

/** Formats that carry a tone best. */
const suits: Partial<Record<IdeaChoices['tone'], readonly Format[]>> = {
  funny: ['skit', 'trend-twist'],
  bold: ['talking-head', 'green-screen'],
  educational: ['tutorial', 'list'],
  storytelling: ['story', 'before-after'],
}

/** Formats that play with a prompt; only where its kind is sure. */
const joking: readonly Format[] = ['skit', 'trend-twist']

/** The kind's own way first, then those that fit it, those of the tone first; all of one format where the visitor chose it. */
export function plansFor(
  reading: Reading,
  { format, tone }: Pick<IdeaChoices, 'format' | 'tone'>,
  random: Random,
): VideoPlan[] {
  const kind = toldAs(reading)
  const fits = ({ kinds }: Concept) => kinds.includes(kind)
  const suiting = suits[tone] ?? []
  const rank = (concept: Concept) => (fits(concept) ? 0 : 2) + (suiting.includes(concept.format) ? 0 : 1)
  const found = random
    .shuffle(concepts)
    .filter((concept) =>
      format === 'any' || kind === 'hard-time' ? fits(concept) : concept.format === format,
    )
    .filter((concept) => kind === 'hard-time' || !concept.kinds.includes('hard-time'))
    .filter(({ format: form }) => reading.sure || format !== 'any' || !joking.includes(form))
    .toSorted((a, b) => rank(a) - rank(b))
  if (kind === 'hard-time') return found
  const own: VideoPlan = { ...native[kind], effort: 'easy', shots: 'script' }
  return format === 'any' || format === own.format ? [own, ...found] : found
}
