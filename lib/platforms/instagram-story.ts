/** Stickers in the order of the effort that they need from a viewer, lowest first. */
export const stickers = {
  none: { label: 'No sticker' },
  slider: { label: 'Emoji slider' },
  poll: { label: 'Poll' },
  quiz: { label: 'Quiz' },
  countdown: { label: 'Countdown' },
  link: { label: 'Link' },
  question: { label: 'Question' },
  'add-yours': { label: 'Add Yours' },
} as const

type StickerId = keyof typeof stickers

const stickerIds = Object.keys(stickers) as [StickerId, ...StickerId[]]

export type StoryFrame = {
  visual: string
  text: string
  sticker: StickerId
  prompt: string
  options: readonly string[]
}

/** Formats a sequence as editable text that `parseStory` reads back. */
export function formatStory(title: string, frames: readonly StoryFrame[]): string {
  return [title, ...frames.map(formatFrame)].join('\n\n')
}

function formatFrame(frame: StoryFrame, index: number): string {
  const { visual, text, sticker } = frame
  const frameLabel = `Frame ${index + 1}`
  const stickerText = formatSticker(frame)
  return [
    ...(visual ? [`${frameLabel}: ${visual}`, `Text: ${text}`] : [`${frameLabel}: ${text}`]),
    ...(stickerText ? [`${stickers[sticker].label}: ${stickerText}`] : []),
  ].join('\n')
}

/** Returns, for example, "Which one? (This / That)", or '' without a sticker. The correct quiz answer has a tick. */
export function formatSticker({ sticker, prompt, options }: StoryFrame): string {
  if (sticker === 'none') return ''
  const answers = options.map((option, index) => (sticker === 'quiz' && index === 0 ? `${option} ✓` : option))
  return answers.length > 0 ? `${prompt} (${answers.join(' / ')})` : prompt
}

const frameStartPattern = /^Frame \d+:[^\S\n]*/

/** Parses text written by `formatStory`, including the visitor's edits. */
export function parseStory(text: string): StoryFrame[] {
  return text
    .split(/\n(?=Frame \d+:)/)
    .filter((block) => frameStartPattern.test(block))
    .map((block) => parseFrame(block.replace(frameStartPattern, '').trim().split(/\n+/)))
}

function parseFrame(lines: readonly string[]): StoryFrame {
  const parsedStickers = lines.map(parseSticker)
  const stickerLineIndex = parsedStickers.findIndex((parsedSticker) => parsedSticker !== null)
  const stickerFields = parsedStickers[stickerLineIndex] ?? { sticker: 'none' as const, prompt: '', options: [] }
  const remainingLines = lines.filter((_, index) => index !== stickerLineIndex)
  const textLineIndex = remainingLines.findIndex((line) => line.startsWith('Text:'))
  const visual = textLineIndex < 0 ? '' : remainingLines.slice(0, textLineIndex).join(' ')
  const text = remainingLines
    .slice(Math.max(0, textLineIndex))
    .join(' ')
    .replace(/^Text:\s*/, '')
  return { visual, text, ...stickerFields }
}

function parseSticker(line: string): Pick<StoryFrame, 'sticker' | 'prompt' | 'options'> | null {
  const sticker = stickerIds.find((id) => id !== 'none' && line.startsWith(`${stickers[id].label}: `))
  if (!sticker) return null
  const content = line.slice(stickers[sticker].label.length + 2)
  const hasAnswers = sticker === 'poll' || sticker === 'quiz' || sticker === 'slider'
  const [, prompt = content, answers] = hasAnswers ? (/^(.*?) \(([^()]*)\)$/.exec(content) ?? []) : []
  const options = answers?.split(' / ').map((answer) => answer.replace(/ ✓$/, '')) ?? []
  return { sticker, prompt, options }
}
