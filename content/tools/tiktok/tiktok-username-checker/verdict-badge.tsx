import { Ban, CircleQuestionMark, Lock, type LucideIcon, UserRound, UserRoundX } from 'lucide-react'
import type { CheckedName, Verdict } from './checked-name'
import { lessCertainLabel } from './format-names'

const verdictStyles: Record<Verdict, { Icon: LucideIcon; textClassName: string }> = {
  taken: { Icon: UserRound, textClassName: 'text-muted' },
  'taken (private)': { Icon: Lock, textClassName: 'text-muted' },
  'no public account found': { Icon: UserRoundX, textClassName: 'text-ink' },
  'not usable': { Icon: Ban, textClassName: 'text-danger' },
  'could not check': { Icon: CircleQuestionMark, textClassName: 'text-caution' },
}

/** A verdict in words, which the drawing repeats. No verdict is green: none is a promise. */
export function VerdictBadge({ checkedName }: { checkedName: CheckedName }) {
  const { Icon, textClassName } = verdictStyles[checkedName.verdict]
  return (
    <p className={`inline-flex items-center gap-2 font-semibold text-sm ${textClassName}`}>
      <Icon className="size-4 shrink-0" />
      <span>
        {checkedName.verdict}
        {checkedName.lowCertainty && <span className="text-caution"> ({lessCertainLabel})</span>}
      </span>
    </p>
  )
}
