import { formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { formatNumber, parseNumberInput } from '@/lib/core/format/parse-number-input'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import {
  countMissingInteractions,
  type EngagementInput,
  type EngagementRate,
} from '@/lib/platforms/engagement/engagement'
import { CalculatorPanes, ResultBar } from './calculator-panes'
import { computeRates, type EngagementPlatform, engagementRanges, parseEngagementQuery } from './engagement-platform'
import { NumberField } from './number-field'
import { formatRate, RateCard, rateVerdicts } from './rate-card'
import { ShareActions } from './share-actions'
import { useQueryParams } from './use-query-params'

function buildTargetMessage(target: string, input: EngagementInput, postNoun: string): string {
  if (input.followers === 0) return 'Enter your follower count to see how many more interactions you need.'
  const targetRate = parseNumberInput(target, engagementRanges.t).value
  const missingCount = countMissingInteractions(targetRate, input)
  if (missingCount === 0) return `You’ve reached ${formatNumber(targetRate)}%.`
  return `${formatCount(missingCount)} more ${missingCount === 1 ? 'interaction' : 'interactions'} per ${postNoun} to get to ${formatNumber(targetRate)}%`
}

export function buildEngagementReport(input: EngagementInput, platform: EngagementPlatform): string {
  const { byFollowers, byViewsOrReach } = computeRates(input, platform)
  const { name, viewsOrReach, postNoun } = platform
  return [
    `${name} engagement rate by followers: ${formatRate(byFollowers, 'not given')}`,
    `By ${viewsOrReach.noun}: ${formatRate(byViewsOrReach, 'not given')}`,
    `${formatCount(input.followers)} followers; ${formatCount(input.likes)} likes, ${formatCount(input.comments)} comments, ${formatCount(input.shares)} shares and ${formatCount(input.saves)} saves over ${formatCount(input.posts)} ${input.posts === 1 ? postNoun.singular : postNoun.plural}`,
  ].join('\n')
}

const detailsId = 'rates'

export function EngagementCalculator({ platform }: { platform: EngagementPlatform }) {
  const { values, setValue } = useQueryParams(platform.defaultQuery)
  const input = parseEngagementQuery(values)
  const { byFollowers, byViewsOrReach } = computeRates(input, platform)
  const { postNoun, viewsOrReach } = platform
  const fields = [
    { name: 'f', label: 'Followers' },
    { name: 'l', label: 'Likes' },
    { name: 'c', label: 'Comments' },
    { name: 's', label: 'Shares' },
    { name: 'sv', label: 'Saves (optional)' },
    { name: 'n', label: `${capitalizeFirst(postNoun.plural)} counted` },
    { name: 'v', label: viewsOrReach.label, hint: viewsOrReach.hint },
  ] as const
  return (
    <CalculatorPanes
      label="Your engagement"
      form={
        <fieldset className="grid grid-cols-2 content-start gap-x-4">
          <legend className="sr-only">Your numbers</legend>
          {fields.map(({ name, ...field }) => (
            <div key={name} className={'hint' in field ? 'col-span-2' : ''}>
              <NumberField
                {...field}
                value={values[name]}
                onChange={(value) => setValue(name, value)}
                range={engagementRanges[name]}
              />
            </div>
          ))}
          <p className="col-span-2 text-muted text-sm">
            For several {postNoun.plural}, add up their numbers and enter how many you counted.
          </p>
        </fieldset>
      }
      resultBar={
        <ResultBar
          detailsId={detailsId}
          figures={[
            { label: 'Rate by followers', ...toFigure(byFollowers) },
            { label: `Rate by ${viewsOrReach.noun}`, ...toFigure(byViewsOrReach) },
          ]}
        />
      }
    >
      <div id={detailsId} className="grid scroll-mt-16 gap-4 xl:grid-cols-2">
        <RateCard basis="followers" result={byFollowers} benchmark={platform.followersBenchmark} />
        <RateCard basis={viewsOrReach.noun} result={byViewsOrReach} benchmark={platform.viewsOrReachBenchmark} />
      </div>
      <section aria-label="Target" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
        <div className="grid items-center gap-x-6 sm:grid-cols-2">
          <NumberField
            label="Your target rate (% of followers)"
            value={values.t}
            onChange={(value) => setValue('t', value)}
            range={engagementRanges.t}
            step={0.1}
          />
          <p aria-live="polite" className="font-semibold">
            {buildTargetMessage(values.t, input, postNoun.singular)}
          </p>
        </div>
      </section>
      <ShareActions
        query={values}
        buildSummary={() => buildEngagementReport(input, platform)}
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
  note: result?.comparison ? rateVerdicts[result.comparison.verdict] : undefined,
})
