import { cutAtWord } from '@/lib/fit/cut'
import { countWords } from '@/lib/platforms/count'
import type { Card, CardPart } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import { MAX_FRAME_WORDS } from './fit'
import { type Frame, type Story, stickers } from './story'

/** Where nothing says what can be filmed. */
const anyPicture = 'Your own picture'

/** The card of one sequence: for each frame what is seen, what stands on it, and its sticker. */
export function presentStory({ title, frames }: Story): Omit<Card, 'id' | 'item'> {
  const kinds = new Set(frames.flatMap(({ sticker }) => (sticker === 'none' ? [] : stickers[sticker].label)))
  const longest = Math.max(...frames.map(({ text }) => countWords(text)))
  return {
    heading: title,
    parts: frames.flatMap(partsOf),
    tags: [`${frames.length} frames`, ...kinds],
    meters: [
      { label: 'Longest frame', value: longest, limit: MAX_FRAME_WORDS, unit: 'words', of: { part: 'Text' } },
    ],
    copy: [title, ...frames.map(copyOf)].join('\n\n'),
    carry: cutAtWord(`${title}. ${frames[0]?.text ?? ''}`, MAX_CARRY),
  }
}

function partsOf(frame: Frame, index: number): CardPart[] {
  const sticker = stickerLine(frame)
  return [
    { label: `Frame ${index + 1}`, text: frame.visual || anyPicture, column: 'left' },
    { label: 'Text', text: frame.text, column: 'right' },
    ...(sticker ? [{ label: stickers[frame.sticker].label, text: sticker }] : []),
  ]
}

function copyOf(frame: Frame, index: number): string {
  const sticker = stickerLine(frame)
  const number = `Frame ${index + 1}`
  return [
    ...(frame.visual ? [`${number}: ${frame.visual}`, `Text: ${frame.text}`] : [`${number}: ${frame.text}`]),
    ...(sticker ? [`${stickers[frame.sticker].label}: ${sticker}`] : []),
  ].join('\n')
}

/** "Which one? (This / That)"; the first answer of a quiz is the right one. */
function stickerLine({ sticker, prompt, options }: Frame): string {
  if (sticker === 'none') return ''
  const answers = options.map((option, index) => (sticker === 'quiz' && index === 0 ? `${option} ✓` : option))
  return answers.length > 0 ? `${prompt} (${answers.join(' / ')})` : prompt
}
