import type { Random } from '@/lib/core/random'
import { getScriptKind } from '@/lib/kits/scripts/script-kind'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { type Concept, concepts } from './concepts'
import type { IdeaFormat } from './idea'
import type { IdeaChoices } from './idea-choices'

/** What is filmed: a concept, or the script of the prompt's own kind. */
export type VideoPlan = Concept | (Pick<Concept, 'format' | 'title' | 'effort'> & { shots: 'script' })

/** The format in which each kind is told by itself. A hard time has its own concepts alone. */
const defaultPlans: Record<Exclude<PromptKind, 'hard-time'> | 'neutral', Pick<Concept, 'format' | 'title'>> = {
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
const formatsByTone: Partial<Record<IdeaChoices['tone'], readonly IdeaFormat[]>> = {
  funny: ['skit', 'trend-twist'],
  bold: ['talking-head', 'green-screen'],
  educational: ['tutorial', 'list'],
  storytelling: ['story', 'before-after'],
}

/** Formats that play with a prompt; only where its kind is sure. */
const playfulFormats: readonly IdeaFormat[] = ['skit', 'trend-twist']

/** The kind's own way first, then those that fit it, those of the tone first; all of one format where the visitor chose it. */
export function chooseVideoPlans(
  reading: ParsedPrompt,
  { format, tone }: Pick<IdeaChoices, 'format' | 'tone'>,
  random: Random,
): VideoPlan[] {
  const kind = getScriptKind(reading)
  const suitsKind = ({ kinds }: Concept) => kinds.includes(kind)
  const toneFormats = formatsByTone[tone] ?? []
  const rankConcept = (concept: Concept) =>
    (suitsKind(concept) ? 0 : 2) + (toneFormats.includes(concept.format) ? 0 : 1)
  const fittingConcepts = random
    .shuffle(concepts)
    .filter((concept) => (format === 'any' || kind === 'hard-time' ? suitsKind(concept) : concept.format === format))
    .filter((concept) => kind === 'hard-time' || !concept.kinds.includes('hard-time'))
    .filter(({ format: conceptFormat }) => reading.sure || format !== 'any' || !playfulFormats.includes(conceptFormat))
    .toSorted((a, b) => rankConcept(a) - rankConcept(b))
  if (kind === 'hard-time') return fittingConcepts
  const defaultPlan: VideoPlan = { ...defaultPlans[kind], effort: 'easy', shots: 'script' }
  return format === 'any' || format === defaultPlan.format ? [defaultPlan, ...fittingConcepts] : fittingConcepts
}
