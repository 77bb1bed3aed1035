import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { generateShorterTexts } from '@/lib/kits/posts/shorten-post'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type LinePicker } from '@/lib/writer/frames/line-picker'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { buildEnding } from '@/lib/writer/sequence/build-ending'
import { buildPlainLine } from '@/lib/writer/sequence/openings'
import { choosePlan, getVisitorSentences } from '@/lib/writer/sequence/steps'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import { composeBody } from './compose-body'
import type { Description } from './description'
import type { DescriptionInput, descriptionFields } from './fields'
import { parseSource } from './source'

const MAX_HASHTAGS = 5

export const draft: DraftRecipe<typeof descriptionFields, Description> = {
  outputKind: 'sentences',
  *write(input, random) {
    const reading = analyzePromptWithoutLinks(input)
    const linePicker = createLinePicker(reading, random)
    const { keyword } = input.parameters
    const source = parseSource(input)
    const { labels, chapters } = source
    yield {
      firstLines: buildFirstLine(reading, keyword),
      body: composeBody(reading, source, linePicker),
      chapters: chapters.length > 0 ? chapters : labels.map((label) => ({ time: '', label })),
      cta: buildCallToAction(reading, linePicker),
      hashtags: buildHashtags(reading, random, keyword),
    }
  },
  shorten(item) {
    if (item.body === '') return null
    const body = generateShorterTexts(item.body).find(({ length }) => length <= item.body.length / 2) ?? ''
    return { ...item, body: body.endsWith(':') ? '' : body }
  },
}

/** What the prompt says without links and times; the prompt as it is where nothing is left of it. */
function analyzePromptWithoutLinks(input: DescriptionInput & DraftContext): ParsedPrompt {
  const { text } = parseSource(input)
  const { kind, sure, details } = input.reading
  if (text === input.prompt || !/\p{L}/u.test(text)) return input.reading
  return analyzePrompt(text, { details, ...(sure && { chosenKind: kind }) })
}

/** The visitor's own words, with what comes out where they say it. */
function buildFirstLine(reading: ParsedPrompt, keyword: string): string {
  const { sentences, details, kind } = reading
  const visitorText = sentences.length > 1 ? (getVisitorSentences(reading)[0] ?? '') : buildPlainLine(reading)
  const textWithOutcome = `${visitorText} ${upperFirst(details.outcome ?? '')}.`
  const canAddOutcome = details.outcome !== undefined && kind !== 'hard-time'
  return addKeyword(
    canAddOutcome && textWithOutcome.length <= youtubeDescription.fold.max ? textWithOutcome : visitorText,
    keyword,
  )
}

function buildCallToAction(reading: ParsedPrompt, linePicker: LinePicker): string {
  const plan = choosePlan(reading, 0)
  return buildEnding(reading, reading.kind === 'pasted' ? { ...plan, ending: 'none' } : plan, linePicker) ?? ''
}

function addKeyword(text: string, keyword: string): string {
  const hasKeyword = text.toLowerCase().includes(keyword.toLowerCase())
  return hasKeyword ? text : `${upperFirst(keyword)}: ${text}`
}

function buildHashtags(reading: ParsedPrompt, random: Random, keyword: string): string[] {
  return reading.kind === 'hard-time' ? [] : buildTopicTags(reading, MAX_HASHTAGS, random, keyword)
}
