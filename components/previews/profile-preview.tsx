import type { Preview } from '@/lib/tool/card'
import { Figure } from './figure'

type Props = Omit<Extract<Preview, { kind: 'profile' }>, 'kind'>

const appNames = { tiktok: 'TikTok', instagram: 'Instagram', x: 'X' } as const

const countLabels = {
  tiktok: ['Following', 'Followers', 'Likes'],
  instagram: ['posts', 'followers', 'following'],
  x: ['Following', 'Followers'],
} as const

/** A profile header with its bio: centered on TikTok, left-aligned elsewhere. */
export function ProfilePreview({ platform, text, name = 'Your name', handle = 'you' }: Props) {
  const isCentered = platform === 'tiktok'
  return (
    <Figure caption={`How this bio looks on ${appNames[platform]}.`} screenReaderText={`${name}, @${handle}: ${text}`}>
      <div className={`rounded-xl border border-line bg-surface p-4 text-sm ${isCentered ? 'text-center' : ''}`}>
        {platform === 'x' && <div className="-mx-4 -mt-4 mb-[-1.75rem] h-16 rounded-t-xl bg-raised" />}
        <div className={isCentered ? '' : 'flex items-center gap-4'}>
          <span
            className={`block size-14 shrink-0 rounded-full border-2 border-surface bg-line ${isCentered ? 'mx-auto' : ''}`}
          />
          {platform === 'instagram' && <Counts platform={platform} />}
        </div>
        <p dir="auto" className="mt-2 font-semibold">
          {name}
        </p>
        <p className="text-muted">@{handle}</p>
        {isCentered && <Counts platform={platform} />}
        <p dir="auto" className="mt-2 whitespace-pre-wrap">
          {text}
        </p>
        {platform === 'x' && <Counts platform={platform} />}
      </div>
    </Figure>
  )
}

function Counts({ platform }: Pick<Props, 'platform'>) {
  return (
    <p className={`mt-1 flex gap-4 text-xs text-muted ${platform === 'tiktok' ? 'justify-center' : ''}`}>
      {countLabels[platform].map((label) => (
        <span key={label}>
          <span className="font-semibold text-ink">–</span> {label}
        </span>
      ))}
    </p>
  )
}
