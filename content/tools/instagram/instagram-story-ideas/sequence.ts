import { countBlanks, hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { countWords } from '@/lib/core/strings/count-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { saysAlready } from '@/lib/kits/posts/says-already'
import { instagramPollAnswer } from '@/lib/platforms/networks/instagram'
import type { Kind, Reading } from '@/lib/tool/reading'
import type { Lines } from '@/lib/writer/frames/lines'
import type { StoryInput } from './fields'
import { MAX_FRAME_WORDS } from './fit'
import type { Frame } from './story'

/** Blanks that a sequence may leave to the visitor. */
const MAX_BLANKS = 1

/** Frames of a sequence; more than the visitor has words for tire. */
const MAX_FRAMES = 4

/** The texts of a sequence that begins so: then what the visitor said besides, in order, then a little that only they can add. */
export function composeTexts(
  start: readonly string[],
  wanted: number,
  reading: Reading,
  lines: Lines,
): string[] {
  const texts = [...start]
  const most = Math.min(wanted, Math.max(MAX_FRAMES, reading.sentences.length))
  const { outcome, turn } = reading.details
  const own = [...reading.sentences, outcome, turn].flatMap((words) => (words ? `${upperFirst(words)}.` : []))
  const isNew = (text: string) => isReadable(text) && !saysAlready(texts.join(' '), text)
  for (const text of own) if (texts.length < most && isNew(text)) texts.push(text)
  const room = () => texts.length < most && texts.filter(hasBlank).length < MAX_BLANKS
  const next = () =>
    room() ? lines.next('body', (text) => !text.includes('?') && countBlanks(text) < 2 && isNew(text)) : null
  for (let line = next(); line; line = next()) texts.push(line.text)
  return texts.slice(0, most)
}

/** One thought, short enough to be read before the thumb moves on. */
export function isReadable(text: string): boolean {
  return countWords(text) <= MAX_FRAME_WORDS
}

type Sticker = Pick<Frame, 'sticker' | 'prompt' | 'options'>

const noSticker: Sticker = { sticker: 'none', prompt: '', options: [] }

const datedKinds: ReadonlySet<Kind> = new Set(['announcement', 'offer'])
const questionKinds: ReadonlySet<Kind> = new Set(['question', 'opinion', 'comparison'])

/** The sticker of the last frame, where the prompt gives something for one: a link, a day, two sides, a question. Nothing on a hard day. */
export function chooseSticker(
  reading: Reading,
  goal: StoryInput['parameters']['goal'],
  texts: readonly string[],
  lines: Lines,
): Sticker {
  const { kind, sure, spans, details } = reading
  if (kind === 'hard-time' || !sure) return noSticker
  if (details.action && (goal === 'sales' || datedKinds.has(kind))) {
    return { sticker: 'link', prompt: upperFirst(details.action), options: [] }
  }
  if (datedKinds.has(kind)) {
    const prompt = upperFirst(spans.subject ?? '')
    return spans.time ? { sticker: 'countdown', prompt, options: [] } : noSticker
  }
  if (kind === 'pasted' || (goal !== 'replies' && !questionKinds.has(kind))) return noSticker
  const answers = [spans.a, spans.b].flatMap((side) => (side ? upperFirst(side) : []))
  const names = (text: string) => answers.some((answer) => containsPhrase(text, answer))
  const isPoll = answers.length === 2 && answers.every((answer) => answer.length <= instagramPollAnswer.max)
  const isNew = (text: string) => isPoll || !saysAlready(texts.join(' '), text)
  const asks = (text: string) => /\?$/.test(text) && !hasBlank(text) && !names(text) && isNew(text)
  const question = lines.next('reply', asks)?.text ?? (isPoll ? 'Which one would you keep?' : undefined)
  if (!question) return noSticker
  return isPoll
    ? { sticker: 'poll', prompt: question, options: answers }
    : { sticker: 'question', prompt: question, options: [] }
}
