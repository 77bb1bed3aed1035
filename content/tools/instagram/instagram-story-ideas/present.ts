import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { formatSticker, formatStory, stickers } from '@/lib/platforms/instagram-story'
import type { Card, CardPart } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { Frame, Story } from './fields'
import { MAX_FRAME_WORDS } from './fit'

export function presentStory({ title, frames }: Story): Omit<Card, 'id' | 'item'> {
  const stickerLabels = new Set(frames.flatMap(({ sticker }) => (sticker === 'none' ? [] : stickers[sticker].label)))
  const maxWordCount = Math.max(...frames.map(({ text }) => countWords(text)))
  const copy = formatStory(title, frames)
  return {
    heading: title,
    parts: frames.flatMap(buildParts),
    preview: { kind: 'story', text: copy },
    tags: [`${frames.length} frames`, ...stickerLabels],
    meters: [
      {
        label: 'Longest frame',
        value: maxWordCount,
        limit: MAX_FRAME_WORDS,
        unit: 'words',
        of: { part: 'Text' },
      },
    ],
    copy,
    carry: truncateAtWord(`${title}. ${frames[0]?.text ?? ''}`, MAX_CARRY_LENGTH),
  }
}

function buildParts(frame: Frame, index: number): CardPart[] {
  const stickerText = formatSticker(frame)
  const parts = [
    ...(frame.visual ? [{ label: `Frame ${index + 1}`, text: frame.visual }] : []),
    { label: 'Text', text: frame.text },
    ...(stickerText ? [{ label: stickers[frame.sticker].label, text: stickerText }] : []),
  ]
  return parts.map((part) => ({ ...part, rank: 'more' as const }))
}
