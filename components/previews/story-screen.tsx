import { Heart, Image, Send } from 'lucide-react'
import type { StoryFrame } from '@/lib/platforms/instagram-story'
import { formatSticker, stickers } from '@/lib/platforms/instagram-story'
import { PreviewText } from './preview-text'
import { StorySticker } from './story-sticker'

type Props = { frame: StoryFrame; index: number; total: number }

/**
 * One story screen with theme-independent colors. Text and sticker stay within the area that the app does not cover.
 */
export function StoryScreen({ frame, index, total }: Props) {
  const { visual, text, sticker } = frame
  const stickerText = formatSticker(frame)
  const descriptionParts = [
    `Frame ${index + 1} of ${total}.`,
    visual && `Picture: ${visual}.`,
    text && `Text: ${text}`,
    stickerText && `${stickers[sticker].label}: ${stickerText}`,
  ]
  return (
    <div>
      <p className="sr-only">{descriptionParts.filter(Boolean).join(' ')}</p>
      <div
        aria-hidden
        className={`relative aspect-9/16 overflow-hidden rounded-2xl text-white ${backgroundClassNames[index % backgroundClassNames.length]}`}
      >
        <StoryHeader index={index} total={total} />
        {/* The app covers the rest: bars and name at the top, the answer box at the bottom. Meta's ads guide for
            Stories asks to leave 250 of 1,920 pixels free at the top and 340 at the bottom; social-0.com (March 2026)
            says 250 each. Read 2026-11. */}
        <div className="absolute inset-x-2 top-[14%] bottom-[20%] flex flex-col items-center justify-between gap-2 overflow-hidden">
          <p className="flex w-full items-start gap-1.5 px-1 pt-1 text-white/90 text-xs" dir="auto">
            <Image className="mt-0.5 size-3.5 shrink-0" />
            <span className="line-clamp-3">{visual || 'Your own picture'}</span>
          </p>
          <p dir="auto" className={`max-w-full px-1 text-center font-semibold ${getTextSizeClass(text)}`}>
            <span className="rounded-md bg-white box-decoration-clone px-2 py-0.5 text-black">
              <PreviewText text={text} />
            </span>
          </p>
          <div className="flex min-h-4 w-full flex-col items-center pb-1">
            <StorySticker frame={frame} />
          </div>
        </div>
        <StoryFooter />
      </div>
    </div>
  )
}

/** Placeholder backgrounds; adjacent screens have different ones. */
const backgroundClassNames = [
  'bg-linear-to-br from-stone-600 to-stone-800',
  'bg-linear-to-tl from-slate-600 to-slate-800',
  'bg-linear-to-br from-zinc-600 to-stone-800',
] as const

/** Long text is smaller so that it fits above its sticker. */
function getTextSizeClass(text: string): string {
  if (text.length > 110) return 'text-xs/5'
  return text.length > 60 ? 'text-sm/6' : 'text-base/7'
}

function StoryHeader({ index, total }: Pick<Props, 'index' | 'total'>) {
  return (
    <div className="absolute inset-x-2.5 top-2">
      <div className="flex gap-1">
        {Array.from({ length: total }, (_, barIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change their order.
          <span key={barIndex} className={`h-0.5 grow rounded ${barIndex <= index ? 'bg-white' : 'bg-white/40'}`} />
        ))}
      </div>
      <p className="mt-2 flex items-center gap-1.5 font-semibold text-[0.6875rem]">
        <span className="size-5 rounded-full bg-white/40" /> you
      </p>
    </div>
  )
}

function StoryFooter() {
  return (
    <div className="absolute inset-x-2.5 bottom-2.5 flex items-center gap-2.5">
      <span className="grow rounded-full border border-white/70 px-3 py-1.5 text-[0.6875rem]">Send message</span>
      <Heart className="size-4" />
      <Send className="size-4" />
    </div>
  )
}
