import type { Chapter } from '@/lib/platforms/chapters'
import { capitalise } from '@/lib/writer/grammar'
import type { Order } from './draft'
import { chapterNames, namedChapters } from './templates'

const MAX_STEPS = 4

/** The visitor's own chapters; else names whose times only they know: the field's steps between a beginning and an end. */
export function chapterOutline({ topic, source, random }: Order, named: boolean): Chapter[] {
  if (source.chapters.length > 0) return source.chapters
  const chosen = new Set(random.shuffle(topic.niche.steps).slice(0, MAX_STEPS))
  const steps = topic.niche.steps.filter((step) => chosen.has(step)).map(capitalise)
  const labels = named
    ? namedChapters
    : [random.pick(chapterNames.first), ...steps, random.pick(chapterNames.last)]
  return labels.map((label, index) => ({ time: index === 0 ? '0:00' : '', label }))
}
