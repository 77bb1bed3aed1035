import { Bookmark, Heart, type LucideIcon, MessageCircle, Music, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/linkedin'
import type { Fold } from '@/lib/platforms/networks/network-field'
import { tiktokCaption } from '@/lib/platforms/networks/tiktok'

/** The part of a text that a platform shows before truncation. */
type TruncatedText = { visibleText: string; isTruncated: boolean }

/** `maxLength` is in UTF-16 units. Approximate, because platforms do not document where they truncate. */
export function truncatePreview(text: string, maxLength: number, maxLines = Number.POSITIVE_INFINITY): TruncatedText {
  const trimmedText = text.trim()
  const firstLines = trimmedText
    .split('\n')
    .slice(0, Math.min(maxLines, trimmedText.length + 1))
    .join('\n')
    .trim()
  if (firstLines.length <= maxLength) return { visibleText: firstLines, isTruncated: firstLines !== trimmedText }
  let visiblePart = ''
  for (const character of firstLines) {
    if (visiblePart.length + character.length > maxLength) break
    visiblePart += character
  }
  const lastSpaceIndex = visiblePart.search(/\s\S*$/)
  const shouldDropPartialWord = lastSpaceIndex >= maxLength * 0.8 && /\S/.test(firstLines.charAt(visiblePart.length))
  return {
    visibleText: (shouldDropPartialWord ? visiblePart.slice(0, lastSpaceIndex) : visiblePart).trimEnd(),
    isTruncated: true,
  }
}

type FigureProps = {
  /** Text alternative; the drawing itself is hidden from screen readers. */
  caption: string
  screenReaderText: string
  children: ReactNode
}

export function Figure({ caption, screenReaderText, children }: FigureProps) {
  return (
    <figure className="mt-2 max-w-sm">
      <div aria-hidden>{children}</div>
      <figcaption className="mt-2 text-xs text-muted">
        {caption}
        <span className="sr-only"> {screenReaderText}</span>
      </figcaption>
    </figure>
  )
}

type CaptionKind = 'tiktok-caption' | 'instagram-caption' | 'linkedin-post'

const captionScreens: Record<CaptionKind, { app: string; fold: Fold; Screen: (props: ScreenProps) => ReactNode }> = {
  'tiktok-caption': { app: 'TikTok', fold: tiktokCaption.fold, Screen: TiktokScreen },
  'instagram-caption': { app: 'Instagram', fold: instagramCaption.fold, Screen: InstagramScreen },
  'linkedin-post': { app: 'LinkedIn', fold: linkedinPost.fold, Screen: LinkedinScreen },
}

export function CaptionPreview({ kind, text }: { kind: CaptionKind; text: string }) {
  const { app, fold, Screen } = captionScreens[kind]
  const { max, lines } = fold
  const truncatedText = truncatePreview(text, max, lines)
  const caption = truncatedText.isTruncated
    ? `${app} shows about this much before “more”: around ${max} characters, fewer with line breaks. There’s no exact number.`
    : `${app} should show all of it. It cuts off at about ${max} characters.`
  return (
    <Figure caption={caption} screenReaderText={`Shown: “${truncatedText.visibleText}”`}>
      <div className="mx-auto w-60 overflow-hidden rounded-3xl border-4 border-field-line bg-surface text-sm">
        <Screen truncatedText={truncatedText} />
      </div>
    </Figure>
  )
}

type ScreenProps = { truncatedText: TruncatedText }

function TiktokScreen({ truncatedText }: ScreenProps) {
  return (
    <div className="flex h-72 items-end gap-2 bg-raised p-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">@you</p>
        <TruncatedCaption truncatedText={truncatedText} />
        <p className="mt-1 flex items-center gap-1 text-xs text-muted">
          <Music className="size-3" /> original sound
        </p>
      </div>
      <IconRow icons={[Heart, MessageCircle, Bookmark]} className="flex-col pb-4" />
    </div>
  )
}

function InstagramScreen({ truncatedText }: ScreenProps) {
  return (
    <>
      <p className="flex items-center gap-2 p-2.5 text-xs font-semibold">
        <span className="size-6 rounded-full bg-raised" /> you
      </p>
      <div className="h-32 bg-raised" />
      <div className="p-2.5">
        <IconRow icons={[Heart, MessageCircle, Send]} className="mb-1.5" />
        <TruncatedCaption truncatedText={truncatedText} name="you" />
      </div>
    </>
  )
}

function LinkedinScreen({ truncatedText }: ScreenProps) {
  return (
    <>
      <p className="flex items-center gap-2 p-2.5 text-xs font-semibold">
        <span className="size-8 rounded-full bg-raised" /> You
      </p>
      <div className="px-2.5 pb-2.5">
        <TruncatedCaption truncatedText={truncatedText} />
      </div>
      <div className="h-24 bg-raised" />
      <IconRow icons={[Heart, MessageCircle, Send]} className="p-2.5" />
    </>
  )
}

function TruncatedCaption({ truncatedText: { visibleText, isTruncated }, name }: ScreenProps & { name?: string }) {
  return (
    <p dir="auto" className="whitespace-pre-line">
      {name && <span className="font-semibold">{name} </span>}
      {visibleText}
      {isTruncated && <span className="text-muted"> … more</span>}
    </p>
  )
}

function IconRow({ icons, className }: { icons: readonly LucideIcon[]; className: string }) {
  return (
    <div className={`flex gap-3 ${className}`}>
      {icons.map((Icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing's icons never change their order.
        <Icon key={index} className="size-5" />
      ))}
    </div>
  )
}
