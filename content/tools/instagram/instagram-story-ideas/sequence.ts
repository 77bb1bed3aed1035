import { countBlanks, hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { countWords } from '@/lib/core/strings/count-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { containsMostWords } from '@/lib/kits/posts/contains-most-words'
import { instagramPollAnswer } from '@/lib/platforms/networks/instagram'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import type { StoryInput } from './fields'
import { MAX_FRAME_WORDS } from './fit'
import type { Frame } from './story'

/** Blanks that a sequence may leave to the visitor. */
const MAX_BLANKS = 1

/** Frames of a sequence; more than the visitor has words for tire. */
const DEFAULT_MAX_FRAMES = 4

/** The texts of a sequence that begins so: then what the visitor said besides, in order, then a little that only they can add. */
export function composeFrameTexts(
  openingTexts: readonly string[],
  frameCount: number,
  reading: ParsedPrompt,
  linePicker: LinePicker,
): string[] {
  const texts = [...openingTexts]
  const maxFrames = Math.min(frameCount, Math.max(DEFAULT_MAX_FRAMES, reading.sentences.length))
  const { outcome, turn } = reading.details
  const visitorTexts = [...reading.sentences, outcome, turn].flatMap((text) => (text ? `${upperFirst(text)}.` : []))
  const isNew = (text: string) => isReadable(text) && !containsMostWords(texts.join(' '), text)
  for (const text of visitorTexts) if (texts.length < maxFrames && isNew(text)) texts.push(text)
  const canAddLine = () => texts.length < maxFrames && texts.filter(hasBlank).length < MAX_BLANKS
  const takeNextLine = () =>
    canAddLine()
      ? linePicker.takeNext('body', (text) => !text.includes('?') && countBlanks(text) < 2 && isNew(text))
      : null
  for (let line = takeNextLine(); line; line = takeNextLine()) texts.push(line.text)
  return texts.slice(0, maxFrames)
}

/** One thought, short enough to be read before the thumb moves on. */
export function isReadable(text: string): boolean {
  return countWords(text) <= MAX_FRAME_WORDS
}

type Sticker = Pick<Frame, 'sticker' | 'prompt' | 'options'>

const noSticker: Sticker = { sticker: 'none', prompt: '', options: [] }

const datedKinds: ReadonlySet<PromptKind> = new Set(['announcement', 'offer'])
const questionKinds: ReadonlySet<PromptKind> = new Set(['question', 'opinion', 'comparison'])

/** The sticker of the last frame, where the prompt gives something for one: a link, a day, two sides, a question. Nothing on a hard day. */
export function chooseSticker(
  reading: ParsedPrompt,
  goal: StoryInput['parameters']['goal'],
  texts: readonly string[],
  linePicker: LinePicker,
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
  const namesAnswer = (text: string) => answers.some((answer) => containsPhrase(text, answer))
  const isPoll = answers.length === 2 && answers.every((answer) => answer.length <= instagramPollAnswer.max)
  const isNew = (text: string) => isPoll || !containsMostWords(texts.join(' '), text)
  const isUsableQuestion = (text: string) => /\?$/.test(text) && !hasBlank(text) && !namesAnswer(text) && isNew(text)
  const question =
    linePicker.takeNext('reply', isUsableQuestion)?.text ?? (isPoll ? 'Which one would you keep?' : undefined)
  if (!question) return noSticker
  return isPoll
    ? { sticker: 'poll', prompt: question, options: answers }
    : { sticker: 'question', prompt: question, options: [] }
}
