import { Camera, Heart, Image, Link, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatSticker, parseStory, type StoryFrame, stickers } from '@/lib/platforms/instagram-story'
import { PreviewText } from './preview-text'

export function StoryFrames({ text, name }: { text: string; name: string }) {
  const frames = parseStory(text)
  if (frames.length === 0) return <p className="whitespace-pre-wrap">{text}</p>
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
      tabIndex={0}
      aria-label={`Frames: ${name}`}
      className="mt-2 flex snap-x gap-3 overflow-x-auto overscroll-x-contain pb-2"
    >
      {frames.map((frame, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame has no id other than its position.
        <li key={index} className={`relative w-56 shrink-0 snap-start ${frames.length === 1 ? 'mx-auto' : ''}`}>
          <StoryScreen frame={frame} index={index} total={frames.length} />
        </li>
      ))}
    </ol>
  )
}

function StorySticker({ frame: { sticker, prompt, options } }: { frame: StoryFrame }) {
  switch (sticker) {
    case 'none':
      return null
    case 'poll':
    case 'quiz':
      return <ChoiceSticker prompt={prompt} options={options} isQuiz={sticker === 'quiz'} />
    case 'slider':
      return (
        <StickerBox prompt={prompt} className="px-3 pt-2 pb-4">
          <div className="relative mt-4 h-2 rounded-full bg-stone-200">
            <span className="absolute inset-y-0 left-0 w-2/5 rounded-full bg-linear-to-r from-violet-600 to-pink-600" />
            <span className="absolute -top-2.5 left-[33%] text-xl/7">{options[0] ?? '😍'}</span>
          </div>
        </StickerBox>
      )
    case 'question':
      return (
        <StickerBox prompt={prompt} className="overflow-hidden" promptClassName="px-2 pt-2.5 pb-2">
          <p className="mx-2 mb-2 rounded-md bg-stone-200 py-2 text-stone-600">Type something…</p>
        </StickerBox>
      )
    case 'countdown':
      // Shows dashes, because the visitor sets the date in the app.
      return (
        <StickerBox prompt={prompt} className="p-2.5">
          <div className="mt-1.5 flex justify-center gap-1.5">
            {['days', 'hours', 'minutes'].map((unit) => (
              <p key={unit} className="w-12 rounded-md bg-stone-200 py-1">
                <span className="block font-bold text-base/5">--</span>
                <span className="text-[0.625rem]">{unit}</span>
              </p>
            ))}
          </div>
        </StickerBox>
      )
    case 'link':
      return (
        <p className="flex max-w-full items-center gap-1.5 rounded-lg bg-white px-3 py-1.5 font-semibold text-sky-700 text-xs">
          <Link className="size-3.5 shrink-0" />
          <span className="truncate uppercase">{prompt}</span>
        </p>
      )
    case 'add-yours':
      return (
        <StickerBox prompt={prompt} className="p-2.5">
          <p className="mt-2 flex items-center justify-center gap-1.5 rounded-lg bg-stone-200 py-1.5 font-semibold">
            <Camera className="size-3.5" /> Add yours
          </p>
        </StickerBox>
      )
  }
}

type StickerBoxProps = { prompt: string; className: string; promptClassName?: string; children: ReactNode }

function StickerBox({ prompt, className, promptClassName = '', children }: StickerBoxProps) {
  return (
    <div className={`w-11/12 rounded-xl bg-white text-center text-black text-xs ${className}`}>
      <p dir="auto" className={`font-semibold ${promptClassName}`}>
        {prompt}
      </p>
      {children}
    </div>
  )
}

/** Two answers of a poll, or up to four of a quiz with the correct one first. */
function ChoiceSticker({ prompt, options, isQuiz }: { prompt: string; options: readonly string[]; isQuiz: boolean }) {
  return (
    <StickerBox
      prompt={prompt}
      className="overflow-hidden"
      promptClassName={`px-2 py-1.5 ${isQuiz ? 'bg-violet-700 text-white' : ''}`}
    >
      <ul className="grid gap-1 px-2 pt-1 pb-2">
        {options.map((option, index) => (
          <li
            key={option}
            dir="auto"
            className={`truncate rounded-md px-2 py-1 font-semibold ${isQuiz && index === 0 ? 'bg-green-700 text-white' : 'bg-stone-200'}`}
          >
            {isQuiz && `${'ABCD'[index]}  `}
            {option}
          </li>
        ))}
      </ul>
    </StickerBox>
  )
}

/** One story screen in fixed colors. Text and sticker avoid the areas that the app's controls cover. */
function StoryScreen({ frame, index, total }: { frame: StoryFrame; index: number; total: number }) {
  const { visual, text, sticker } = frame
  const stickerText = formatSticker(frame)
  // Long text is smaller so that it fits above its sticker.
  const sizeClassName = text.length > 110 ? 'text-xs/5' : text.length > 60 ? 'text-sm/6' : 'text-base/7'
  const descriptionParts = [
    `Frame ${index + 1} of ${total}.`,
    visual && `Photo: ${visual}.`,
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
        {/* The app covers the rest: bars and name at the top, the answer box at the bottom. Meta's ads guide for
            Stories asks to leave 250 of 1,920 pixels free at the top and 340 at the bottom; social-0.com (March 2026)
            says 250 each. Read 2026-11. */}
        <div className="absolute inset-x-2 top-[14%] bottom-[20%] flex flex-col items-center justify-between gap-2 overflow-hidden">
          <p className="flex w-full items-start gap-1.5 px-1 pt-1 text-white/90 text-xs" dir="auto">
            <Image className="mt-0.5 size-3.5 shrink-0" />
            <span className="line-clamp-3">{visual || 'Your own photo'}</span>
          </p>
          <p dir="auto" className={`max-w-full px-3 text-center font-semibold ${sizeClassName}`}>
            <span className="rounded-md bg-white box-decoration-clone px-2 py-0.5 text-black">
              <PreviewText text={text} />
            </span>
          </p>
          <div className="flex min-h-4 w-full flex-col items-center pb-1">
            <StorySticker frame={frame} />
          </div>
        </div>
        <div className="absolute inset-x-2.5 bottom-2.5 flex items-center gap-2.5">
          <span className="grow rounded-full border border-white/70 px-3 py-1.5 text-[0.6875rem]">Send message</span>
          <Heart className="size-4" />
          <Send className="size-4" />
        </div>
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
