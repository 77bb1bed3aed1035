import { type Sticker, stickerIds, stickers } from './stickers'
import type { StoryFrame } from './story-frame'

/** A sequence as text, to copy and to edit; `parseStory` reads it back. */
export function formatStory(title: string, frames: readonly StoryFrame[]): string {
  return [title, ...frames.map(frameText)].join('\n\n')
}

function frameText(frame: StoryFrame, index: number): string {
  const { visual, text, sticker } = frame
  const number = `Frame ${index + 1}`
  const line = stickerLine(frame)
  return [
    ...(visual ? [`${number}: ${visual}`, `Text: ${text}`] : [`${number}: ${text}`]),
    ...(line ? [`${stickers[sticker].label}: ${line}`] : []),
  ].join('\n')
}

/** "Which one? (This / That)"; the right answer of a quiz has a tick. Empty without a sticker. */
export function stickerLine({ sticker, prompt, options }: StoryFrame): string {
  if (sticker === 'none') return ''
  const answers = options.map((option, index) => (sticker === 'quiz' && index === 0 ? `${option} ✓` : option))
  return answers.length > 0 ? `${prompt} (${answers.join(' / ')})` : prompt
}

const frameStart = /^Frame \d+:[^\S\n]*/

/** The frames that a text as `formatStory` writes it tells of, however the visitor has edited it. */
export function parseStory(text: string): StoryFrame[] {
  return text
    .split(/\n(?=Frame \d+:)/)
    .filter((block) => frameStart.test(block))
    .map((block) => frameIn(block.replace(frameStart, '').trim().split(/\n+/)))
}

function frameIn(lines: readonly string[]): StoryFrame {
  const found = lines.map(stickerIn)
  const at = found.findIndex((one) => one !== null)
  const sticker = found[at] ?? { sticker: 'none' as const, prompt: '', options: [] }
  const words = lines.filter((_, index) => index !== at)
  const marked = words.findIndex((line) => line.startsWith('Text:'))
  const visual = marked < 0 ? '' : words.slice(0, marked).join(' ')
  const text = words
    .slice(Math.max(0, marked))
    .join(' ')
    .replace(/^Text:\s*/, '')
  return { visual, text, ...sticker }
}

function stickerIn(line: string): Pick<StoryFrame, 'sticker' | 'prompt' | 'options'> | null {
  const sticker = stickerIds.find((id) => id !== 'none' && line.startsWith(`${stickers[id].label}: `))
  if (!sticker) return null
  const words = line.slice(stickers[sticker].label.length + 2)
  const [, prompt = words, answers] = hasAnswers(sticker) ? (/^(.*?) \(([^()]*)\)$/.exec(words) ?? []) : []
  const options = answers?.split(' / ').map((answer) => answer.replace(/ ✓$/, '')) ?? []
  return { sticker, prompt, options }
}

function hasAnswers(sticker: Sticker): boolean {
  return sticker === 'poll' || sticker === 'quiz' || sticker === 'slider'
}
