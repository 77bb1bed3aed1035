import { Heart, MessageCircle, Repeat2 } from 'lucide-react'
import { mapValues } from '@/lib/core/map-values'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { Meter, Preview } from '@/lib/tool/card'
import { Figure, truncatePreview } from './caption-preview'

const visibleLengths = { computer: youtubeTitle.fold.max, phone: youtubeTitle.fold.maxOnPhone }

export function TitlePreview({ text, scene }: { text: string; scene: string | undefined }) {
  const title = text.split('\n')[0] ?? ''
  const truncatedTitles = mapValues(visibleLengths, (length) => truncateTitle(title, length))
  return (
    <Figure
      caption={`About ${visibleLengths.computer} characters show on desktop, ${visibleLengths.phone} on a phone. YouTube gives no exact number.`}
      screenReaderText={`Desktop: “${truncatedTitles.computer}” Phone: “${truncatedTitles.phone}”`}
    >
      <div className="grid gap-4">
        {(['computer', 'phone'] as const).map((device) => (
          <div key={device}>
            <p className="mb-1 text-xs text-muted">{device === 'computer' ? 'Desktop' : 'Phone'}</p>
            <div className={device === 'computer' ? 'flex gap-3' : 'w-[168px]'}>
              {/* The size of YouTube's sidebar list. */}
              <div className="relative flex h-[94px] w-[168px] shrink-0 items-center justify-center overflow-hidden rounded-lg bg-raised p-2 text-center">
                <span dir="auto" className="line-clamp-4 text-xs text-muted">
                  {scene}
                </span>
                <span className="absolute right-1 bottom-1 rounded bg-ink px-1 text-[0.625rem] text-canvas">0:00</span>
              </div>
              <p dir="auto" className={`text-sm font-semibold ${device === 'phone' ? 'mt-1.5' : ''}`}>
                {truncatedTitles[device]}
              </p>
            </div>
          </div>
        ))}
      </div>
    </Figure>
  )
}

function truncateTitle(title: string, maxLength: number): string {
  const { visibleText, isTruncated } = truncatePreview(title, maxLength, 1)
  return isTruncated ? `${visibleText}…` : visibleText
}

type PostPreviewProps = { text: string; position?: string | undefined; meter?: Meter | undefined }

export function PostPreview({ text, position, meter }: PostPreviewProps) {
  const countText = meter ? `${meter.value} of ${meter.limit} characters on X` : ''
  const positionText = position ? `Post ${position} on X` : 'As a post on X'
  return (
    <Figure caption={countText ? `${positionText}: ${countText}.` : `${positionText}.`} screenReaderText={text}>
      <div className="flex gap-3 rounded-xl border border-line bg-surface p-3 text-sm">
        <span className="size-9 shrink-0 rounded-full bg-raised" />
        <div className="min-w-0 grow">
          <p>
            <span className="font-semibold">Your name</span> <span className="text-muted">@you · now</span>
          </p>
          <p dir="auto" className="mt-0.5 whitespace-pre-wrap">
            {text}
          </p>
          <div className="mt-3 flex items-center gap-6 text-muted">
            <MessageCircle className="size-4" />
            <Repeat2 className="size-4" />
            <Heart className="size-4" />
          </div>
        </div>
      </div>
    </Figure>
  )
}

type ProfilePreviewProps = Omit<Extract<Preview, { kind: 'profile' }>, 'kind'>

const appNames = { tiktok: 'TikTok', instagram: 'Instagram', x: 'X' } as const

/** A profile header with its bio: centered on TikTok, left-aligned elsewhere. */
export function ProfilePreview({ platform, text, name = 'Your name' }: ProfilePreviewProps) {
  const isCentered = platform === 'tiktok'
  return (
    <Figure caption={`How this bio looks on ${appNames[platform]}.`} screenReaderText={`${name}, @you: ${text}`}>
      <div className={`rounded-xl border border-line bg-surface p-4 text-sm ${isCentered ? 'text-center' : ''}`}>
        {platform === 'x' && <div className="-mx-4 -mt-4 mb-[-1.75rem] h-16 rounded-t-xl bg-raised" />}
        <span className={`block size-14 rounded-full border-2 border-surface bg-line ${isCentered ? 'mx-auto' : ''}`} />
        <p dir="auto" className="mt-2 font-semibold">
          {name}
        </p>
        <p className="text-muted">@you</p>
        <p dir="auto" className="mt-2 whitespace-pre-wrap">
          {text}
        </p>
      </div>
    </Figure>
  )
}

type PhoneLineProps = Omit<Extract<Preview, { kind: 'phone-line' }>, 'kind'>

const captions = {
  blog: 'In search results on a phone. Anything past two lines is cut off.',
  email: 'In an inbox on a phone. Anything past one line is cut off.',
  tiktok: 'As text on a video.',
  ad: 'As an ad in search results on a phone.',
} as const satisfies Record<PhoneLineProps['place'], string>

/** A line on a phone 360 pixels wide. The browser truncates it where the app would. */
export function PhoneLine({ place, text }: PhoneLineProps) {
  return (
    <Figure caption={captions[place]} screenReaderText={text}>
      <div className="w-80 max-w-full rounded-xl border border-line bg-surface p-3 text-sm">
        {place === 'email' && (
          <div className="flex gap-3">
            <span className="size-9 shrink-0 rounded-full bg-raised" />
            <div className="min-w-0 grow">
              <p className="flex justify-between gap-2">
                <span className="font-semibold">Your name</span> <span className="text-muted text-xs">9:41</span>
              </p>
              <p dir="auto" className="truncate font-semibold">
                {text}
              </p>
              <p className="truncate text-muted">The first words of your email go here</p>
            </div>
          </div>
        )}
        {place === 'tiktok' && (
          <div className="mx-auto flex h-64 w-36 items-center justify-center rounded-lg bg-raised p-2 text-center">
            <p dir="auto" className="font-semibold text-base/6">
              {text}
            </p>
          </div>
        )}
        {place === 'ad' && <p className="font-semibold text-xs">Sponsored</p>}
        {(place === 'blog' || place === 'ad') && (
          <>
            <p className="text-muted text-xs">example.com</p>
            <p dir="auto" className="mt-1 line-clamp-2 text-accent text-lg/6">
              {text}
            </p>
            <p className="mt-1 text-muted">Your description goes here, in two or three lines.</p>
          </>
        )}
      </div>
    </Figure>
  )
}
