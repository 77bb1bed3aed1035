import { evenLines } from '@/lib/images/drawing/even-lines'
import { firstWhole } from '@/lib/images/drawing/first-whole'
import { type Fitted, fitText } from '@/lib/images/drawing/fit-text'
import type { Measure, Shape } from '@/lib/images/drawing/shapes'
import { type Place, textShapes } from '@/lib/images/drawing/text-shapes'
import type { SlideWords } from './slide-words'

/** Headline and body at sizes that go together. `height` is of both with the gap between. */
export type FittedWords = { headline: Fitted; body: Fitted | null; gap: number; height: number; cut: boolean }

type Step = { headline: number; body: number }

/** Sizes in pixels of 1080; the last is as small as can be read on a phone, where the slide is a third as wide. */
const sentenceSteps: readonly [Step, ...Step[]] = [
  { headline: 90, body: 50 },
  { headline: 80, body: 46 },
  { headline: 72, body: 44 },
  { headline: 64, body: 40 },
  { headline: 56, body: 36 },
  { headline: 48, body: 32 },
  { headline: 40, body: 30 },
]

const steps: readonly [Step, ...Step[]] = [
  { headline: 132, body: 60 },
  { headline: 116, body: 58 },
  { headline: 102, body: 54 },
  ...sentenceSteps,
]

type Room = { width: number; height: number }

/** More words than a headline has: a sentence that stands by itself. */
const sentence = 60

/** The words of a slide at the largest sizes that a room holds. What the smallest do not hold is cut, and says so. */
export function fitWords({ headline, body }: SlideWords, room: Room, measure: Measure): FittedWords {
  const fitting = headline.length > sentence ? sentenceSteps : steps
  const { top, below, ...fitted } = firstWhole(fitting, (step) => pairAt(step, headline, body, room, measure))
  return {
    ...fitted,
    headline: evenLines(headline, top, room.width, measure),
    body: below && evenLines(body, below, room.width, measure),
  }
}

function pairAt(step: Step, headline: string, body: string, room: Room, measure: Measure) {
  const gap = body === '' ? 0 : Math.round(step.headline * 0.4)
  // A cut headline leaves half of the room to the body.
  const share = body === '' ? room.height : Math.max(room.height / 2, room.height - gap - step.body * 8)
  const large = { sizes: [step.headline], weight: 700, leading: 1.08 } as const
  const top = fitText(headline, { width: room.width, height: share }, large, measure)
  const left = { width: room.width, height: room.height - top.height - gap }
  const small = { sizes: [step.body], weight: 400, leading: 1.36 } as const
  const below = body === '' ? null : fitText(body, left, small, measure)
  return {
    top,
    below,
    gap,
    height: top.height + gap + (below?.height ?? 0),
    cut: top.cut || (below?.cut ?? false),
    divided: top.divided || (below?.divided ?? false),
  }
}

type WordsPlace = Omit<Place, 'colour'> & { ink: string; second: string }

/** A slide's words from `y` down: the headline in its ink, the body below in the second one. */
export function wordShapes(
  fitted: FittedWords,
  { ink, second, ...place }: WordsPlace,
  measure: Measure,
): Shape[] {
  const { headline, body, gap } = fitted
  const below = place.y + headline.height + gap
  return [
    ...textShapes(headline, { ...place, colour: ink }, measure),
    ...(body ? textShapes(body, { ...place, y: below, colour: second }, measure) : []),
  ]
}
