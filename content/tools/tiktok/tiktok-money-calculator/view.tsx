import { CalculatorPanes } from '@/components/calculator/calculator-panes'
import { ResultBar } from '@/components/calculator/result-bar'
import { ShareActions } from '@/components/calculator/share-actions'
import { useQueryParams } from '@/components/calculator/use-query-params'
import { formatCount } from '@/lib/core/format/format-count'
import { formatDollars, formatPercent } from '@/lib/core/format/format-money'
import { Breakdown } from './breakdown'
import { estimateEarnings } from './earnings'
import { EarningsForm } from './earnings-form'
import { EarningsGoal } from './earnings-goal'
import { defaultEarningsQuery, parseEarningsQuery } from './earnings-query'
import { EarningsRange } from './earnings-range'
import { formatEarningsText } from './earnings-report'
import { EligibilityNotes } from './eligibility-notes'
import { RewardsEstimate } from './rewards-estimate'

/** Recomputed with every change; the inputs live in the page's address. */
export default function MoneyCalculator() {
  const { values, setValue } = useQueryParams(defaultEarningsQuery)
  const input = parseEarningsQuery(values)
  const earnings = estimateEarnings(input)
  const { monthly, yearly, breakdown } = earnings
  return (
    <CalculatorPanes
      label="Your estimate"
      form={<EarningsForm values={values} onChange={setValue} />}
      resultBar={
        <ResultBar
          detailsId="breakdown"
          figures={[
            { label: 'Monthly earnings', value: formatDollars(monthly.total) },
            { label: 'Yearly potential', value: formatDollars(yearly.total) },
          ]}
        />
      }
    >
      <EarningsRange monthly={monthly} yearly={yearly} />
      <Breakdown breakdown={breakdown} />
      <EligibilityNotes input={input} />
      <RewardsEstimate averageViews={input.averageViews} />
      <EarningsGoal input={input} />
      <ShareActions
        query={values}
        buildSummary={() => formatEarningsText(input, earnings)}
        buildCsv={async () => (await import('./earnings-csv')).formatEarningsCsv(earnings)}
        fileName="tiktok-earnings.csv"
        pitch={{
          followers: `${formatCount(input.followers)} on TikTok`,
          engagement: formatPercent(input.engagement),
        }}
      />
    </CalculatorPanes>
  )
}
