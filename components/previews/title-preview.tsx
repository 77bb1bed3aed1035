import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { Figure } from './figure'
import { truncatePreview } from './truncate-preview'

const visibleLengths = { computer: youtubeTitle.fold.max, phone: youtubeTitle.fold.maxOnPhone }

type Props = { text: string; overlay?: string | undefined; scene?: string | undefined }

/** A title next to its thumbnail, truncated as on desktop and on a phone. */
export function TitlePreview({ text, overlay, scene }: Props) {
  const title = text.split('\n')[0] ?? ''
  const truncatedTitles = {
    computer: truncateTitle(title, visibleLengths.computer),
    phone: truncateTitle(title, visibleLengths.phone),
  }
  const thumbnailText = overlay ? ` Text on the thumbnail: “${overlay}”.` : ''
  return (
    <Figure
      caption={`About ${visibleLengths.computer} characters show on a computer, ${visibleLengths.phone} on a phone. YouTube gives no exact figure.`}
      screenReaderText={`Computer: “${truncatedTitles.computer}” Phone: “${truncatedTitles.phone}”${thumbnailText}`}
    >
      <div className="grid gap-4">
        {(['computer', 'phone'] as const).map((device) => (
          <div key={device}>
            <p className="mb-1 text-xs text-muted">{device === 'computer' ? 'Computer' : 'Phone'}</p>
            <div className={device === 'computer' ? 'flex gap-3' : 'w-[168px]'}>
              <Thumbnail overlay={overlay} scene={scene} />
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

/** A thumbnail at the size of YouTube's sidebar list, 168 by 94 pixels. */
export function Thumbnail({ overlay, scene }: Pick<Props, 'overlay' | 'scene'>) {
  return (
    <div className="relative flex h-[94px] w-[168px] shrink-0 items-center justify-center overflow-hidden rounded-lg bg-raised p-2 text-center">
      {overlay ? (
        <span dir="auto" className="text-xl/6 font-extrabold">
          {overlay}
        </span>
      ) : (
        <span dir="auto" className="line-clamp-4 text-xs text-muted">
          {scene}
        </span>
      )}
      <span className="absolute right-1 bottom-1 rounded bg-ink px-1 text-[0.625rem] text-canvas">0:00</span>
    </div>
  )
}

function truncateTitle(title: string, maxLength: number): string {
  const { visibleText, isTruncated } = truncatePreview(title, maxLength, 1)
  return isTruncated ? `${visibleText}…` : visibleText
}
