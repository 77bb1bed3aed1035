import { hasBlank } from '@/lib/core/strings/blanks'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import { getNewsPlan } from '@/lib/writer/sequence/news-plans'
import { addClosingMark, buildSteps, getVisitorSentences } from '@/lib/writer/sequence/steps'
import type { Source } from './source'

/** What a body leaves to the visitor, by kind: only they have seen the video. */
const contentBlanks: Readonly<Record<PromptKind, string>> = {
  'how-to': '[the steps in their order, and what is needed for them]',
  list: '[what is on the list, without giving the last one away]',
  story: '[where it begins and what is at stake, without the end]',
  announcement: '[how it came about, and what comes next]',
  offer: '[what people get, and how]',
  opinion: '[your reasons, in the order in which you give them]',
  question: '[who answers it, or how you find out]',
  comparison: '[what both have to do, and who judges]',
  review: '[what you test, and for how long]',
  place: '[the stops in their order, with prices where you know them]',
  day: '[the parts of the day, with the hour of each]',
  skit: '[who is in it, and where it takes place]',
  change: '[what you changed, in which order, over how long]',
  'hard-time': '[what you want people to know before they watch]',
  pasted: '[what is seen, in the order of the video]',
  subject: '[what is seen, in the order of the video]',
}

/** Sentences of the visitor's that a body repeats, in characters. */
const MAX_VISITOR_TEXT_LENGTH = 900

/** Where viewers look for what was named. */
const kindsWithMentions: ReadonlySet<PromptKind> = new Set([
  'how-to',
  'list',
  'review',
  'comparison',
  'place',
  'subject',
])

const mentionsText = 'Mentioned in it: [names, products and places, as people would search for them].'

/** Blanks that a body asks for in another language. */
const MAX_FOREIGN_BLANKS = 2

/** What follows the first lines: the visitor's further sentences and details, and what only somebody who has seen the video can say. */
export function composeBody(reading: ParsedPrompt, source: Source, linePicker: LinePicker): string {
  const { language, details } = reading
  const kind = reading.sure && reading.shape !== 'clause' ? reading.kind : getFallbackKind(reading)
  const visitorTexts = [getFurtherSentences(source.text, reading), formatTurn(reading)].filter(Boolean)
  const hasVisitorText = visitorTexts.length > 0
  if (language !== 'en') {
    const blankLines =
      hasVisitorText || kind === 'hard-time' ? [] : linePicker.takeAll('body', hasBlank).slice(0, MAX_FOREIGN_BLANKS)
    return [...visitorTexts, ...blankLines.map(({ text }) => text)].join('\n\n')
  }
  if (kind === 'hard-time') return hasVisitorText ? visitorTexts.join('\n\n') : contentBlanks[kind]
  const audience = details.audience === undefined ? '' : `Made for ${details.audience}.`
  const contentTexts = hasVisitorText ? [] : (buildNews(reading) ?? [`In this video: ${contentBlanks[kind]}.`])
  const mentions = reading.sure && kindsWithMentions.has(kind) ? mentionsText : ''
  return [...visitorTexts, ...contentTexts, audience, describeChapterSpan(source), mentions]
    .filter(Boolean)
    .join('\n\n')
}

/** The first parts of news and offers. */
function buildNews(reading: ParsedPrompt): string[] | undefined {
  const plan = getNewsPlan(reading)
  const steps = plan && buildSteps({ ...reading, details: {} }, plan, 2)
  return steps?.map(({ heading, text }) => `${heading}: ${text}`)
}

/** What is not sure, or promises an answer, is described by what is seen. */
function getFallbackKind({ kind }: ParsedPrompt): PromptKind {
  return kind === 'hard-time' || kind === 'how-to' ? kind : 'subject'
}

/** As typed where the prompt is a longer text, else as it was read. */
function getFurtherSentences(text: string, reading: ParsedPrompt): string {
  const typedSentences = splitSentences(text.replace(/\s+/g, ' ')).map((sentence) => sentence.trim())
  const sentences = reading.kind === 'pasted' ? typedSentences : getVisitorSentences(reading)
  return truncateAtWord(sentences.slice(1).join(' '), MAX_VISITOR_TEXT_LENGTH)
}

function formatTurn({ details: { turn } }: ParsedPrompt): string {
  return turn === undefined ? '' : addClosingMark(upperFirst(turn))
}

/** From the first chapter to the last, in the visitor's own names. */
function describeChapterSpan({ chapters, labels }: Source): string {
  const names = chapters.length > 0 ? chapters.map(({ label }) => label) : labels
  const [firstLabel, lastLabel] = [names[0], names.at(-1)]
  if (!firstLabel || !lastLabel || firstLabel === lastLabel) return ''
  return `From “${firstLabel}” to “${lastLabel}”: the chapters below take you to the part you need.`
}
