import { randomUUID } from 'node:crypto'
import { hasBlank } from '@/lib/core/strings/blanks'
import { holdsWords } from '@/lib/core/strings/holds-words'
import { isNearDuplicate, wordsOf } from '@/lib/core/strings/near-duplicate'
import type { Card } from '@/lib/tool/card'
import { type PromptTool, recipeOf } from '@/lib/tool/define'
import type { Candidate, Job } from '@/lib/tool/engine'
import { isHard } from '@/lib/writer/is-hard'
import { assumedIn } from './assumed'
import { isRewrite } from './is-rewrite'
import { writtenTexts } from './written-texts'

/**
 * Decides item by item what becomes a card: it fits the platform, says something else than the cards before it and
 * opens with another word. A variation also differs from its original, and a shorter one is shorter. What the visitor
 * wrote with a refinement counts as said by them, so figures in it are not invented. On a hard day nothing may be assumed, but what
 * stands in a picture, such as the words on a grave, is not.
 * Versions of one text may open alike and resemble each other: of them only a copy of another goes.
 */
export function createSelection(job: Pick<Job, 'tool' | 'input' | 'refine'>) {
  const { tool, input, refine } = job
  const texts: ReadonlySet<string>[] = []
  const openings = new Set<string>()
  const copies = new Set<string>()
  const isVersion = isRewrite({ tool, input })
  const isSeen = tool.picture === 'enough' && input.picture !== undefined
  const original = refine && (refine.text ?? tool.present(refine.item, input).copy)
  const said = [input.prompt, input.chosen, refine?.text, refine?.words]
    .filter((text) => text !== undefined)
    .join('\n')
  const given = [said, ...typedIn(input)].join('\n')
  if (original !== undefined && refine?.action === 'similar') texts.push(wordsOf(original))

  return {
    /** The item's card, or null when it is dropped. */
    take(candidate: Candidate): Card | null {
      const item = tool.fit(candidate.item, { ...input, prompt: said })
      if (item === null) return null
      const opening = isVersion ? null : openingOf(tool.opening(item), given)
      if (opening !== null && openings.has(opening)) return null
      const assumed = assumedBy({ tool, input }, item, given, candidate.assumed)
      if (assumed.length > 0 && !isVersion && !isSeen && isHard(job)) return null
      // The visitor's own words need no second look.
      const { review, ...shown } = cardOf(tool, item, input)
      const card = {
        ...shown,
        ...(review && candidate.assumed && { review }),
        ...(assumed.length > 0 && { assumed }),
        ...(candidate.lost && { lost: candidate.lost }),
      }
      if (refine?.action === 'shorter' && card.copy.length >= (original?.length ?? 0)) return null
      if (card.copy === original) return null
      if (isVersion) return isNew(copies, card.copy) ? card : null
      const words = wordsOf(card.copy)
      if (!tool.mayRepeat && texts.some((earlier) => isNearDuplicate(earlier, words, wordsOf(given))))
        return null
      texts.push(words)
      if (opening !== null) openings.add(opening)
      return card
    },
  }
}

/** An item as the page shows it. With a blank in it, it is an outline. */
export function cardOf(tool: PromptTool, item: unknown, input: Job['input']): Card {
  const card = tool.present(item, input)
  return { id: randomUUID(), ...card, ...(hasBlank(card.copy) && { outline: true as const }), item }
}

function isNew(copies: Set<string>, copy: string): boolean {
  const known = copies.size
  return copies.add(onOneLine(copy)).size > known
}

/** Whether a card gives the visitor's own text back, as it is. */
export function isEcho({ input }: Pick<Job, 'input'>, { copy }: Pick<Card, 'copy'>): boolean {
  return onOneLine(copy) === onOneLine(input.prompt)
}

/** Whether the built-in writer has found nothing to say beside the visitor's own words and what is left to them to fill in. */
export function isOnlyGiven({ input }: Pick<Job, 'input'>, cards: readonly Card[]): boolean {
  const whole = cards.filter(({ outline }) => !outline)
  return whole.length > 0 && whole.every(({ copy }) => lettersOf(copy) === lettersOf(input.prompt))
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Names and tags say nothing, and marks are about what is there. */
const addsNothing: ReadonlySet<string | undefined> = new Set(['names', 'marks'])

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a sentence says that the visitor did not. Names and tags say nothing, and in another language every name looks new. */
function assumedBy(
  job: Pick<Job, 'tool' | 'input'>,
  item: unknown,
  given: string,
  claimed?: readonly string[],
): string[] {
  if (claimed === undefined || addsNothing.has(recipeOf(job.tool)?.writes)) return []
  const { language = 'auto' } = job.input.parameters
  if (isRewrite(job) && language !== 'auto') return []
  return assumedIn(writtenTexts(item).join('\n'), given, claimed)
}

function typedIn({ parameters }: Job['input']): string[] {
  return Object.values(parameters).filter((value) => typeof value === 'string')
}

/** The word that no other card may open with; null where a text opens with the visitor's own words, which any number may do. */
export function openingOf(text: string | null, given: string): string | null {
  if (text === null || holdsWords(given, text.split(/\s+/, 2).join(' '))) return null
  const word = firstWord(text)
  return word === firstWord(given) ? null : word
}

function firstWord(text: string): string | null {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/u)?.[0] ?? null
}
