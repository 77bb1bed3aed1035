import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import type { Draft, DraftContext } from '@/lib/tool/define'
import { createLines, type Lines } from '@/lib/writer/frames/lines'
import { endOf } from '@/lib/writer/sequence/ends'
import { openingsOf, plainLine } from '@/lib/writer/sequence/openings'
import type { Plan } from '@/lib/writer/sequence/plan'
import { plans } from '@/lib/writer/sequence/plans'
import { otherSteps, ownSentences, planOf, type Step, stepsWith } from '@/lib/writer/sequence/steps'
import { angles, endings } from './angles'
import { anyMark, buildArticleSlides, type Excerpt, isArticle, splitSentence } from './article-slides'
import { buildCaption } from './build-caption'
import type { CarouselInput, carouselFields } from './fields'
import { maxSlideWords, type Slide } from './slide'

type Request = CarouselInput & DraftContext

export const draft: Draft<typeof carouselFields, Slide> = {
  writes: 'sentences',
  write(request, random) {
    const { covers, excerpts } = carouselOf(request, random)
    const all = [...covers.slice(0, 1), ...excerpts]
    const dressed = dressing(request, random)
    return all.map((excerpt, index) => ({
      n: index + 1,
      of: all.length,
      ...excerpt,
      ...dressed(index),
      caption: index === 0 ? buildCaption(request, random) : '',
    }))
  },
  *similar(slide, request, random) {
    const { covers, excerpts, lines } = carouselOf(request, random)
    const used = excerpts.flatMap(({ headline, body }) => [headline, body])
    const others = () => otherSteps(request.reading, used).map(excerptOf)
    const last = () => lines.all('reply', (text) => !hasBlank(text)).map(({ text }) => splitSentence(text))
    const wanted = slide.n === 1 ? covers : slide.n === slide.of ? last() : others()
    for (const excerpt of wanted) yield { ...slide, ...excerpt }
  },
  shorten(slide) {
    const sentences = slide.body.split(/(?<=[.!?:])\s+/)
    if (sentences.length > 1) return { ...slide, body: sentences.slice(0, -1).join(' ') }
    return slide.body === '' || slide.n === 1 ? null : { ...slide, body: '' }
  },
}

/** Covers to choose from, and the slides that follow. */
function carouselOf(
  request: Request,
  random: Random,
): { covers: Excerpt[]; excerpts: Excerpt[]; lines: Lines } {
  const { prompt, reading, parameters } = request
  const lines = createLines(reading, random)
  const most = Number(parameters.slides)
  if (reading.kind === 'pasted' || isArticle(prompt))
    return { covers: [], excerpts: buildArticleSlides(prompt, most), lines }
  const plan = chosenPlan(request)
  const end = lastSlide(request, plan, lines)
  const steps = stepsWith(lines, reading, plan, most - (end === null ? 1 : 2))
  const plain = plainLine(reading)
  const opening = reading.sentences.length > 1 ? (ownSentences(reading)[0] ?? plain) : plain
  const others = openingsOf(reading, lines, {
    places: ['title', 'screen', 'hook'],
    later: [...steps.map(({ text }) => text), ...(end === null ? [] : [end.headline])],
    fits: (text) => isWithinWordRange(text, 2, maxSlideWords.cover),
  })
  return {
    covers: [coverOf(opening), ...others.filter((text) => text !== opening).map(coverOf)],
    excerpts: [...steps.map(excerptOf), ...(end === null ? [] : [end])],
    lines,
  }
}

function coverOf(text: string): Excerpt {
  return isWithinWordRange(text, 1, maxSlideWords.cover)
    ? { headline: text, body: '' }
    : splitSentence(text, anyMark)
}

function chosenPlan({ reading, parameters: { angle, slides } }: Request): Plan {
  if (angle === 'auto' || reading.kind === 'hard-time' || reading.language !== 'en')
    return planOf(reading, Number(slides) - 2)
  return angle === 'story' ? plans.story : angles[angle]
}

function lastSlide({ reading, parameters: { goal } }: Request, plan: Plan, lines: Lines): Excerpt | null {
  const { kind, language, details } = reading
  const chosen = goal !== 'auto' && goal !== 'comments' && details.action === undefined
  if (chosen && kind !== 'hard-time' && language === 'en') return endings[goal]
  const end = endOf(
    reading,
    goal === 'comments' && details.action === undefined ? { ...plan, end: 'reply' } : plan,
    lines,
  )
  if (end === null) return null
  return hasBlank(end) ? { headline: 'What to do', body: end } : splitSentence(end)
}

function excerptOf({ head, text }: Step): Excerpt {
  if (head !== '' && isWithinWordRange(text, 0, maxSlideWords.body)) return { headline: head, body: text }
  return hasBlank(text) ? { headline: text, body: '' } : splitSentence(text)
}

/** The picture of each slide: what can be filmed in its field, each once. */
function dressing({ reading }: Request, random: Random): (index: number) => Pick<Slide, 'footer' | 'visual'> {
  const shots = reading.kind === 'hard-time' ? [] : random.shuffle(reading.niche?.shots ?? [])
  return (index) => ({ footer: '', visual: shots[index] ?? '' })
}
