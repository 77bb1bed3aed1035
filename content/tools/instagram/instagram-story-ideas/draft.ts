import type { Random } from '@/lib/core/random'
import { countWords } from '@/lib/core/strings/count-words'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { removeCallsToAction } from '@/lib/kits/posts/call-to-action'
import { chooseLines } from '@/lib/kits/posts/choose-lines'
import { getNicheShots } from '@/lib/kits/posts/niche-shots'
import { buildVisitorLines, findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type Line, type LinePicker } from '@/lib/writer/frames/line-picker'
import type { storyFields } from './fields'
import { fitStory, MAX_FRAME_WORDS, MAX_TITLE_WORDS } from './fit'
import { chooseSticker, composeFrameTexts, isReadable } from './sequence'
import type { Story } from './story'

export const draft: DraftRecipe<typeof storyFields, Story> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const linePicker = createLinePicker(reading, random)
    const shots = getNicheShots(reading, random)
    const buildStory = (line: Line): Story => {
      const texts = composeFrameTexts(splitParagraphs(line.text), Number(parameters.frames), reading, linePicker)
      const sticker = chooseSticker(reading, parameters.goal, texts, linePicker)
      const frames = texts.map((text, index) => ({
        visual: shots[index] ?? '',
        text,
        ...(index === texts.length - 1 ? sticker : { sticker: 'none' as const, prompt: '', options: [] }),
      }))
      return { title: buildTitle(reading), frames }
    }
    for (const line of chooseLines(
      findOpeningLines(linePicker, reading, random),
      Number(parameters.count),
      reading.line,
    )) {
      const story = fitStory(buildStory(line), input)
      if (story) yield story
    }
  },
  shorten(story) {
    const { frames } = story
    if (frames.length < 4) return null
    const middleFrames = frames.slice(1, -1)
    const middleFrame = middleFrames.find(({ sticker }) => sticker !== 'none') ?? middleFrames[0]
    const [firstFrame, lastFrame] = [frames[0], frames.at(-1)]
    return firstFrame && middleFrame && lastFrame ? { ...story, frames: [firstFrame, middleFrame, lastFrame] } : null
  },
}

/** What a sequence can begin with: a line for one frame, or a post whose paragraphs are one frame each. */
function findOpeningLines(linePicker: LinePicker, reading: ParsedPrompt, random: Random): Line[] {
  const postLines = random.shuffle([...linePicker.takeAll('post'), ...linePicker.takeAll('caption')])
  const readableLines = postLines.filter(({ text }) => splitParagraphs(text).every(canBeFrame))
  if (reading.kind !== 'pasted' && readableLines.length > 0) return readableLines
  const isShort = ({ text }: Line) => isReadable(text)
  const visitorLines = buildVisitorLines(reading).filter(isShort)
  if (visitorLines.length > 0) return visitorLines.slice(-2).reverse()
  const openingText =
    findFirstClauses(reading, isShort)?.text ?? truncateAtWord(reading.line, MAX_FRAME_WORDS, countWords)
  return [{ text: openingText, form: 'statement' }]
}

/** Whether a paragraph can stand by itself, and asks for nothing that a story cannot have. */
function canBeFrame(text: string): boolean {
  return isReadable(text) && !text.endsWith(':') && !text.includes('\n') && removeCallsToAction(text) === text
}

function splitParagraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part !== '')
}

/** A name for the visitor's own list. */
function buildTitle(reading: ParsedPrompt): string {
  const { line, spans, sentences } = reading
  const isShort = (text: string | undefined): text is string =>
    text !== undefined && countWords(text) <= MAX_TITLE_WORDS
  const title = [line, sentences[0], spans.subject].find(isShort)
  return upperFirst(
    title ??
      findFirstClauses(reading, ({ text }) => isShort(text))?.text.slice(0, -1) ??
      truncateAtWord(line, MAX_TITLE_WORDS, countWords),
  )
}
