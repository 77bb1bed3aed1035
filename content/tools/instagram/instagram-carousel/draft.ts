import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type LinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { buildEnding } from '@/lib/writer/sequence/build-ending'
import { buildOpenings, buildPlainLine } from '@/lib/writer/sequence/openings'
import { type Plan, parsePlans } from '@/lib/writer/sequence/plan'
import { plans } from '@/lib/writer/sequence/plans'
import {
  addClosingMark,
  buildOtherSteps,
  buildStepsWithBlanks,
  choosePlan,
  getVisitorSentences,
  type Step,
} from '@/lib/writer/sequence/steps'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import { anyBreakPattern, buildArticleSlides, type Excerpt, isArticle, splitSentence } from './article-slides'
import type { Angle, CarouselInput, carouselFields, Goal } from './fields'
import { maxSlideWords, type Slide } from './slide'

const MAX_HASHTAGS = 4

const missingDetailBlank = '[what the slides leave out, one or two sentences]'

/** The post's caption: the visitor's own words once, what to do, tags; a topic says nothing by itself. */
function buildCaption({ prompt, reading }: CarouselInput & DraftContext, random: Random): string {
  const { kind, language, sentences } = reading
  const isSensitive = kind === 'hard-time'
  const topicText = sentences.length > 1 ? getVisitorSentences(reading).join(' ') : buildPlainLine(reading)
  const mainText = kind === 'pasted' ? prompt.trim() : topicText
  const detailBlank = kind === 'subject' && language === 'en' ? missingDetailBlank : ''
  const action = isSensitive ? null : renderFrame('{action}.', reading)
  const hashtags = isSensitive ? [] : buildTopicTags(reading, MAX_HASHTAGS, random)
  return [addClosingMark(mainText), detailBlank, action ?? '', hashtags.join(' ')].filter(Boolean).join('\n\n')
}

/** What the visitor wants the slides to be, whatever the prompt is. A story has its own plan. */
const planByAngle = parsePlans<Exclude<Angle, 'auto' | 'story'>>(`
  # habits > What would you add?
  . First: [one thing you do each time, and why]
  . Then: [the habit that took you longest, and what it changed]
  . Rarely, but never skipped: [what you do once a month or a year, and why]
  . What I dropped: {turn}. | [a habit that turned out to be no use]
  . What it comes to: {outcome}.
  # mistakes > What would you add?
  . My first mistake: {turn}. | [what you did, and how you noticed]
  . Instead: [what you do now, as an instruction]
  . The one you don’t see: [the mistake that shows only later, and when]
  . The way out: [how you mend it once it has happened]
  . What it comes to: {outcome}.
  # checklist > What would you add?
  . ☐ Before: [what has to be ready, in three words each]
  . ☐ At the start: [the first thing to check, as an instruction]
  . ☐ Halfway: [what to look at while it’s still easy to change]
  . ☐ Often forgotten: {turn}. | [the thing that you forget yourself]
  . ☐ At the end: {outcome}. | [how you know that nothing is missing]
`)

/** The last slide, where the visitor says what it is to ask for. */
const endingByGoal: Readonly<Record<Exclude<Goal, 'auto' | 'comments'>, { headline: string; body: string }>> = {
  saves: { headline: 'Keep this one', body: 'Save the post, and it’s there when you need it.' },
  shares: { headline: 'Somebody came to mind?', body: 'Send it to them.' },
  clicks: { headline: 'There’s more', body: 'The link is in my profile: [what is behind it].' },
}

type CarouselDraftInput = CarouselInput & DraftContext

export const draft: DraftRecipe<typeof carouselFields, Slide> = {
  outputKind: 'sentences',
  write(input, random) {
    const { covers, excerpts } = buildCarousel(input, random)
    const slides = [...covers.slice(0, 1), ...excerpts]
    const getVisual = createVisualPicker(input, random)
    return slides.map((excerpt, index) => ({
      n: index + 1,
      of: slides.length,
      ...excerpt,
      ...getVisual(index),
      caption: index === 0 ? buildCaption(input, random) : '',
    }))
  },
  *writeSimilar(slide, input, random) {
    const { covers, excerpts, linePicker } = buildCarousel(input, random)
    const usedTexts = excerpts.flatMap(({ headline, body }) => [headline, body])
    const getOtherExcerpts = () => buildOtherSteps(input.reading, usedTexts).map(toExcerpt)
    const getEndings = () =>
      linePicker.takeAll('reply', (text) => !hasBlank(text)).map(({ text }) => splitSentence(text))
    const candidates = slide.n === 1 ? covers : slide.n === slide.of ? getEndings() : getOtherExcerpts()
    for (const excerpt of candidates) yield { ...slide, ...excerpt }
  },
  shorten(slide) {
    const sentences = slide.body.split(/(?<=[.!?:])\s+/)
    if (sentences.length > 1) return { ...slide, body: sentences.slice(0, -1).join(' ') }
    return slide.body === '' || slide.n === 1 ? null : { ...slide, body: '' }
  },
}

/** Covers to choose from, and the slides that follow. */
function buildCarousel(
  input: CarouselDraftInput,
  random: Random,
): { covers: Excerpt[]; excerpts: Excerpt[]; linePicker: LinePicker } {
  const { prompt, reading, parameters } = input
  const linePicker = createLinePicker(reading, random)
  const maxSlides = Number(parameters.slides)
  if (reading.kind === 'pasted' || isArticle(prompt))
    return { covers: [], excerpts: buildArticleSlides(prompt, maxSlides), linePicker }
  const plan = getRequestedPlan(input)
  const ending = buildLastSlide(input, plan, linePicker)
  const steps = buildStepsWithBlanks(linePicker, reading, plan, maxSlides - (ending === null ? 1 : 2))
  const topicLine = buildPlainLine(reading)
  const opening = reading.sentences.length > 1 ? (getVisitorSentences(reading)[0] ?? topicLine) : topicLine
  const alternativeOpenings = buildOpenings(reading, linePicker, {
    placements: ['title', 'screen', 'hook'],
    laterTexts: [...steps.map(({ text }) => text), ...(ending === null ? [] : [ending.headline])],
    fits: (text) => isWithinWordRange(text, 2, maxSlideWords.cover),
  })
  return {
    covers: [buildCover(opening), ...alternativeOpenings.filter((text) => text !== opening).map(buildCover)],
    excerpts: [...steps.map(toExcerpt), ...(ending === null ? [] : [ending])],
    linePicker,
  }
}

function buildCover(text: string): Excerpt {
  return isWithinWordRange(text, 1, maxSlideWords.cover)
    ? { headline: text, body: '' }
    : splitSentence(text, anyBreakPattern)
}

function getRequestedPlan({ reading, parameters: { angle, slides } }: CarouselDraftInput): Plan {
  if (angle === 'auto' || reading.kind === 'hard-time' || reading.language !== 'en')
    return choosePlan(reading, Number(slides) - 2)
  return angle === 'story' ? plans.story : planByAngle[angle]
}

function buildLastSlide(
  { reading, parameters: { goal } }: CarouselDraftInput,
  plan: Plan,
  linePicker: LinePicker,
): Excerpt | null {
  const { kind, language, details } = reading
  const hasGoalEnding = goal !== 'auto' && goal !== 'comments' && details.action === undefined
  if (hasGoalEnding && kind !== 'hard-time' && language === 'en') return endingByGoal[goal]
  const ending = buildEnding(
    reading,
    goal === 'comments' && details.action === undefined ? { ...plan, ending: 'reply' } : plan,
    linePicker,
  )
  if (ending === null) return null
  return hasBlank(ending) ? { headline: 'What to do', body: ending } : splitSentence(ending)
}

function toExcerpt({ heading, text }: Step): Excerpt {
  if (heading !== '' && isWithinWordRange(text, 0, maxSlideWords.body)) return { headline: heading, body: text }
  return hasBlank(text) ? { headline: text, body: '' } : splitSentence(text)
}

/** The picture of each slide: what can be filmed in its field, each once. */
function createVisualPicker(
  { reading }: CarouselDraftInput,
  random: Random,
): (index: number) => Pick<Slide, 'footer' | 'visual'> {
  const shots = reading.kind === 'hard-time' ? [] : random.shuffle(reading.niche?.shots ?? [])
  return (index) => ({ footer: '', visual: shots[index] ?? '' })
}
