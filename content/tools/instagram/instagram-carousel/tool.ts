import { detailFields } from '@/lib/tool/detail-fields'
import { select } from '@/lib/tool/fields'
import { anyInteger, anyText, defineItem, type ItemOf, line, paragraphs } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { modelOnlyHint, toneField } from '@/lib/tool/shared-fields'
import { getMaxSlides, isArticle, maxSlideWords } from './article-slides'
import { fitSlide, pickSentences, presentSlide, writeSlides } from './slides'

const fields = [
  select('mode', 'How to use your text', {
    write: 'Plan slides about it',
    text: { label: 'Pick sentences from my text', isModelFree: true },
  }),
  select(
    'slides',
    'Max slides',
    { 5: '5', 7: '7', 10: '10' },
    { default: '7', isAlwaysVisible: true, hint: 'A short text gets fewer slides.' },
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
  n: anyInteger('the position, from 1, each once; a rewritten slide keeps its own.'),
  of: anyInteger('how many slides the carousel has, the same in every slide.'),
  headline: anyText(`at most ${maxSlideWords.headline} words, on the cover ${maxSlideWords.cover}.`),
  body: anyText(`at most ${maxSlideWords.body} words that add to the headline; empty where it says all.`),
  footer: line(`the subject in at most ${maxSlideWords.footer} words, the same on every slide.`, {
    isOptional: true,
    words: [0, maxSlideWords.footer],
  }),
  visual: line('one object or action that the visitor can photograph, behind or beside the words.', {
    isOptional: true,
  }),
  caption: paragraphs(
    'where n is 1 the caption of the post: a first line that stands alone, then what else the request tells, no hashtags but the visitor’s; else empty.',
    { isOptional: true },
  ),
})

export type Slide = ItemOf<typeof item>

const angleInstructions: Record<CarouselInput['parameters']['angle'], string> = {
  auto: '',
  habits: 'The slides between cover and end are habits, each with its reason as far as `prompt` tells it.',
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
  path: '/social-media-tools/instagram/carousel-planner',
  icon: 'images',
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
    hint: 'Describe your topic in a sentence, or paste up to {{textLimit}} characters.',
    promptLimit: 6000,
    buttonLabel: 'Plan the carousel',
    fields,
    examples: [
      {
        prompt: 'how to season a cast-iron pan that has gone to rust',
        parameters: {
          goal: 'saves',
          audience: 'people who cook every day',
          turn: 'too much oil, and it stayed sticky for a week',
          outcome: 'an egg slides out without a spatula',
        },
      },
      {
        prompt: 'film camera or phone for a weekend in the mountains',
        parameters: {
          goal: 'comments',
          outcome: 'the film camera stays in the bag from November to March',
          turn: 'the shutter froze on the second morning',
        },
      },
      {
        prompt:
          'I bought my first houseplant because the flat looked empty. It lasted until the end of the summer. I had watered it every morning, which was the problem. A friend who grows ferns told me to lift the pot instead of looking at the soil. A light pot wants water, a heavy one doesn’t. Since then I lift before I pour. The second plant stands in the hall, where nobody thought anything would grow. It has more leaves than I can count. If you want to start, take a plant that a neighbour is giving away. It has already survived somebody.',
        parameters: { mode: 'text' },
      },
    ],
    layout: 'slides',
  },
  maxOutputTokens: 3500,
  item,
  count: ({ parameters }) => Number(parameters.slides),
  brief: {
    role: 'You write Instagram carousels for people who design their slides themselves.',
    outputShape: 'sequence',
    guidelines:
      'The cover is exact: the thing itself, the figure, the sentence that was said. Every slide has one thought: a headline that ' +
      'can be read while swiping and a smaller line for those who stop. ' +
      'Instagram may show any slide first, so each makes sense alone. The kind gives the order: a story as it happened, a ' +
      'comparison side by side, a how-to by steps; news, offers and events give day, place and price. The last slide asks for ' +
      'a single thing, or just ends.',
    sample: {
      prompt:
        'I restored my grandmother’s cast-iron pan. It had lain in a shed for eleven years. turn: the first coat of oil stayed sticky for a week. outcome: an egg slides out without a spatula',
      item: {
        n: 1,
        of: 4,
        headline: 'Eleven years in a shed',
        body: 'My grandmother’s pan was all rust. Now an egg slides out without a spatula.',
        footer: 'Grandmother’s pan',
        visual: 'the pan in one hand',
        caption:
          'My grandmother’s cast-iron pan lay in a shed for eleven years.\n\nThe first coat of oil stayed sticky for a week. The slides show what came after.',
      },
    },
    traps: [
      'A cover that only announces (“Swipe”), or a number of tips that the slides do not hold.',
      'A headline that needs the slide before it, such as “And another one”.',
      'Two requests on the last slide.',
      'Stock pictures, such as a handshake or a laptop with coffee.',
    ],
    examples: [
      {
        prompt: 'film camera or phone for a weekend in the mountains. turn: the shutter froze on the second morning',
        good: 'headline: “The shutter froze” body: “Second morning in the mountains, and only the phone went on taking pictures.”',
        bad: 'headline: “Pros and cons” body: “Both have their advantages. It depends on what you need!”',
        why: 'The good one uses what happened as the argument.',
      },
      {
        prompt: 'our language café opens on the 6:40 train, every tuesday from march',
        good: 'headline: “Every Tuesday, the 6:40 train” body: “Our language café opens in March.”',
        bad: 'headline: “Exciting news!” body: “Learning languages has never been so easy and fun.”',
        why: 'The good one has the day, the time and the place.',
      },
    ],
    fields: (input) => ({
      of: `how many slides the carousel has, the same in every slide: as many as the request holds, at most ${getMaxSlides(input)}, with the cover.`,
    }),
    choices: ({ prompt, parameters }) => [
      isArticle(prompt)
        ? '`prompt` is a finished text: use its thoughts, its order and its wording, and add no thought.'
        : angleInstructions[parameters.angle],
      parameters.audience && 'Written for `audience`.',
      parameters.turn && '`turn` has a slide of its own.',
      parameters.outcome && '`outcome` is told in the second half, or on the cover.',
    ],
    aims: ({ parameters: { action, goal } }) => [action ? 'The last slide asks for `action`.' : goalInstructions[goal]],
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
