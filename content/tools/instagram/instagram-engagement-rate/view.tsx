import { EngagementCalculator } from '@/components/calculator/engagement-calculator'
import { type EngagementPlatform, plainVerdicts } from '@/components/calculator/engagement-platform'
import { instagramFollowerBands } from '@/lib/platforms/engagement/engagement-bands'

export const instagramPlatform: EngagementPlatform = {
  name: 'Instagram',
  postNoun: { singular: 'post', plural: 'posts' },
  viewsOrReach: {
    noun: 'reach',
    label: 'Reach (optional)',
    hint: '“Accounts reached” in your Insights, for your rate by reach.',
  },
  followersBenchmark: {
    bands: instagramFollowerBands,
    verdicts: plainVerdicts,
    source: 'Source: Campground Social, 2026. Other sources disagree, so treat this as a rough guide.',
  },
  viewsOrReachBenchmark: null,
  defaultQuery: { f: '10000', l: '260', c: '20', s: '20', sv: '', v: '', n: '1', t: '4' },
}

export default function InstagramEngagement() {
  return <EngagementCalculator platform={instagramPlatform} />
}
