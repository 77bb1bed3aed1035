import { randomUUID } from 'node:crypto'
import { isNearDuplicate, wordsOf } from '@/lib/fit/near-duplicate'
import type { Card } from '@/lib/tool/card'
import type { PromptTool } from '@/lib/tool/define'
import type { Job } from './engine'

/**
 * Decides item by item what becomes a card: it fits the platform, says something else than the cards before it and
 * opens with another word. A variation also differs from its original, and a shorter one is shorter. What the visitor
 * wrote with a refinement counts as said by them, so figures in it are not invented.
 */
export function createSelection({ tool, input, refine }: Pick<Job, 'tool' | 'input' | 'refine'>) {
  const texts: ReadonlySet<string>[] = []
  const openings = new Set<string>()
  const original = refine && (refine.text ?? tool.present(refine.item, input).copy)
  const said = [input.prompt, refine?.text, refine?.words].filter((text) => text !== undefined).join('\n')
  if (original !== undefined && refine?.action === 'similar') texts.push(wordsOf(original))

  return {
    /** The item's card, or null when it is dropped. */
    take(candidate: unknown): Card | null {
      const item = tool.fit(candidate, { ...input, prompt: said })
      if (item === null) return null
      const opening = firstWord(tool.opening(item))
      if (opening !== null && openings.has(opening)) return null
      const card = cardOf(tool, item, input)
      if (refine?.action === 'shorter' && card.copy.length >= (original?.length ?? 0)) return null
      if (card.copy === original) return null
      const words = wordsOf(card.copy)
      if (texts.some((earlier) => isNearDuplicate(earlier, words))) return null
      texts.push(words)
      if (opening !== null) openings.add(opening)
      return card
    },
  }
}

export function cardOf(tool: PromptTool, item: unknown, input: Job['input']): Card {
  return { id: randomUUID(), ...tool.present(item, input), item }
}

function firstWord(text: string | null): string | null {
  return text?.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/u)?.[0] ?? null
}
