import { formatCount } from '@/lib/core/format/format-count'
import { computeEngagementRates, type EngagementInput } from '@/lib/platforms/engagement/engagement'
import { type EngagementPlatform, getBands } from './engagement-platform'

const formatOptionalRate = (result: { rate: number } | null) => (result ? `${result.rate.toFixed(2)}%` : 'not given')

/** The rates as text to paste into a media kit or a message. */
export function buildEngagementReport(input: EngagementInput, platform: EngagementPlatform): string {
  const { byFollowers, byViewsOrReach } = computeEngagementRates(input, getBands(platform))
  const { name, viewsOrReach, postNoun } = platform
  return [
    `${name} engagement rate by followers: ${formatOptionalRate(byFollowers)}`,
    `By ${viewsOrReach.noun}: ${formatOptionalRate(byViewsOrReach)}`,
    `${formatCount(input.followers)} followers; ${formatCount(input.likes)} likes, ${formatCount(input.comments)} comments, ${formatCount(input.shares)} shares and ${formatCount(input.saves)} saves over ${formatCount(input.posts)} ${input.posts === 1 ? postNoun.singular : postNoun.plural}`,
  ].join('\n')
}
