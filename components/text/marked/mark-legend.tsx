import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/core/format/format-number'
import type { Mark, MarkKind, MarkVariant } from '@/lib/tool/marks'

/** Color is not the only cue: marks without a badge are also underlined. */
export const markClassNames = {
  red: { background: 'bg-danger/20', underline: 'decoration-danger' },
  amber: { background: 'bg-caution/20', underline: 'decoration-caution' },
  green: { background: 'bg-positive/20', underline: 'decoration-positive' },
  cyan: { background: 'bg-chart-cyan/20', underline: 'decoration-chart-cyan' },
  purple: { background: 'bg-chart-purple/20', underline: 'decoration-chart-purple' },
  dotted: { background: 'bg-raised', underline: 'decoration-dotted' },
} as const satisfies Record<MarkVariant, object>

export function getUnderlinedClass(variant: MarkVariant): string {
  const { background, underline } = markClassNames[variant]
  return `${background} underline decoration-2 underline-offset-4 ${underline}`
}

type Props = {
  kinds: readonly MarkKind[]
  marks: readonly Mark[]
  hiddenKinds: ReadonlySet<string>
  onToggle: (kind: string) => void
}

export function Legend({ kinds, marks, hiddenKinds, onToggle }: Props) {
  const usedKinds = kinds.flatMap((kind) => {
    const kindMarks = marks.filter((mark) => mark.kind === kind.kind)
    const hasBadges = kindMarks.some(({ badge }) => badge !== undefined)
    return kindMarks.length > 0 ? [{ ...kind, count: kindMarks.length, hasBadges }] : []
  })
  if (usedKinds.length === 0) return null
  const showsCounts = usedKinds.some(({ count }) => count > 1)
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">Marks to show</legend>
      {usedKinds.map(({ kind, label, variant, count, hasBadges }) => (
        <label key={kind} className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" checked={!hiddenKinds.has(kind)} onChange={() => onToggle(kind)} />
          <span className={`px-0.5 ${hasBadges ? markClassNames[variant].background : getUnderlinedClass(variant)}`}>
            {label}
          </span>
          {showsCounts && <span className="text-muted tabular-nums">{formatCount(count)}</span>}
        </label>
      ))}
    </fieldset>
  )
}

type MarkPanelProps = {
  ref: Ref<HTMLDivElement>
  mark: Mark | null
  label: string
  text: string
  onReplace: (mark: Mark, replacement: string) => void
}

export function MarkPanel({ ref, mark, label, text, onReplace }: MarkPanelProps) {
  const markedText = mark && mark.badge === undefined ? text.slice(mark.start, mark.end) : ''
  return (
    <div
      ref={ref}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-label={label}
      className="absolute inset-auto m-0 w-76 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-surface p-4 text-ink shadow-lg"
    >
      <p className="font-semibold">{markedText ? `${label}: “${markedText}”` : label}</p>
      <p className="mt-1 text-sm">{mark?.explanation}</p>
      {mark?.suggestions && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mark.suggestions.map((replacement) => (
            <Button
              key={replacement}
              className="max-w-full whitespace-normal"
              onClick={() => onReplace(mark, replacement)}
            >
              {replacement === '' ? 'Leave it out' : `Use “${replacement}”`}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
