import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import { select } from '@/lib/tool/fields'
import { anyValue, defineItem, type ItemOf, line, paragraphs } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { modelOnlyHint, textRefineActions, toneField } from '@/lib/tool/shared-fields'
import { getMaxSlides, isArticle, maxSlideWords } from './article-slides'
import { fitSlide, pickSentences, presentSlide, writeSlides } from './slides'

const fields = [
  select('mode', 'What to do', {
    write: 'Plan slides about it',
    text: { label: 'Pick sentences from my text', isModelFree: true },
  }),
  select(
    'slides',
    'Slides (max.)',
    { 5: '5', 7: '7', 10: '10' },
    { default: '7', isAlwaysVisible: true, hint: 'A short text fills fewer.' },
  ),
  select(
    'angle',
    'Structure',
    { auto: 'Best fit', habits: 'Habits', mistakes: 'Mistakes', story: 'What I learned', checklist: 'Checklist' },
    { hint: modelOnlyHint },
  ),
  select(
    'goal',
    'Last slide asks for',
    { auto: 'Best fit', saves: 'Saves', shares: 'Shares', comments: 'Comments', clicks: 'Profile link clicks' },
    { hint: modelOnlyHint },
  ),
  toneField,
  ...detailFields,
] as const

export type CarouselInput = Input<typeof fields>

const item = defineItem({
  n: anyValue(z.int(), 'the position, from 1, each once; a rewritten slide keeps its own.'),
  of: anyValue(z.int(), 'how many slides the carousel has, the same in every slide.'),
  headline: anyValue(z.string(), '3 to 7 words, no full stop, no slide number.'),
  body: anyValue(z.string(), '8 to 20 words that add to the headline; an empty string where it says all.'),
  footer: line('the subject in 1 to 4 words, the same on every slide.', {
    isOptional: true,
    words: [0, maxSlideWords.footer],
  }),
  visual: line('what stands behind or beside the words: one object or action, 5 to 12 words.', { isOptional: true }),
  caption: paragraphs(
    'for n = 1 the caption of the post: a first line that stands alone, then one or two short paragraphs, no hashtags; else an empty string.',
    { isOptional: true },
  ),
})

export type Slide = ItemOf<typeof item>

const angleInstructions: Record<CarouselInput['parameters']['angle'], string> = {
  auto: '',
  habits:
    'Each slide between cover and end is one habit with its reason, as far as `prompt` and the details tell them; else a blank that asks for it.',
  mistakes: 'The slides between cover and end are mistakes, each with what to do instead.',
  story: 'The slides follow what happened, in its order.',
  checklist: 'Each slide between cover and end is one item to tick off, as an instruction.',
}

const goalInstructions: Record<CarouselInput['parameters']['goal'], string> = {
  auto: 'The last slide asks for what suits the kind: an answer to an opinion, saving a how-to, the date of an event; a story may just end.',
  saves: 'The last slide gives a reason to save the post, tied to the next time it is needed.',
  shares: 'The last slide names the situation of the one person to send it to.',
  comments: 'The last slide asks one question that takes a sentence to answer.',
  clicks: 'The last slide says what is behind the link in the profile.',
}

export default promptTool({
  type: 'instagram-carousel',
  path: '/social-media-tools/instagram/carousel-planner',
  icon: 'image',
  order: 30,
  startingPoints: ['line', 'text'],
  searchWords: 'carousel, slides, repurpose, blog post, infographic, pdf, linkedin carousel',
  copyValues: { slideWords: maxSlideWords },
  relatedToolTypes: ['twitter-thread', 'instagram-caption', 'instagram-hashtags', 'instagram-reels-ideas'],
  nextToolTypes: ['instagram-caption', 'instagram-reels-ideas', 'twitter-thread'],
  makers: [{ type: 'quote-card-maker', scope: 'run', inputKind: 'texts' }],
  form: {
    noun: 'carousel',
    promptLabel: 'Your topic or your text',
    placeholder: 'e.g. I restored my grandmother’s cast-iron pan, from rust to breakfast. Or paste a blog post',
    hint: 'A sentence about what you did, or a text of up to {{textLimit}} characters.',
    promptLimit: 6000,
    buttonLabel: 'Plan the carousel',
    fields,
    examples: [
      {
        prompt: 'how to season a cast-iron pan that has gone to rust',
        parameters: {
          slides: '7',
          goal: 'saves',
          audience: 'people who cook every day',
          turn: 'too much oil, and it stayed sticky for a week',
          outcome: 'an egg slides out without a spatula',
        },
      },
      {
        prompt: 'film camera or phone for a weekend in the mountains',
        parameters: {
          slides: '7',
          goal: 'comments',
          outcome: 'the film camera stays in the bag from November to March',
          turn: 'the shutter froze on the second morning',
        },
      },
      {
        prompt: 'our language café opens on the 6.40 train, every tuesday from march',
        parameters: {
          slides: '5',
          tone: 'professional',
          audience: 'commuters who learn Spanish',
          action: 'sit in the last carriage, that’s all',
        },
      },
      {
        prompt:
          'I bought my first houseplant because the flat looked empty. It lasted until the end of the summer. I had watered it every morning, which was the problem. A friend who grows ferns told me to lift the pot instead of looking at the soil. A light pot wants water, a heavy one doesn’t. Since then I lift before I pour. The second plant stands in the hall, where nobody thought anything would grow. It has more leaves than I can count. If you want to start, take a plant that a neighbour is giving away. It has already survived somebody.',
        parameters: { mode: 'text', slides: '7' },
      },
    ],
    refineActions: textRefineActions,
    layout: 'slides',
  },
  maxOutputTokens: 3500,
  item,
  count: ({ parameters }) => Number(parameters.slides),
  brief: {
    role: 'You lay out Instagram carousels for people who have something to show and design their slides themselves.',
    outputShape: 'sequence',
    guidelines:
      'A carousel is read by a finger. The cover competes with photographs, so its words are few, large and exact: the thing ' +
      'itself, the figure, the sentence that was said. Every slide has one thought: a headline that can be read while swiping and ' +
      'a smaller line that rewards whoever stops. Instagram may show any slide first, so each makes sense alone. The kind gives the ' +
      'order: a story as it happened, news with what, where and when, a comparison side by side, a how-to by steps. The last slide asks for ' +
      'a single thing, or just ends. A picture shows what the words are about: something that the visitor has and can photograph.',
    sample: (input) => ({
      prompt:
        'I restored my grandmother’s cast-iron pan. It had lain in a shed for eleven years. turn: the first coat of oil stayed sticky for a week. outcome: an egg slides out without a spatula',
      item: {
        n: 1,
        of: getMaxSlides(input),
        headline: 'Eleven years in a shed',
        body: 'My grandmother’s pan was all rust. Now an egg slides out without a spatula.',
        footer: 'Grandmother’s pan',
        visual: 'the pan in one hand, at the shed’s door',
        caption:
          'My grandmother’s cast-iron pan lay in a shed for eleven years.\n\nThe first coat of oil stayed sticky for a week. The slides show what came after.',
      },
    }),
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
    fields: (input) => ({ of: `${getMaxSlides(input)}, the same in every slide.` }),
    choices: ({ prompt, parameters }) => [
      isArticle(prompt)
        ? '`prompt` is a finished text: use its thoughts, its order and its wording where it is short enough, and add no thought.'
        : angleInstructions[parameters.angle],
      parameters.audience && 'Written for `audience`.',
      parameters.turn && '`turn` has a slide of its own.',
      parameters.outcome && '`outcome` is told in the second half, or on the cover.',
    ],
    aims: ({ parameters }) => [
      parameters.action ? 'The last slide asks for `action`.' : goalInstructions[parameters.goal],
    ],
  },
  getFigures({ n, of }, input) {
    const slideCount = Math.max(n, Math.min(of, getMaxSlides(input)))
    return { allowedNumbers: [0, 1, 2, 3].map((otherSlides) => slideCount - otherSlides) }
  },
  fit: fitSlide,
  present: presentSlide,
  modelFreeMode: { isChosen: ({ parameters }) => parameters.mode === 'text', buildItems: pickSentences },
  draft: { outputKind: 'sentences', write: writeSlides },
})
