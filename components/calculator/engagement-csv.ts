import { formatCsv } from '@/lib/core/csv'
import { computeEngagementRates, type EngagementInput } from '@/lib/platforms/engagement/engagement'
import { type EngagementPlatform, getBands } from './engagement-platform'

export function buildEngagementCsv(input: EngagementInput, platform: EngagementPlatform): string {
  const { byFollowers, byViewsOrReach } = computeEngagementRates(input, getBands(platform))
  const { viewsOrReach, posts, ...figures } = input
  const valueByLabel = { ...figures, [platform.viewsOrReach.noun]: viewsOrReach, [platform.postNoun.plural]: posts }
  return formatCsv([
    ['Figure', 'Value'],
    ...Object.entries(valueByLabel).map(([name, value]) => [name, String(value)]),
    ['rate by followers in percent', byFollowers?.rate.toFixed(2) ?? ''],
    [`rate by ${platform.viewsOrReach.noun} in percent`, byViewsOrReach?.rate.toFixed(2) ?? ''],
  ])
}
