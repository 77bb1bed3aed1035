import { Ban, CircleQuestionMark, Lock, UserRound, UserRoundX } from 'lucide'
import { Icon, type IconNode } from '@/components/ui/icon'
import type { CheckedName, Verdict } from './checked-name'
import { lessCertain } from './written'

const looks: Record<Verdict, { node: IconNode; colour: string }> = {
  taken: { node: UserRound, colour: 'text-muted' },
  'taken (private)': { node: Lock, colour: 'text-muted' },
  'no public account found': { node: UserRoundX, colour: 'text-ink' },
  'not usable': { node: Ban, colour: 'text-danger' },
  'could not check': { node: CircleQuestionMark, colour: 'text-caution' },
}

/** A verdict in words, which the drawing repeats. No verdict is green: none is a promise. */
export function VerdictBadge({ checked }: { checked: CheckedName }) {
  const { node, colour } = looks[checked.verdict]
  return (
    <p className={`inline-flex items-center gap-2 font-semibold text-sm ${colour}`}>
      <Icon node={node} className="size-4 shrink-0" />
      <span>
        {checked.verdict}
        {checked.lowCertainty && <span className="text-caution"> ({lessCertain})</span>}
      </span>
    </p>
  )
}
