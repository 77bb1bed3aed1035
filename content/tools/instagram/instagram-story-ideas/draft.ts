import { cutAtWord } from '@/lib/fit/cut'
import { countWords } from '@/lib/platforms/count'
import { chooseLines } from '@/lib/posts/choose-lines'
import { ownLines } from '@/lib/posts/own-lines'
import { shotsOf } from '@/lib/posts/shots-of'
import type { Draft } from '@/lib/tool/define'
import { createLines, type Line, type Lines } from '@/lib/writer/frames/lines'
import { upperFirst } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import type { storyFields } from './fields'
import { fitStory, MAX_TITLE_WORDS } from './fit'
import { isReadable, stickerFor, textsFrom } from './sequence'
import type { Story } from './story'

export const draft: Draft<typeof storyFields, Story> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const lines = createLines(reading, random)
    const shots = shotsOf(reading, random)
    const storyFrom = (line: Line): Story => {
      const texts = textsFrom(paragraphs(line.text), Number(parameters.frames), reading, random)
      const sticker = stickerFor(reading, parameters.goal, lines)
      const frames = texts.map((text, index) => ({
        visual: shots[index] ?? '',
        text,
        ...(index === texts.length - 1 ? sticker : { sticker: 'none' as const, prompt: '', options: [] }),
      }))
      return { title: titleOf(reading), frames }
    }
    for (const line of chooseLines(startsOf(lines, reading, random), Number(parameters.count))) {
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
  return readable.length > 0 ? readable : ownLines(reading)
}

/** Whether a paragraph can stand by itself. */
function isFrame(text: string): boolean {
  return isReadable(text) && !text.endsWith(':') && !text.includes('\n')
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part !== '')
}

/** A name for the visitor's own list. */
function titleOf({ line, spans, sentences }: Reading): string {
  const isShort = (text: string | undefined): text is string =>
    text !== undefined && countWords(text) <= MAX_TITLE_WORDS
  const title = [line, sentences[0], spans.subject].find(isShort)
  return title === undefined ? `${cutAtWord(line, MAX_TITLE_WORDS - 2, countWords)} …` : upperFirst(title)
}
