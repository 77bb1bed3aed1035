import { toCsvText } from '@/lib/core/csv'
import { type EngagementInput, engagementRates } from '@/lib/platforms/engagement/engagement'
import { bandsOf, type EngagementPlatform } from './engagement-platform'

/** The inputs and both rates, one row each. */
export function engagementCsv(input: EngagementInput, platform: EngagementPlatform): string {
  const { byFollowers, bySeen } = engagementRates(input, bandsOf(platform))
  const { seen, posts, ...figures } = input
  const rows = { ...figures, [platform.seen.noun]: seen, [platform.post.many]: posts }
  return toCsvText([
    ['Figure', 'Value'],
    ...Object.entries(rows).map(([name, value]) => [name, String(value)]),
    ['rate by followers in percent', byFollowers?.rate.toFixed(2) ?? ''],
    [`rate by ${platform.seen.noun} in percent`, bySeen?.rate.toFixed(2) ?? ''],
  ])
}
