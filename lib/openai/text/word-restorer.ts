import { createMask, joinStrings, mapStrings } from '@/lib/text/placeholders/mask'
import type { Candidate, WritingJob } from '@/lib/tool/engine'
import type { ModelItem } from './item-reader'

export type WordRestorer = ReturnType<typeof createWordRestorer>

/**
 * Restores protected words in a model's items and withholds items that lost some. A variation must preserve only its
 * original's words, and none if the visitor specifies the change.
 */
export function createWordRestorer({ tool, input, refine }: Pick<WritingJob, 'tool' | 'input' | 'refine'>) {
  const mask = createMask(input.prompt, tool.getProtectedKinds?.(input) ?? [], parseKeepField(input.parameters.keep))
  const originalText = refine ? (refine.text ?? joinStrings(refine.item)) : input.prompt
  const requiredWords = refine?.action === 'change' ? [] : mask.findPresentWords(originalText)
  const incompleteItems: { version: unknown; lostWords: readonly string[]; candidate: Candidate }[] = []

  return {
    /** Returns the item with its words, or null if it lost some and is withheld. */
    restore({ item: maskedItem, assumed }: ModelItem): Candidate | null {
      if (mask.isEmpty) return { item: maskedItem, assumed }
      const item = mapStrings(maskedItem, mask.unmaskText)
      const presentWords = new Set(mask.findPresentWords(joinStrings(item)))
      const lostWords = requiredWords.filter((word) => !presentWords.has(word))
      const candidate = { item, assumed: assumed.map(mask.unmaskText) }
      if (lostWords.length === 0) return candidate
      incompleteItems.push({ version: maskedItem, lostWords, candidate: { ...candidate, lost: lostWords } })
      return null
    },
    /** Withheld items with their lost words, fewest first. */
    get incompleteCandidates(): readonly Candidate[] {
      return incompleteItems
        .toSorted((one, other) => one.lostWords.length - other.lostWords.length)
        .map(({ candidate }) => candidate)
    },
    getBriefOptions() {
      return {
        mask,
        incompleteItems: incompleteItems.map(({ version, lostWords }) => ({
          version,
          missing: lostWords.map(mask.buildToken),
        })),
      }
    },
  }
}

function parseKeepField(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value.split(/[,;،、]/u).map((word) => word.trim())
}
