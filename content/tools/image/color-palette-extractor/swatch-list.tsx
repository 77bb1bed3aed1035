import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { keepFocus } from '@/components/ui/keep-focus'
import { RadioChip } from '@/components/ui/radio-chip'
import type { Swatch } from '@/lib/images/palette/extract-colors'
import { formatInNotation, type Notation, nameColors, notations } from './color-notation'

type Props = { swatches: readonly Swatch[]; isExtracting: boolean; onRemove: (hex: string) => void }

const percentFormat = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const allNotations = Object.keys(notations) as Notation[]

export function SwatchList({ swatches, isExtracting, onRemove }: Props) {
  const [notation, setNotation] = useState<Notation>('hex')
  const names = nameColors(swatches.map(({ hex }) => hex))
  const id = useId()
  return (
    <section aria-label="Colors" className="min-w-0 space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <fieldset>
          <legend className="font-medium text-sm">Copy as</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {allNotations.map((candidate) => (
              <RadioChip
                key={candidate}
                name={id}
                value={candidate}
                checked={candidate === notation}
                onChange={() => setNotation(candidate)}
              >
                {notations[candidate]}
              </RadioChip>
            ))}
          </div>
        </fieldset>
        {swatches.length > 0 && (
          <CopyButton
            text={swatches.map(({ hex }) => formatInNotation(hex, notation)).join('\n')}
            label="Copy all"
            variant="primary"
            size="medium"
          />
        )}
      </div>
      {swatches.length === 0 && (
        <p className="text-muted text-sm">
          {isExtracting ? 'Finding colors…' : 'No colors. A fully transparent image has none.'}
        </p>
      )}
      <ul className="grid gap-2">
        {swatches.map(({ hex, share }, index) => (
          <li key={hex} className="flex items-stretch overflow-hidden rounded-xl border border-line bg-surface">
            <span
              className="w-16 shrink-0 border-line border-r forced-color-adjust-none sm:w-24"
              style={{ backgroundColor: hex }}
            />
            <div className="min-w-0 grow p-3">
              <p className="flex flex-wrap items-baseline gap-x-2 text-muted text-sm">
                <strong className="font-semibold text-base text-ink">{formatInNotation(hex, notation)}</strong>
                <span>{names[index]}</span>
                <span>{share === null ? 'picked' : percentFormat.format(share)}</span>
              </p>
              <p className="flex flex-wrap gap-x-3 text-muted text-sm">
                {allNotations
                  .filter((candidate) => candidate !== notation)
                  .map((candidate) => (
                    <span key={candidate}>{formatInNotation(hex, candidate)}</span>
                  ))}
              </p>
            </div>
            <div className="flex shrink-0 flex-col justify-center p-1 sm:flex-row sm:items-center">
              <CopyButton text={formatInNotation(hex, notation)} name={`Copy ${formatInNotation(hex, notation)}`} />
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${hex}`}
                onClick={() => keepFocus(() => onRemove(hex))}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
