import type { Meter } from '@/lib/tool/card'

/** Counts against the platform's limits: a bar, and the same in words. */
export function CardMeters({ meters }: { meters: readonly Meter[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      {meters.map((meter) => (
        <li key={meter.label} className="flex items-center gap-2">
          <Bar meter={meter} />
          <span>
            {inWords(meter)}
            {meter.value > meter.limit && (
              <strong className={meter.target ? 'text-caution' : 'text-danger'}>
                {' '}
                ({meter.value - meter.limit} {meter.target ? 'over your target' : 'too many'})
              </strong>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function inWords({ label, value, limit, unit }: Meter): string {
  const count = `${label}: ${value} of ${limit}`
  return unit.toLowerCase() === label.toLowerCase() ? count : `${count} ${unit}`
}

function Bar({ meter: { value, limit, target } }: { meter: Meter }) {
  const share = limit > 0 ? Math.min(1, value / limit) : 1
  const colour =
    value > limit && !target
      ? 'fill-danger'
      : value > limit || (share > 0.9 && !target)
        ? 'fill-caution'
        : 'fill-positive'
  return (
    <svg viewBox="0 0 48 6" className="h-1.5 w-12 shrink-0" aria-hidden>
      <rect width="48" height="6" rx="3" className="fill-line" />
      <rect width={48 * share} height="6" rx="3" className={colour} />
    </svg>
  )
}
