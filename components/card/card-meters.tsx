import type { Meter } from '@/lib/tool/card'

/** Counts against the platform's limits on one line. A bar precedes a count that is near or over its limit. */
export function CardMeters({ meters }: { meters: readonly Meter[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
      {meters.map((meter, index) => {
        const state = getMeterState(meter)
        return (
          <span key={meter.label} className="flex items-center gap-1.5">
            {index > 0 && <span aria-hidden>·</span>}
            {state !== 'room' && state !== 'full' && (
              <svg viewBox="0 0 48 6" className="h-1.5 w-12 shrink-0" aria-hidden>
                <rect width="48" height="6" rx="3" className="fill-line" />
                <rect
                  width={48 * (meter.limit > 0 ? Math.min(1, meter.value / meter.limit) : 1)}
                  height="6"
                  rx="3"
                  className={state === 'over' ? 'fill-danger' : 'fill-caution'}
                />
              </svg>
            )}
            <span className={colorClassNames[state]}>{formatMeter(meter, meters)}</span>
          </span>
        )
      })}
    </p>
  )
}

type MeterState = 'room' | 'full' | 'near' | 'past-target' | 'over'

/** A count of items, such as five hashtags, may be full. A count of characters should leave some room. */
function getMeterState({ value, limit, unit, target }: Meter): MeterState {
  if (value > limit) return target ? 'past-target' : 'over'
  if (target || !textUnitPattern.test(unit)) return value === limit ? 'full' : 'room'
  return value > limit * 0.9 ? 'near' : 'room'
}

const textUnitPattern = /characters|bytes|pixels/

const colorClassNames = {
  room: '',
  full: 'text-positive',
  near: 'text-caution',
  'past-target': 'font-semibold text-caution',
  over: 'font-semibold text-danger',
} as const satisfies Record<MeterState, string>

/** The sentence of a count, such as “5 of 15 words”, with its label if there are others beside it. */
export function formatMeter(meter: Meter, meters: readonly Meter[]): string {
  const { label, value, limit, unit, target, of } = meter
  const countsWholeText = meters.length === 1 || typeof of === 'string'
  const prefix = countsWholeText ? '' : `${label}: `
  if (target && value > limit) return `${prefix}${value} ${unit}. Aim for ${limit}.`
  const excessNote = value > limit ? ` (${value - limit} too many)` : ''
  return `${prefix}${value} of ${limit.toLocaleString('en')} ${unit}${excessNote}`
}
