import { formatCount } from '@/lib/core/format/format-count'
import { formatPercent } from '@/lib/core/format/format-money'
import { engagementRates, type Rate } from '@/lib/platforms/engagement/engagement'
import { CalculatorPanes } from './calculator-panes'
import { EngagementForm } from './engagement-form'
import { bandsOf, type EngagementPlatform } from './engagement-platform'
import { parseEngagementQuery } from './engagement-query'
import { engagementText } from './engagement-report'
import { RateCard } from './rate-card'
import { formatRate, rateVerdicts } from './rate-verdicts'
import { ResultBar } from './result-bar'
import { ShareActions } from './share-actions'
import { TargetRate } from './target-rate'
import { useQueryParams } from './use-query-params'

const details = 'rates'

/** Recomputed with every change; the inputs live in the page's address. */
export function EngagementCalculator({ platform }: { platform: EngagementPlatform }) {
  const { values, set } = useQueryParams(platform.defaults)
  const input = parseEngagementQuery(values)
  const { byFollowers, byViewsOrReach } = engagementRates(input, bandsOf(platform))
  const { noun } = platform.viewsOrReach
  return (
    <CalculatorPanes
      label="Your engagement"
      form={<EngagementForm platform={platform} values={values} set={set} />}
      bar={
        <ResultBar
          details={details}
          figures={[
            { label: 'Rate by followers', ...toFigure(byFollowers) },
            { label: `Rate by ${noun}`, ...toFigure(byViewsOrReach) },
          ]}
        />
      }
    >
      <div id={details} className="grid scroll-mt-16 gap-4 xl:grid-cols-2">
        <RateCard by="followers" result={byFollowers} benchmark={platform.byFollowers} />
        <RateCard by={noun} result={byViewsOrReach} benchmark={platform.byViewsOrReach} />
      </div>
      <TargetRate
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
        {...(byFollowers && {
          pitch: {
            followers: `${formatCount(input.followers)} on ${platform.name}`,
            engagement: formatPercent(byFollowers.rate),
          },
        })}
      />
    </CalculatorPanes>
  )
}

const toFigure = (result: Rate | null) => ({
  value: formatRate(result),
  verdict: result?.comparison ? rateVerdicts[result.comparison.verdict] : undefined,
})
