import { eachString, stringsIn } from '@/lib/text/placeholders/each-string'
import { createMask } from '@/lib/text/placeholders/mask'
import type { Candidate, Job } from '@/lib/tool/engine'
import type { WrittenItem } from './item-reader'

/** What of the prompt survives in a model's items. */
export type Keeping = ReturnType<typeof createKeeping>

/**
 * Puts the words that must survive back into what a model has written, and holds back the items that lost some. Of a variation only what stood in
 * its original must survive, and nothing where the visitor says what to change.
 */
export function createKeeping({ tool, input, refine }: Pick<Job, 'tool' | 'input' | 'refine'>) {
  const mask = createMask(input.prompt, tool.keeps?.(input) ?? [], ownWords(input.parameters.keep))
  const original = refine ? (refine.text ?? stringsIn(refine.item)) : input.prompt
  const needed = refine?.action === 'change' ? [] : mask.kept(original)
  const held: { version: unknown; lost: readonly string[]; candidate: Candidate }[] = []

  return {
    /** The item with its words, or null where it lost some and is held back. */
    take({ item: version, assumed }: WrittenItem): Candidate | null {
      if (mask.isEmpty) return { item: version, assumed }
      const item = eachString(version, mask.show)
      const kept = new Set(mask.kept(stringsIn(item)))
      const lost = needed.filter((word) => !kept.has(word))
      const candidate = { item, assumed: assumed.map(mask.show) }
      if (lost.length === 0) return candidate
      held.push({ version, lost, candidate: { ...candidate, lost } })
      return null
    },
    /** What was held back, with what each has lost, the least first. */
    get lacking(): readonly Candidate[] {
      return held
        .toSorted((one, other) => one.lost.length - other.lost.length)
        .map(({ candidate }) => candidate)
    },
    /** What the brief says of it. */
    told() {
      return { mask, lacking: held.map(({ version, lost }) => ({ version, missing: lost.map(mask.markOf) })) }
    },
  }
}

function ownWords(typed: unknown): string[] {
  if (typeof typed !== 'string') return []
  return typed.split(/[,;،、]/u).map((word) => word.trim())
}
