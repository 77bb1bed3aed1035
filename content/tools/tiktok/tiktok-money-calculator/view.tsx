import { useState } from 'react'
import { CalculatorPanes, ResultBar } from '@/components/calculator/calculator-panes'
import { NumberField } from '@/components/calculator/number-field'
import { ShareActions } from '@/components/calculator/share-actions'
import { useQueryParams } from '@/components/calculator/use-query-params'
import { listOptions, SelectField } from '@/components/fields/fields'
import { formatDollars, formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { parseNumberInput } from '@/lib/core/format/parse-number-input'
import {
  accountTypes,
  defaultEarningsQuery,
  type Earnings,
  type EarningsInput,
  type EarningsQuery,
  earningsRanges,
  estimateEarnings,
  getFollowersForGoal,
  locations,
  niches,
  parseEarningsQuery,
  streamLabels,
  VIDEOS_PER_MONTH,
} from './earnings'
import { Breakdown, RewardsEstimate } from './earnings-result'
import { canJoinRewards, type Eligibility, getEligibility } from './eligibility'

const numberFields = [
  { name: 'f', label: 'Followers' },
  { name: 'v', label: 'Average views per video' },
  { name: 'e', label: 'Engagement rate (%)', step: 0.1 },
] as const

const selectFields = [
  { name: 'l', label: 'Location', options: listOptions(locations) },
  { name: 'n', label: 'Niche', options: listOptions(niches) },
  { name: 'a', label: 'Account type', options: listOptions(accountTypes) },
] as const

type FormProps = { values: EarningsQuery; onChange: (name: keyof EarningsQuery, value: string) => void }

function EarningsForm({ values, onChange }: FormProps) {
  return (
    <fieldset className="grid content-start gap-x-4 sm:max-lg:grid-cols-3">
      <legend className="sr-only">Your account</legend>
      <p className="col-span-full pb-3 text-muted text-sm">Starts with example numbers. Type yours.</p>
      {numberFields.map(({ name, ...field }) => (
        <NumberField
          key={name}
          {...field}
          value={values[name]}
          onChange={(value) => onChange(name, value)}
          range={earningsRanges[name]}
        />
      ))}
      {selectFields.map(({ name, ...field }) => (
        <div key={name} className="pb-5">
          <SelectField {...field} value={values[name]} onValueChange={(value) => onChange(name, value)} />
        </div>
      ))}
    </fieldset>
  )
}

const stateStyles = {
  open: { label: 'You have enough followers', className: 'text-positive' },
  later: { label: 'Not yet', className: 'text-caution' },
  closed: { label: 'Not available to you', className: 'text-danger' },
  depends: { label: 'Depends', className: 'text-caution' },
} as const

function EligibilityNotes({ eligibility }: { eligibility: readonly Eligibility[] }) {
  return (
    <section aria-labelledby="eligibility">
      <h3 id="eligibility" className="font-semibold">
        Can your account earn this?
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        {eligibility.map(({ stream, state, reason }) => (
          <li key={stream}>
            <span className="font-semibold">{streamLabels[stream]}: </span>
            <span className={`font-semibold ${stateStyles[state].className}`}>{stateStyles[state].label}. </span>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function formatEarningsText(input: EarningsInput, { monthly, yearly, breakdown }: Earnings): string {
  return [
    `TikTok earnings estimate: ${formatDollars(monthly.total)} per month, ${formatDollars(yearly.total)} per year`,
    `${formatCount(input.followers)} followers, ${formatCount(input.averageViews)} average views, ${formatPercent(input.engagement)} engagement, ${locations[input.location].label}, ${niches[input.niche].label}, ${accountTypes[input.account].label.toLowerCase()} account`,
    ...breakdown.map(
      ({ stream, value, percentage }) =>
        `${streamLabels[stream]}: ${formatDollars(value)} (${formatPercent(percentage)})`,
    ),
    `An estimate for ${VIDEOS_PER_MONTH} videos a month, not a promise. The range is 50% below to 50% above these numbers.`,
  ].join('\n')
}

/** Our own range: half to one and a half times the estimate, the usual error of such models. */
function EarningsRange({ total, period }: { total: number; period: string }) {
  return (
    <>
      <span className="font-semibold text-ink tabular-nums">{formatDollars(total * 0.5)}</span> to{' '}
      <span className="font-semibold text-ink tabular-nums">{formatDollars(total * 1.5)}</span> per {period}
    </>
  )
}

function EarningsGoal({ input }: { input: EarningsInput }) {
  const [text, setText] = useState('1000')
  const followers = getFollowersForGoal(parseNumberInput(text, earningsRanges.goal).value, input)
  return (
    <section aria-labelledby="goal" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 id="goal" className="font-semibold">
        Set a goal
      </h3>
      <div className="mt-3 grid items-center gap-x-6 sm:grid-cols-2">
        <NumberField label="Dollars per month" value={text} onChange={setText} range={earningsRanges.goal} />
        <p aria-live="polite">{describeGoal(followers, input.followers)}</p>
      </div>
    </section>
  )
}

function describeGoal(neededFollowers: number | null, currentFollowers: number): string {
  if (neededFollowers === null) return 'More followers alone won’t change this estimate.'
  if (neededFollowers <= currentFollowers) return 'Based on this estimate, you’re already there.'
  return `You’d need ${formatCount(neededFollowers)} followers with the same views and engagement. That’s ${formatCount(neededFollowers - currentFollowers)} more than you have now.`
}

/** Recomputes on every change; the inputs are stored in the URL. */
export default function MoneyCalculator() {
  const { values, setValue } = useQueryParams(defaultEarningsQuery)
  const input = parseEarningsQuery(values)
  const earnings = estimateEarnings(input)
  const { monthly, yearly, breakdown } = earnings
  const eligibility = getEligibility(input)
  return (
    <CalculatorPanes
      label="Your estimate"
      form={<EarningsForm values={values} onChange={setValue} />}
      resultBar={
        <ResultBar
          detailsId="breakdown"
          figures={[
            {
              label: 'Monthly earnings',
              value: formatDollars(monthly.total),
              note: { text: `from ${VIDEOS_PER_MONTH} videos`, className: 'text-muted' },
            },
            { label: 'Yearly potential', value: formatDollars(yearly.total) },
          ]}
        />
      }
    >
      <p className="text-muted text-sm">
        This adds up the four sources below. Range: <EarningsRange total={monthly.total} period="month" />,{' '}
        <EarningsRange total={yearly.total} period="year" />.
      </p>
      <Breakdown breakdown={breakdown} />
      <EligibilityNotes eligibility={eligibility} />
      <RewardsEstimate averageViews={input.averageViews} isOpen={canJoinRewards(eligibility)} />
      <EarningsGoal input={input} />
      <ShareActions
        query={values}
        buildSummary={() => formatEarningsText(input, earnings)}
        pitch={{ followers: `${formatCount(input.followers)} on TikTok`, engagement: formatPercent(input.engagement) }}
      />
    </CalculatorPanes>
  )
}
