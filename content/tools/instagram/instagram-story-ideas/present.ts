import { countWords } from '@/lib/core/strings/count-words'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { stickers } from '@/lib/platforms/instagram/stickers'
import { formatStory, stickerLine } from '@/lib/platforms/instagram/story-text'
import type { Card, CardPart } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { MAX_FRAME_WORDS } from './fit'
import type { Frame, Story } from './story'

/** The card of one sequence: its screens side by side, the same in words behind them. */
export function presentStory({ title, frames }: Story): Omit<Card, 'id' | 'item'> {
  const kinds = new Set(frames.flatMap(({ sticker }) => (sticker === 'none' ? [] : stickers[sticker].label)))
  const longest = Math.max(...frames.map(({ text }) => countWords(text)))
  const copy = formatStory(title, frames)
  return {
    heading: title,
    parts: frames.flatMap(buildParts),
    preview: { kind: 'story', text: copy },
    tags: [`${frames.length} frames`, ...kinds],
    meters: [
      { label: 'Longest frame', value: longest, limit: MAX_FRAME_WORDS, unit: 'words', of: { part: 'Text' } },
    ],
    copy,
    carry: truncateAtWord(`${title}. ${frames[0]?.text ?? ''}`, MAX_CARRY_LENGTH),
  }
}

function buildParts(frame: Frame, index: number): CardPart[] {
  const sticker = stickerLine(frame)
  const all = [
    ...(frame.visual ? [{ label: `Frame ${index + 1}`, text: frame.visual }] : []),
    { label: 'Text', text: frame.text },
    ...(sticker ? [{ label: stickers[frame.sticker].label, text: sticker }] : []),
  ]
  return all.map((part) => ({ ...part, rank: 'more' as const }))
}
