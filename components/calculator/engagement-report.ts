import { count } from '@/lib/core/format/count'
import { type EngagementInput, engagementRates } from '@/lib/platforms/engagement/engagement'
import { bandsOf, type EngagementPlatform } from './engagement-platform'

const shown = (rate: { rate: number } | null) => (rate ? `${rate.rate.toFixed(2)}%` : 'not given')

/** The rates as text to paste into a media kit or a message. */
export function engagementText(input: EngagementInput, platform: EngagementPlatform): string {
  const { byFollowers, bySeen } = engagementRates(input, bandsOf(platform))
  const { name, seen, post } = platform
  return [
    `${name} engagement rate by followers: ${shown(byFollowers)}`,
    `By ${seen.noun}: ${shown(bySeen)}`,
    `${count(input.followers)} followers; ${count(input.likes)} likes, ${count(input.comments)} comments, ${count(input.shares)} shares and ${count(input.saves)} saves over ${count(input.posts)} ${input.posts === 1 ? post.one : post.many}`,
  ].join('\n')
}
