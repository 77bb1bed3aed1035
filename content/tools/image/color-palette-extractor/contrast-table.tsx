import { getContrast, MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'

/** Minimum contrast of small text for AAA (WCAG 2.2, 1.4.6) and of large text for AA (1.4.3). */
const AAA_CONTRAST = 7
const AA_LARGE_CONTRAST = 3

export function getContrastGrade(ratio: number): string {
  if (ratio >= AAA_CONTRAST) return 'AAA'
  if (ratio >= MIN_TEXT_CONTRAST) return 'AA'
  return ratio >= AA_LARGE_CONTRAST ? 'AA large' : 'no'
}

export function ContrastTable({ hexes }: { hexes: readonly string[] }) {
  return (
    <section aria-labelledby="contrast" className="min-w-0">
      <h3 id="contrast" className="font-semibold">
        Which pairs can be read
      </h3>
      <p className="mt-1 text-muted text-sm">
        AA is 4.5:1, AAA 7:1. “AA large” is enough for words of 24 px, or 19 px in bold.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys. */}
      <section aria-label="Table of pairs" tabIndex={0} className="relative mt-3 overflow-x-auto">
        <table className="w-full border-separate border-spacing-1 whitespace-nowrap text-center text-sm">
          <thead>
            <tr>
              <th scope="col" className="px-2 text-left font-medium text-muted">
                Text ↓ on →
              </th>
              {hexes.map((background) => (
                <th key={background} scope="col" className="px-1 font-medium">
                  {background.toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hexes.map((textColor) => (
              <tr key={textColor}>
                <th scope="row" className="px-2 text-left font-medium">
                  {textColor.toUpperCase()}
                </th>
                {hexes.map((background) => (
                  <ContrastCell key={background} textColor={textColor} background={background} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function ContrastCell({ textColor, background }: { textColor: string; background: string }) {
  if (textColor === background) return <td className="text-muted">–</td>
  const ratio = getContrast(textColor, background)
  const grade = getContrastGrade(ratio)
  return (
    <td className="rounded-lg border border-line bg-surface p-1">
      <svg
        aria-hidden
        viewBox="0 0 64 32"
        className="block h-8 w-full min-w-16 rounded-md forced-color-adjust-none"
        style={{ backgroundColor: background }}
      >
        <text x="32" y="22" textAnchor="middle" className="font-semibold text-base" fill={textColor}>
          Aa
        </text>
      </svg>
      <span className="mt-1 block tabular-nums">
        {(Math.floor(ratio * 10) / 10).toFixed(1)} <span className="sr-only">to 1, </span>
        <span className={grade === 'no' ? 'text-muted' : 'font-semibold'}>{grade}</span>
      </span>
    </td>
  )
}
