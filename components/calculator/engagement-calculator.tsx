import { engagementRates } from '@/lib/platforms/engagement'
import { EngagementForm } from './engagement-form'
import { bandsOf, type EngagementPlatform } from './engagement-platform'
import { engagementInputOf } from './engagement-query'
import { engagementText } from './engagement-report'
import { RateCard } from './rate-card'
import { ShareActions } from './share-actions'
import { Target } from './target'
import { useQuery } from './use-query'

/** Recomputed with every change; the inputs live in the page's address. */
export function EngagementCalculator({ platform }: { platform: EngagementPlatform }) {
  const { values, set } = useQuery(platform.defaults)
  const input = engagementInputOf(values)
  const { byFollowers, bySeen } = engagementRates(input, bandsOf(platform))
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_1fr]">
      <EngagementForm platform={platform} values={values} set={set} />
      <section aria-label="Your engagement" className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <RateCard by="followers" result={byFollowers} benchmark={platform.byFollowers} />
          <RateCard by={platform.seen.noun} result={bySeen} benchmark={platform.bySeen} />
        </div>
        <Target
          input={input}
          post={platform.post.one}
          value={values.t}
          onChange={(value) => set('t', value)}
        />
        <ShareActions
          query={values}
          summary={() => engagementText(input, platform)}
          csv={async () => (await import('./engagement-csv')).engagementCsv(input, platform)}
          fileName={platform.fileName}
        />
      </section>
    </div>
  )
}
