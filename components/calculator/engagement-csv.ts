import { formatCsv } from '@/lib/core/csv'
import { type EngagementInput, engagementRates } from '@/lib/platforms/engagement/engagement'
import { bandsOf, type EngagementPlatform } from './engagement-platform'

/** The inputs and both rates, one row each. */
export function engagementCsv(input: EngagementInput, platform: EngagementPlatform): string {
  const { byFollowers, byViewsOrReach } = engagementRates(input, bandsOf(platform))
  const { viewsOrReach, posts, ...figures } = input
  const rows = { ...figures, [platform.viewsOrReach.noun]: viewsOrReach, [platform.post.many]: posts }
  return formatCsv([
    ['Figure', 'Value'],
    ...Object.entries(rows).map(([name, value]) => [name, String(value)]),
    ['rate by followers in percent', byFollowers?.rate.toFixed(2) ?? ''],
    [`rate by ${platform.viewsOrReach.noun} in percent`, byViewsOrReach?.rate.toFixed(2) ?? ''],
  ])
}
