import { upperFirst } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import type { Kind, Reading } from '@/lib/writer/reading/reading'

/** Kinds that show a thing or a place of their field; a story or an opinion may happen anywhere. */
const showing: ReadonlySet<Kind> = new Set([
  'how-to',
  'list',
  'announcement',
  'offer',
  'comparison',
  'review',
  'place',
  'day',
  'subject',
])

/** What anyone in the visitor's field can film, where the prompt names the field and shows something of it. */
export function shotsOf({ kind, sure, niche }: Reading, random: Random): string[] {
  return sure && showing.has(kind) ? random.shuffle(niche?.shots ?? []).map(upperFirst) : []
}
