import type { Card } from '@/lib/tool/card'
import { type ExportableRun, formatDateParts, getPlanDate, getPlannedCards, getPlanStart } from './plan-dates'

/** A plan has one line per day. Shared captions come last. Adds no words of its own. */
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

/** Joins posts with one blank line, or with two if a post contains a blank line. */
export const joinPosts = (posts: readonly string[]): string =>
  posts.join(posts.some((post) => /\n\s*\n/.test(post)) ? '\n\n\n' : '\n\n')

/** A title also has a preview but is not a post, so a card with a score counts as a line. */
const isSingleLine = ({ copy, preview, score }: Card): boolean =>
  !copy.includes('\n') && (preview === undefined || score !== undefined)

/** Formats lines such as "Mon 23 Nov – what to film. First line: what to say." */
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
