import type { OldBrief as Brief } from '@/lib/tool/brief'
import { isArticle } from './article-slides'
import { carouselLength } from './carousel-length'
import type { Angle, CarouselInput, Goal } from './fields'

const angles: Record<Angle, string> = {
  habits: 'Each slide between cover and end is one habit with its reason.',
  mistakes: 'Each slide between cover and end is one mistake and what to do instead.',
  story:
    'The slides follow what the visitor learned, in the order in which it happened; what only they know is [your story].',
  checklist: 'Each slide between cover and end is one item to tick off, as an instruction.',
}

const goals: Record<Goal, string> = {
  saves: 'a reason to save the post, tied to the next time it is needed',
  shares: 'one person to send it to, described by their situation',
  comments: 'one question that takes a sentence to answer',
  clicks: 'the link in the profile, and what is behind it',
}

/** What a model is told about carousels. */
export function brief(input: CarouselInput): Brief {
  const { prompt, parameters } = input
  const total = carouselLength(input)
  return {
    role: 'You lay out Instagram carousels for people who know something and design their slides themselves.',
    craft:
      'A carousel is read by a finger. The cover competes with photographs, so its words are few, large and about the reader’s ' +
      'own situation. Every slide has one thought: a headline that can be read while swiping and a smaller line that rewards ' +
      'whoever stops. Each slide also has to make sense when Instagram shows it first to somebody who swiped past the cover ' +
      'before. The middle carries the use, the slide before the last gathers it so that it is worth a screenshot, and the last ' +
      'one asks for a single thing. A picture repeats nothing: it shows what the words are about.',
    structure:
      'n: the position, from 1, each once; when rewriting an existing slide keep its n. headline: at most 8 words, no full stop. ' +
      'body: at most 25 words that add to the headline, an empty string where it says all. ' +
      'footer: the subject in at most 4 words, the same on every slide, because a slide may be met alone. ' +
      'visual: what stands behind or beside the words, something the visitor can photograph or draw. ' +
      'caption: for n = 1 the caption of the whole post, two or three short paragraphs with a first line that stands alone and no hashtags; ' +
      'for all other slides an empty string.',
    traps: [
      'No “Swipe →” as the whole cover, and no promise of a number of tips that the slides do not hold.',
      'No slide number in the text.',
      'No headline that needs the slide before it, such as “And another one”.',
      'No paragraph on a slide: what does not fit in 25 words belongs in the caption.',
      'No two requests on the last slide.',
      'No stock images: no handshake, no laptop with coffee, no person pointing at a chart.',
    ],
    examples: [
      {
        prompt: 'caring for cast-iron pans',
        good: 'headline: “Soap is fine. Soaking isn’t.” body: “A quick wash with soap leaves the seasoning alone. An hour in water does not.”',
        bad: 'headline: “Tip #3: Proper cleaning is really important” body: “Make sure to always clean your pan properly after each use for the best results!”',
        why: 'The good one can be repeated to somebody else; the bad one says that it matters and not what it is.',
      },
      {
        prompt: 'my first year as a beekeeper',
        good: 'headline: “I bought the hive before the boots” visual: the white hive on a wet lawn, one sock in the frame',
        bad: 'headline: “The journey begins” visual: a beautiful landscape with bees',
        why: 'The good one is a picture that only this person has.',
      },
    ],
    choices: [
      `The carousel has ${total} slides, n from 1 to ${total}, in order.`,
      isArticle(prompt)
        ? 'The prompt is a finished text. Use its thoughts, its order and its wording where it is short enough; add no thought of your own.'
        : angles[parameters.angle],
      `The last slide asks for ${goals[parameters.goal]}.`,
      parameters.audience && `The readers are: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
