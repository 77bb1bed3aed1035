import { ShareActions } from '@/components/calculator/share-actions'
import { useQuery } from '@/components/calculator/use-query'
import { Breakdown } from './breakdown'
import { estimateEarnings } from './earnings'
import { EarningsForm } from './earnings-form'
import { defaultEarningsQuery, earningsInputOf } from './earnings-query'
import { earningsText } from './earnings-report'
import { EarningsSummary } from './earnings-summary'
import { EligibilityNotes } from './eligibility-notes'
import { Goal } from './goal'
import { RewardsEstimate } from './rewards-estimate'

/** Recomputed with every change; the inputs live in the page's address. */
export default function MoneyCalculator() {
  const { values, set } = useQuery(defaultEarningsQuery)
  const input = earningsInputOf(values)
  const earnings = estimateEarnings(input)
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_1fr]">
      <EarningsForm values={values} set={set} />
      <section aria-label="Your estimate" className="space-y-6">
        <EarningsSummary monthly={earnings.monthly} yearly={earnings.yearly} />
        <Breakdown breakdown={earnings.breakdown} />
        <EligibilityNotes input={input} />
        <RewardsEstimate averageViews={input.averageViews} />
        <Goal input={input} />
        <ShareActions
          query={values}
          summary={() => earningsText(input, earnings)}
          csv={async () => (await import('./earnings-csv')).earningsCsv(earnings)}
          fileName="tiktok-earnings.csv"
        />
      </section>
    </div>
  )
}
