import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Kind, Reading } from '@/lib/tool/reading'

/** Kinds that show a thing of their field; a story or an opinion may happen anywhere, an event or an offer is not about it. */
const showing: ReadonlySet<Kind> = new Set(['how-to', 'day', 'subject'])

/** What anyone in the visitor's field can film, where the prompt names the field and shows something of it. */
export function shotsOf({ kind, sure, niche }: Reading, random: Random): string[] {
  return sure && showing.has(kind) ? random.shuffle(niche?.shots ?? []).map(upperFirst) : []
}
