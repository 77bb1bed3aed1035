import { EngagementCalculator } from '@/components/calculator/engagement-calculator'
import { type EngagementPlatform, plainVerdicts } from '@/components/calculator/engagement-platform'
import { tiktokFollowerBands, tiktokViewBands } from '@/lib/platforms/engagement/engagement-bands'

export const tiktokPlatform: EngagementPlatform = {
  name: 'TikTok',
  postNoun: { singular: 'video', plural: 'videos' },
  viewsOrReach: {
    noun: 'views',
    label: 'Views (optional)',
    hint: 'For your rate by views, which brands often ask for.',
  },
  followersBenchmark: {
    bands: tiktokFollowerBands,
    verdicts: {
      low: 'Lower than three quarters of accounts your size.',
      typical: 'In the lower half of accounts your size.',
      good: 'In the upper half of accounts your size.',
      excellent: 'In the top quarter of accounts your size.',
    },
    source: 'Source: SociaVault Labs, 150,000 accounts, 2026.',
  },
  viewsOrReachBenchmark: { bands: tiktokViewBands, verdicts: plainVerdicts, source: 'Source: Creamate, 2026.' },
  defaultQuery: { f: '10000', l: '450', c: '30', s: '20', sv: '', v: '', n: '1', t: '6' },
}

export default function TiktokEngagement() {
  return <EngagementCalculator platform={tiktokPlatform} />
}
