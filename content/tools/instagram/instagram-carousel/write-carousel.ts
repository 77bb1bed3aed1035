import { cutAtWord } from '@/lib/fit/cut'
import { hasWords } from '@/lib/fit/word-range'
import { createScenes, type Say } from '@/lib/writer/advice/scene'
import { capitalise } from '@/lib/writer/grammar'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { isCoarse } from '@/lib/writer/words/coarse'
import { articleSlides, isArticle } from './article-slides'
import { carouselLength } from './carousel-length'
import type { CarouselInput } from './fields'
import { fitSlide } from './fit'
import { captions, covers, endings, points, recaps, type SlideSkeleton } from './skeletons'
import { type Slide, slideWords } from './slide'

type Request = CarouselInput & { topic: Topic }

const MIN_WITH_RECAP = 7
/** Pieces of advice that are tried for one slide; the first may be too long. */
const tries = 6
/** Most characters of an article that its caption quotes. */
const MAX_QUOTE = 500

/** One slide for each place, in order and already fitted: a place without a slide would leave a gap. */
export function writeCarousel(request: Request, random: Random): Slide[] {
  const { prompt, topic, parameters } = request
  const total = carouselLength(request)
  const nextScene = createScenes({ prompt, topic, audience: parameters.audience }, random)
  const place: Place = (n, skeletons) => {
    const { say } = nextScene()
    return firstOf(skeletons, (skeleton) => written(n, skeleton, say, request))
  }

  const slides = isArticle(prompt) ? excerpts(request, () => nextScene().say) : opened(request, place, random)
  const caption = isArticle(prompt)
    ? cutAtWord(prompt.replace(/\s+/g, ' ').trim(), MAX_QUOTE)
    : firstOf(random.shuffle(captions), (text) => spoken(nextScene().say(text), request))
  const last = total >= MIN_WITH_RECAP && !isArticle(prompt) ? total - 2 : total - 1
  for (let n = slides.length + 1; n <= last; n += 1) {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const slide = place(n, points[parameters.angle])
      if (slide === null || slides.some(({ headline }) => headline === slide.headline)) continue
      slides.push(slide)
      break
    }
  }
  if (last < total - 1) slides.push(recapOf(slides.slice(1), total - 1, random.pick(recaps), nextScene().say))
  const ending = place(total, random.shuffle(endings[parameters.goal]))
  return [...slides, ...(ending ? [ending] : [])].map((slide) =>
    slide.n === 1 ? { ...slide, caption: caption ?? '' } : slide,
  )
}

type Place = (n: number, skeletons: readonly SlideSkeleton[]) => Slide | null

/** The cover: the visitor's own sentence, where the prompt is one. */
function opened({ parameters }: Request, place: Place, random: Random): Slide[] {
  const own = ({ headline }: SlideSkeleton) => Number(headline === '{own}')
  const cover = place(
    1,
    random.shuffle(covers[parameters.angle]).toSorted((a, b) => own(b) - own(a)),
  )
  return cover === null ? [] : [cover]
}

/** The visitor's own words on all slides but the last. */
function excerpts(request: Request, nextSay: () => Say): Slide[] {
  const total = carouselLength(request)
  const footer = capitalise(nextSay()('{short}') ?? '')
  const fitted = articleSlides(request.prompt, total - 1).flatMap(
    ({ headline, body }) =>
      fitSlide({ n: 1, headline, body, footer, visual: nextSay()('{show}') ?? '', caption: '' }, request) ??
      [],
  )
  return fitted.map((slide, index) => ({ ...slide, n: index + 1 }))
}

/** As many headlines again as can be read on one slide. */
function recapOf(slides: readonly Slide[], n: number, headline: string, say: Say): Slide {
  const kept: string[] = []
  for (const slide of slides) {
    const line = `${slide.headline.replace(/^☐ |[.?!]$/g, '')}.`
    if (hasWords([...kept, line].join(' '), 0, slideWords.body)) kept.push(line)
  }
  const footer = capitalise(say('{short}') ?? '')
  return { n, headline, body: kept.join(' '), footer, visual: say('{closeup}') ?? '', caption: '' }
}

function written(n: number, skeleton: SlideSkeleton, say: Say, request: Request): Slide | null {
  const headline = spoken(say(skeleton.headline), request)
  const body = spoken(say(skeleton.body), request)
  const visual = say(skeleton.visual)
  const footer = say('{short}')
  if (headline === null || body === null || visual === null || footer === null) return null
  return fitSlide(
    { n, headline: capitalise(headline), body, footer: capitalise(footer), visual, caption: '' },
    request,
  )
}

/** Swearing stays where it is the topic itself. */
function spoken(text: string | null, { topic }: Request): string | null {
  return text !== null && isCoarse(text) && !isCoarse(topic.noun) ? null : text
}

function firstOf<Choice, Result>(
  choices: readonly Choice[],
  make: (choice: Choice) => Result | null,
): Result | null {
  for (const choice of choices) {
    const made = make(choice)
    if (made !== null) return made
  }
  return null
}
