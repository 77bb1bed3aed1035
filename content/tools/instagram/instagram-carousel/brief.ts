import type { Brief } from '@/lib/tool/prompt-tool'
import { getMaxSlides, isArticle } from './article-slides'
import type { Angle, CarouselInput, Goal, Slide } from './fields'

const angleInstructions: Record<Angle, string> = {
  auto: '',
  habits:
    'Each slide between cover and end is one habit with its reason, as far as `prompt` and the details tell them; else a blank that asks for it.',
  mistakes: 'The slides between cover and end are mistakes, each with what to do instead.',
  story: 'The slides follow what happened, in its order.',
  checklist: 'Each slide between cover and end is one item to tick off, as an instruction.',
}

const goalInstructions: Record<Goal, string> = {
  auto: 'The last slide asks for what suits the kind: an answer to an opinion, saving a how-to, the date of an event; a story may just end.',
  saves: 'The last slide gives a reason to save the post, tied to the next time it is needed.',
  shares: 'The last slide names the situation of the one person to send it to.',
  comments: 'The last slide asks one question that takes a sentence to answer.',
  clicks: 'The last slide says what is behind the link in the profile.',
}

export function buildBrief(input: CarouselInput): Brief<Slide> {
  const { prompt, parameters } = input
  const total = getMaxSlides(input)
  return {
    role: 'You lay out Instagram carousels for people who have something to show and design their slides themselves.',
    outputShape: 'sequence',
    guidelines:
      'A carousel is read by a finger. The cover competes with photographs, so its words are few, large and exact: the thing ' +
      'itself, the figure, the sentence that was said. Every slide has one thought: a headline that can be read while swiping and ' +
      'a smaller line that rewards whoever stops. Instagram may show any slide first, so each makes sense alone. The kind gives the ' +
      'order: a story as it happened, news with what, where and when, a comparison side by side, a how-to by steps. The last slide asks for ' +
      'a single thing, or just ends. A picture shows what the words are about: something that the visitor has and can photograph.',
    fields: {
      n: 'the position, from 1, each once; a rewritten slide keeps its own.',
      of: `${total}, the same in every slide.`,
      headline: '3 to 7 words, no full stop, no slide number.',
      body: '8 to 20 words that add to the headline; an empty string where it says all.',
      footer: 'the subject in 1 to 4 words, the same on every slide.',
      visual: 'what stands behind or beside the words: one object or action, 5 to 12 words.',
      caption:
        'for n = 1 the caption of the post: a first line that stands alone, then one or two short paragraphs, no hashtags; else an empty string.',
    },
    sample: {
      prompt:
        'I restored my grandmother’s cast-iron pan. It had lain in a shed for eleven years. turn: the first coat of oil stayed sticky for a week. outcome: an egg slides out without a spatula',
      item: {
        n: 1,
        of: total,
        headline: 'Eleven years in a shed',
        body: 'My grandmother’s pan was all rust. Now an egg slides out without a spatula.',
        footer: 'Grandmother’s pan',
        visual: 'the pan in one hand, at the shed’s door',
        caption:
          'My grandmother’s cast-iron pan lay in a shed for eleven years.\n\nThe first coat of oil stayed sticky for a week. The slides show what came after.',
      },
    },
    traps: [
      'No cover that only announces (“Swipe”, “Read this”), and no number of tips that the slides do not hold.',
      'No headline that needs the slide before it, such as “And another one”.',
      'No two requests on the last slide.',
      'No stock pictures: no handshake, no laptop with coffee, no person pointing at a chart.',
    ],
    examples: [
      {
        prompt: 'film camera or phone for a weekend in the mountains. turn: the shutter froze on the second morning',
        good: 'headline: “The shutter froze” body: “Second morning, and the film camera was a stone with a strap. The phone went on taking pictures.”',
        bad: 'headline: “Pros and cons” body: “Both have their advantages. It depends on what you need!”',
        why: 'The good one uses what happened as the argument; the bad one could stand in any comparison.',
      },
      {
        prompt: 'our language café opens on the 6.40 train, every tuesday from march',
        good: 'headline: “Every Tuesday, the 6.40 train” body: “From March, our language café is a carriage. Get on and say good morning in another language.”',
        bad: 'headline: “Exciting news!” body: “Learning languages has never been so easy and fun.”',
        why: 'The good one carries day, time and place where a finger stops; the bad one has none of them.',
      },
    ],
    choices: [
      isArticle(prompt)
        ? '`prompt` is a finished text: use its thoughts, its order and its wording where it is short enough, and add no thought.'
        : angleInstructions[parameters.angle],
      parameters.audience === '' ? '' : 'Written for `audience`.',
      parameters.turn === '' ? '' : '`turn` has a slide of its own.',
      parameters.outcome === '' ? '' : '`outcome` is told in the second half, or on the cover.',
    ],
    aims: [parameters.action === '' ? goalInstructions[parameters.goal] : 'The last slide asks for `action`.'],
  }
}
