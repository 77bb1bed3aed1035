import { formatCount } from '@/lib/core/format/format-count'
import { formatPercent } from '@/lib/core/format/format-money'
import { computeEngagementRates, type EngagementRate } from '@/lib/platforms/engagement/engagement'
import { CalculatorPanes } from './calculator-panes'
import { EngagementForm } from './engagement-form'
import { type EngagementPlatform, getBands } from './engagement-platform'
import { parseEngagementQuery } from './engagement-query'
import { buildEngagementReport } from './engagement-report'
import { RateCard } from './rate-card'
import { formatRate, rateVerdicts } from './rate-verdicts'
import { ResultBar } from './result-bar'
import { ShareActions } from './share-actions'
import { TargetRate } from './target-rate'
import { useQueryParams } from './use-query-params'

const detailsId = 'rates'

/** Recomputed with every change; the inputs live in the page's address. */
export function EngagementCalculator({ platform }: { platform: EngagementPlatform }) {
  const { values, setValue } = useQueryParams(platform.defaultQuery)
  const input = parseEngagementQuery(values)
  const { byFollowers, byViewsOrReach } = computeEngagementRates(input, getBands(platform))
  const { noun } = platform.viewsOrReach
  return (
    <CalculatorPanes
      label="Your engagement"
      form={<EngagementForm platform={platform} values={values} setValue={setValue} />}
      resultBar={
        <ResultBar
          detailsId={detailsId}
          figures={[
            { label: 'Rate by followers', ...toFigure(byFollowers) },
            { label: `Rate by ${noun}`, ...toFigure(byViewsOrReach) },
          ]}
        />
      }
    >
      <div id={detailsId} className="grid scroll-mt-16 gap-4 xl:grid-cols-2">
        <RateCard basis="followers" result={byFollowers} benchmark={platform.followersBenchmark} />
        <RateCard basis={noun} result={byViewsOrReach} benchmark={platform.viewsOrReachBenchmark} />
      </div>
      <TargetRate
        input={input}
        postNoun={platform.postNoun.singular}
        value={values.t}
        onChange={(value) => setValue('t', value)}
      />
      <ShareActions
        query={values}
        buildSummary={() => buildEngagementReport(input, platform)}
        buildCsv={async () => (await import('./engagement-csv')).buildEngagementCsv(input, platform)}
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

const toFigure = (result: EngagementRate | null) => ({
  value: formatRate(result),
  verdict: result?.comparison ? rateVerdicts[result.comparison.verdict] : undefined,
})
