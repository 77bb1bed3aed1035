import { hasBlank } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/count-words'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { getNewsPlan } from './news-plans'
import type { Plan, PlanPart } from './plan'
import { buildListPlan, neutralPlans, plans, visitorTextPlan } from './plans'

/** One filled part of an argument. `headingFrame` is empty where the visitor's own sentence stands by itself. */
export type Step = { heading: string; text: string }

/** More than any plan has. */
const MAX_STEPS = 12

/** Blanks of another language's bank that a text gets. */
const MAX_FOREIGN_BLANKS = 3

/** Kinds in which “why …” and “what …” promise an answer; a how-to’s steps are one. */
const kindsAnsweringClause: ReadonlySet<PromptKind> = new Set([
  'story',
  'opinion',
  'place',
  'change',
  'subject',
  'review',
  'day',
  'list',
])

/** The plan of a reading: that of its kind in English, else the visitor's own words alone, on at most so many parts. */
export function choosePlan(reading: ParsedPrompt, maxParts: number): Plan {
  const { kind, sure, shape, mood, language, spans } = reading
  if (kind === 'hard-time') return language === 'en' ? plans[kind] : { ...visitorTextPlan, ending: 'none' }
  if (language !== 'en' || kind === 'pasted') return visitorTextPlan
  const newsPlan = getNewsPlan(reading)
  if (newsPlan) return newsPlan
  // A question is one by its mark; what it is about doesn’t matter here.
  if (!sure && kind !== 'question') return neutralPlans[shape]
  if (shape === 'clause' && kindsAnsweringClause.has(kind)) return neutralPlans.clause
  if (kind === 'review' && mood === 'glad') return plans.announcement
  return kind === 'list' ? buildListPlan(Number.parseInt(spans.number ?? '', 10), maxParts) : plans[kind]
}

/**
 * What stands between an opening and an end, at most so many: the visitor's sentences after the first in their order, the details, and blanks. The last
 * blanks go where there are too many.
 */
export function buildSteps(reading: ParsedPrompt, plan: Plan, maxSteps: number): Step[] {
  const laterSentenceSteps = groupSentences(getVisitorSentences(reading).slice(1), maxSteps).map((text) => ({
    heading: '',
    text,
  }))
  const steps = plan.parts.flatMap((part) => {
    if (part.fillMode === 'own' && laterSentenceSteps.length > 0) return laterSentenceSteps
    return part.fillMode === 'loose' && laterSentenceSteps.length > 0 ? [] : fillPart(part, reading)
  })
  while (steps.length > maxSteps) {
    const blankIndex = steps.findLastIndex(({ text }) => hasBlank(text))
    if (blankIndex >= 0) steps.splice(blankIndex, 1)
    else steps.push(joinSteps(steps.splice(-2)))
  }
  return steps
}

/** At most so many texts of sentences in their order, about as many in each. */
function groupSentences(sentences: readonly string[], maxGroups: number): string[] {
  const groupSize = Math.max(1, Math.ceil(sentences.length / Math.max(1, maxGroups)))
  const startIndexes = sentences.map((_, index) => index).filter((index) => index % groupSize === 0)
  return startIndexes.map((start) => sentences.slice(start, start + groupSize).join(' '))
}

function joinSteps(steps: readonly Step[]): Step {
  return { heading: steps[0]?.heading ?? '', text: steps.map(({ text }) => text).join(' ') }
}

function fillPart({ heading: headingFrame, frames }: PlanPart, reading: ParsedPrompt): Step[] {
  const heading = renderFrame(headingFrame, reading)
  const text = frames.map((frame) => renderFrame(frame, reading)).find((renderedText) => renderedText !== null)
  return heading === null || !text ? [] : [{ heading, text }]
}

/** The visitor's sentences; a first one of a word or two, such as “Giveaway”, goes with the next. */
export function getVisitorSentences({ sentences }: ParsedPrompt): string[] {
  const [firstSentence = '', secondSentence, ...otherSentences] = sentences.map(addClosingMark)
  if (secondSentence === undefined) return [firstSentence]
  return countWords(firstSentence) <= 2
    ? [`${firstSentence} ${secondSentence}`, ...otherSentences]
    : [firstSentence, secondSentence, ...otherSentences]
}

/** A sentence of the visitor's with a closing mark, as its script has it. */
export function addClosingMark(sentence: string): string {
  if (/[.!?…。！？؟।]["”»)」]?$/u.test(sentence) || /\p{Script=Thai}$/u.test(sentence)) return sentence
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(sentence)) return `${sentence}。`
  return `${sentence}${/\p{Script=Devanagari}$/u.test(sentence) ? '।' : '.'}`
}

/** The same, and in another language what its bank asks for, in that language. */
export function buildStepsWithBlanks(
  linePicker: LinePicker,
  reading: ParsedPrompt,
  plan: Plan,
  maxSteps: number,
): Step[] {
  const steps = buildSteps(reading, plan, maxSteps)
  if (reading.language === 'en' || reading.kind === 'hard-time' || reading.kind === 'pasted') return steps
  const blankLines = linePicker
    .takeAll('body', hasBlank)
    .slice(0, Math.min(MAX_FOREIGN_BLANKS, maxSteps - steps.length))
  return [...steps, ...blankLines.map(({ text }) => ({ heading: '', text }))]
}

/** Steps that stand in no thread or carousel of this reading yet, to be had instead of one that does. */
export function buildOtherSteps(reading: ParsedPrompt, usedTexts: readonly string[]): Step[] {
  if (reading.kind === 'hard-time' || reading.language !== 'en') return []
  const candidatePlans = [choosePlan(reading, MAX_STEPS), ...Object.values(neutralPlans)]
  return candidatePlans
    .flatMap((plan) => buildSteps(reading, plan, MAX_STEPS))
    .filter(({ text }) => !usedTexts.some((usedText) => usedText.includes(text)))
}
