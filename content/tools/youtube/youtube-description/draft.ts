import type { Random } from '@/lib/core/random'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { readPrompt } from '@/lib/writer/read-prompt'
import { getEnding, getHooks, getRemainingLines, isNotice, joinParts } from '@/lib/writer/script'
import { removeFullStop } from '@/lib/writer/sentences'
import { writeHashtags } from '@/lib/writer/tags'
import { namesAccount } from '@/lib/writer/video-subjects'
import type { Description, DescriptionInput } from './fields'
import { parseSource } from './source'

const MAX_HASHTAGS = 5
const MIN_OPENING_WORDS = 4

/** Writes descriptions in the visitor's words that open with the first sentence or the sharpest line. */
export const draft = {
  outputKind: 'sentences' as const,
  *write(input: DescriptionInput & { reading: PromptReading }, random: Random): Generator<Description> {
    const { keyword, action } = input.parameters
    const { text, chapters, labels } = parseSource(input)
    const { details, kind: chosenKind, sure } = input.reading
    const isWhole = text === input.prompt || !/\p{L}/u.test(text)
    const reading = isWhole ? input.reading : readPrompt(text, { details, ...(sure && { chosenKind }) })
    const { topic, sentences, listItems, instructions } = reading
    if (namesAccount(reading)) return
    const isEnglish = reading.language === 'en' && !reading.isHardDay
    const isTopic = topic !== null && isEnglish
    const parts = isNotice(reading) ? getRemainingLines(reading, '') : sentences
    const opening = isTopic ? `${capitalizeIfLowercase(topic)}: [what people see or learn in it].` : (parts[0] ?? text)
    const names = (labels.length > 0 ? labels : listItems).map((label) => ({
      time: '',
      label: capitalizeIfLowercase(label),
    }))
    const hooks = getHooks(reading, random)
    const lines = countWords(opening) < MIN_OPENING_WORDS ? hooks : [opening, ...hooks]
    const openings = isTopic ? [opening] : [...new Set(lines)].slice(0, 2)
    for (const firstLine of openings) {
      if (firstLine.length > youtubeDescription.fold.max) continue
      const rest = getRemainingLines(reading, firstLine)
      const paragraphs = joinParts(rest, Math.ceil(rest.length / 2)).join('\n\n')
      const story = isNotice(reading) ? rest.map(removeFullStop).join('\n') : paragraphs
      const asked =
        isEnglish && !isTopic && !instructions.isShort && openings[0] === firstLine
          ? 'In this video: [the scenes or steps, in order].'
          : ''
      if (story === '' && asked === '' && openings[0] !== firstLine) continue
      const hasKeyword = firstLine.toLowerCase().includes(keyword.toLowerCase())
      yield {
        firstLines: hasKeyword ? firstLine : `${capitalizeIfLowercase(keyword)}: ${firstLine}`,
        body: story || asked,
        chapters: chapters.length > 0 ? chapters : names,
        cta: action || (isTopic || isNotice(reading) ? '' : getEnding(reading)),
        hashtags: writeHashtags(reading, 'youtube', MAX_HASHTAGS),
      }
    }
  },
}
