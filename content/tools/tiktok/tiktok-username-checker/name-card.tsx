import { Ban, CircleQuestionMark, Lock, type LucideIcon, UserRound, UserRoundX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/core/format/format-number'
import type { CheckedName, Verdict } from './checked-name'
import { checkOtherNetworks, formatHandle, getProfileUrl, lessCertainLabel } from './names'

const verdictStyles: Record<Verdict, { Icon: LucideIcon; textClassName: string }> = {
  taken: { Icon: UserRound, textClassName: 'text-muted' },
  'taken (private)': { Icon: Lock, textClassName: 'text-muted' },
  'no public account found': { Icon: UserRoundX, textClassName: 'text-ink' },
  'not usable': { Icon: Ban, textClassName: 'text-danger' },
  'could not check': { Icon: CircleQuestionMark, textClassName: 'text-caution' },
}

/** The verdict in words and as an icon. No verdict is green, because none is a promise. */
function VerdictBadge({ checkedName }: { checkedName: CheckedName }) {
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

type Props = {
  checkedName: CheckedName
  shouldShowOtherNetworks: boolean
  onReplaceNames: (names: readonly string[]) => void
}

export function NameCard({ checkedName, shouldShowOtherNetworks, onReplaceNames }: Props) {
  const { name, note, account, variants } = checkedName
  const profileUrl = getProfileUrl(checkedName)
  const followers = account?.followers ?? null
  const followersText = followers !== null && `${formatCount(followers)} ${followers === 1 ? 'follower' : 'followers'}`
  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="break-all font-semibold text-lg">{formatHandle(name)}</h4>
        <VerdictBadge checkedName={checkedName} />
      </div>
      <p className="mt-1 text-sm">{note}</p>
      {(account || profileUrl) && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
          {account && <span dir="auto">{[account.nickname, followersText].filter(Boolean).join(' · ')}</span>}
          {profileUrl && (
            <a
              href={profileUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="py-1 underline underline-offset-4 hover:text-ink"
            >
              Open on TikTok<span className="sr-only">: {name} (new tab)</span>
            </a>
          )}
        </p>
      )}
      {shouldShowOtherNetworks && (
        <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
          {checkOtherNetworks(name).map(({ network, description }) => (
            <div key={network}>
              <dt className="inline font-semibold">{network}: </dt>
              <dd className="inline text-muted">{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {variants.length > 0 && (
        <div className="mt-3 border-line border-t pt-3 text-sm">
          <p className="text-muted">
            Similar, not checked: <span className="text-ink">{variants.join(', ')}</span>
          </p>
          <Button size="small" className="mt-2" onClick={() => onReplaceNames(variants)}>
            Put these in the box<span className="sr-only"> instead of {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
