import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type LinePicker } from '@/lib/writer/frames/line-picker'
import { buildEnding } from '@/lib/writer/sequence/build-ending'
import { buildOpenings, buildPlainLine } from '@/lib/writer/sequence/openings'
import type { Plan } from '@/lib/writer/sequence/plan'
import { plans } from '@/lib/writer/sequence/plans'
import {
  buildOtherSteps,
  buildStepsWithBlanks,
  choosePlan,
  getVisitorSentences,
  type Step,
} from '@/lib/writer/sequence/steps'
import { endingByGoal, planByAngle } from './angles'
import { anyBreakPattern, buildArticleSlides, type Excerpt, isArticle, splitSentence } from './article-slides'
import { buildCaption } from './build-caption'
import type { CarouselInput, carouselFields } from './fields'
import { maxSlideWords, type Slide } from './slide'

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
