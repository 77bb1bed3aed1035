import type { Card } from '@/lib/tool/card'
import { type ExportableRun, formatDateParts, getPlanDate, getPlannedCards, getPlanStart } from './plan-days'

/**
 * All results as they are pasted. Names, hooks and titles are lines of a list; posts stand a blank line apart, or two where
 * they have blank lines of their own, so that one sees where each ends; a plan is a line a day; the caption of a
 * whole comes last. What stands aside is left out, and so is every word that is not the result's.
 */
export function runToText(run: ExportableRun): string {
  const { cards } = run
  const plannedCards = getPlannedCards(cards)
  if (plannedCards.length > 0) return formatPlanText(run)
  const mainCards = cards.filter(({ aside }) => !aside)
  const includedCards = mainCards.length > 0 ? mainCards : cards
  const captions = includedCards.flatMap(({ caption }) => caption ?? [])
  const texts = [...includedCards.map(({ copy }) => copy), ...captions]
  return captions.length === 0 && includedCards.every(isSingleLine) ? texts.join('\n') : joinPosts(texts)
}

/** Posts a blank line apart, or two where one of them has a blank line of its own. */
export function joinPosts(posts: readonly string[]): string {
  return posts.join(posts.some((post) => /\n\s*\n/.test(post)) ? '\n\n\n' : '\n\n')
}

/** A title has a preview as well, but no one posts it by itself: what is scored is a line. */
function isSingleLine({ copy, preview, score }: Card): boolean {
  return !copy.includes('\n') && (preview === undefined || score !== undefined)
}

/** "Mon 23 Nov – what to film. First line: what to say." */
function formatPlanText(run: ExportableRun): string {
  const start = getPlanStart(run)
  return getPlannedCards(run.cards)
    .map(({ schedule, copy }) => {
      const lines = copy.split('\n').flatMap((line) => line.trim() || [])
      const { shortDate } = formatDateParts(getPlanDate(schedule.day, start))
      return `${shortDate} – ${lines.join(' ')}`
    })
    .join('\n')
}
