import type { Random } from '@/lib/core/random'
import { countWords } from '@/lib/core/strings/count-words'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { withoutCallsToAction } from '@/lib/kits/posts/call-to-action'
import { chooseLines } from '@/lib/kits/posts/choose-lines'
import { firstClauses, ownLines } from '@/lib/kits/posts/own-lines'
import { shotsOf } from '@/lib/kits/posts/shots-of'
import type { Draft } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import { createLines, type Line, type Lines } from '@/lib/writer/frames/lines'
import type { storyFields } from './fields'
import { fitStory, MAX_FRAME_WORDS, MAX_TITLE_WORDS } from './fit'
import { chooseSticker, composeTexts, isReadable } from './sequence'
import type { Story } from './story'

export const draft: Draft<typeof storyFields, Story> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const lines = createLines(reading, random)
    const shots = shotsOf(reading, random)
    const storyFrom = (line: Line): Story => {
      const texts = composeTexts(paragraphs(line.text), Number(parameters.frames), reading, lines)
      const sticker = chooseSticker(reading, parameters.goal, texts, lines)
      const frames = texts.map((text, index) => ({
        visual: shots[index] ?? '',
        text,
        ...(index === texts.length - 1 ? sticker : { sticker: 'none' as const, prompt: '', options: [] }),
      }))
      return { title: titleOf(reading), frames }
    }
    for (const line of chooseLines(
      startsOf(lines, reading, random),
      Number(parameters.count),
      reading.line,
    )) {
      const story = fitStory(storyFrom(line), input)
      if (story) yield story
    }
  },
  shorten(story) {
    const { frames } = story
    if (frames.length < 4) return null
    const middle = frames.slice(1, -1)
    const kept = middle.find(({ sticker }) => sticker !== 'none') ?? middle[0]
    const [first, last] = [frames[0], frames.at(-1)]
    return first && kept && last ? { ...story, frames: [first, kept, last] } : null
  },
}

/** What a sequence can begin with: a line for one frame, or a post whose paragraphs are one frame each. */
function startsOf(lines: Lines, reading: Reading, random: Random): Line[] {
  const framed = random.shuffle([...lines.all('post'), ...lines.all('caption')])
  const readable = framed.filter(({ text }) => paragraphs(text).every(isFrame))
  if (reading.kind !== 'pasted' && readable.length > 0) return readable
  const isShort = ({ text }: Line) => isReadable(text)
  const own = ownLines(reading).filter(isShort)
  if (own.length > 0) return own.slice(-2).reverse()
  const start =
    firstClauses(reading, isShort)?.text ?? truncateAtWord(reading.line, MAX_FRAME_WORDS, countWords)
  return [{ text: start, form: 'statement' }]
}

/** Whether a paragraph can stand by itself, and asks for nothing that a story cannot have. */
function isFrame(text: string): boolean {
  return (
    isReadable(text) && !text.endsWith(':') && !text.includes('\n') && withoutCallsToAction(text) === text
  )
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part !== '')
}

/** A name for the visitor's own list. */
function titleOf(reading: Reading): string {
  const { line, spans, sentences } = reading
  const isShort = (text: string | undefined): text is string =>
    text !== undefined && countWords(text) <= MAX_TITLE_WORDS
  const title = [line, sentences[0], spans.subject].find(isShort)
  return upperFirst(
    title ??
      firstClauses(reading, ({ text }) => isShort(text))?.text.slice(0, -1) ??
      truncateAtWord(line, MAX_TITLE_WORDS, countWords),
  )
}
