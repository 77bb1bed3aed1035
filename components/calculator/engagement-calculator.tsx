import { percent } from '@/lib/core/format/calculator'
import { count } from '@/lib/core/format/count'
import { engagementRates, type Rate } from '@/lib/platforms/engagement/engagement'
import { CalculatorPanes } from './calculator-panes'
import { EngagementForm } from './engagement-form'
import { bandsOf, type EngagementPlatform } from './engagement-platform'
import { engagementInputOf } from './engagement-query'
import { engagementText } from './engagement-report'
import { RateCard } from './rate-card'
import { rateInWords, rateVerdicts } from './rate-verdicts'
import { ResultBar } from './result-bar'
import { ShareActions } from './share-actions'
import { Target } from './target'
import { useQuery } from './use-query'

const details = 'rates'

/** Recomputed with every change; the inputs live in the page's address. */
export function EngagementCalculator({ platform }: { platform: EngagementPlatform }) {
  const { values, set } = useQuery(platform.defaults)
  const input = engagementInputOf(values)
  const { byFollowers, bySeen } = engagementRates(input, bandsOf(platform))
  const { noun } = platform.seen
  return (
    <CalculatorPanes
      label="Your engagement"
      form={<EngagementForm platform={platform} values={values} set={set} />}
      bar={
        <ResultBar
          details={details}
          figures={[
            { label: 'Rate by followers', ...shown(byFollowers) },
            { label: `Rate by ${noun}`, ...shown(bySeen) },
          ]}
        />
      }
    >
      <div id={details} className="grid scroll-mt-16 gap-4 xl:grid-cols-2">
        <RateCard by="followers" result={byFollowers} benchmark={platform.byFollowers} />
        <RateCard by={noun} result={bySeen} benchmark={platform.bySeen} />
      </div>
      <Target input={input} post={platform.post.one} value={values.t} onChange={(value) => set('t', value)} />
      <ShareActions
        query={values}
        summary={() => engagementText(input, platform)}
        csv={async () => (await import('./engagement-csv')).engagementCsv(input, platform)}
        fileName={platform.fileName}
        {...(byFollowers && {
          pitch: {
            followers: `${count(input.followers)} on ${platform.name}`,
            engagement: percent(byFollowers.rate),
          },
        })}
      />
    </CalculatorPanes>
  )
}

const shown = (result: Rate | null) => ({
  value: rateInWords(result),
  word: result?.comparison ? rateVerdicts[result.comparison.verdict] : undefined,
})
