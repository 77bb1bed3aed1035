import { formatCount } from '@/lib/core/format/format-number'
import type { Mark, MarkKind } from '@/lib/tool/marks/mark'
import { backgroundClassNames, underlineClassNames } from './mark-classes'

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
    return kindMarks.length > 0 ? [{ ...kind, number: kindMarks.length, isWide: hasBadges }] : []
  })
  if (usedKinds.length === 0) return null
  const showsCounts = usedKinds.some(({ number: count }) => count > 1)
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">Marks that are shown</legend>
      {usedKinds.map(({ kind, label, variant, number: count, isWide: hasBadges }) => (
        <label key={kind} className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={!hiddenKinds.has(kind)}
            onChange={() => onToggle(kind)}
          />
          <span className={`px-0.5 ${backgroundClassNames[variant]} ${hasBadges ? '' : underlineClassNames[variant]}`}>
            {label}
          </span>
          {showsCounts && <span className="text-muted tabular-nums">{formatCount(count)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
