import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'

/** Kinds that show a thing of their field; a story or an opinion may happen anywhere, an event or an offer is not about it. */
const nicheShotKinds: ReadonlySet<PromptKind> = new Set(['how-to', 'day', 'subject'])

/** What anyone in the visitor's field can film, where the prompt names the field and shows something of it. */
export function getNicheShots({ kind, sure: isSure, niche }: ParsedPrompt, random: Random): string[] {
  return isSure && nicheShotKinds.has(kind) ? random.shuffle(niche?.shots ?? []).map(upperFirst) : []
}
