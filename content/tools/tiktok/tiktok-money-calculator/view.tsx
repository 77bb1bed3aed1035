import { CalculatorPanes } from '@/components/calculator/calculator-panes'
import { ResultBar } from '@/components/calculator/result-bar'
import { ShareActions } from '@/components/calculator/share-actions'
import { useQuery } from '@/components/calculator/use-query'
import { dollars, percent } from '@/lib/core/format/calculator'
import { count } from '@/lib/core/format/count'
import { Breakdown } from './breakdown'
import { estimateEarnings } from './earnings'
import { EarningsForm } from './earnings-form'
import { defaultEarningsQuery, earningsInputOf } from './earnings-query'
import { EarningsRange } from './earnings-range'
import { earningsText } from './earnings-report'
import { EligibilityNotes } from './eligibility-notes'
import { Goal } from './goal'
import { RewardsEstimate } from './rewards-estimate'

/** Recomputed with every change; the inputs live in the page's address. */
export default function MoneyCalculator() {
  const { values, set } = useQuery(defaultEarningsQuery)
  const input = earningsInputOf(values)
  const earnings = estimateEarnings(input)
  const { monthly, yearly, breakdown } = earnings
  return (
    <CalculatorPanes
      label="Your estimate"
      form={<EarningsForm values={values} set={set} />}
      bar={
        <ResultBar
          details="breakdown"
          figures={[
            { label: 'Monthly earnings', value: dollars(monthly.total) },
            { label: 'Yearly potential', value: dollars(yearly.total) },
          ]}
        />
      }
    >
      <EarningsRange monthly={monthly} yearly={yearly} />
      <Breakdown breakdown={breakdown} />
      <EligibilityNotes input={input} />
      <RewardsEstimate averageViews={input.averageViews} />
      <Goal input={input} />
      <ShareActions
        query={values}
        summary={() => earningsText(input, earnings)}
        csv={async () => (await import('./earnings-csv')).earningsCsv(earnings)}
        fileName="tiktok-earnings.csv"
        pitch={{ followers: `${count(input.followers)} on TikTok`, engagement: percent(input.engagement) }}
      />
    </CalculatorPanes>
  )
}
