import { PublicError } from '@/lib/core/errors'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { getArticleSlides } from './article-slides'
import { buildBrief } from './brief'
import { draft } from './draft'
import { type CarouselInput, carouselFields, maxSlideWords, type Slide, slideSchema } from './fields'
import { fitSlide } from './fit'
import { presentSlide } from './present'

const MAX_PROMPT_LENGTH = 6000

export default definePromptTool({
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
    promptLimit: MAX_PROMPT_LENGTH,
    buttonLabel: 'Plan the carousel',
    fields: carouselFields,
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
  itemSchema: slideSchema,
  count: ({ parameters }) => Number(parameters.slides),
  buildBrief,
  fit: fitSlide,
  // Slides of a carousel belong together: dropping one because of its first word would leave a gap in the numbers.
  getOpening: () => null,
  present: presentSlide,
  modelFreeMode: { isChosen: ({ parameters }) => parameters.mode === 'text', buildItems: pickSentences },
  draft,
})

/** Returns the visitor's own sentences as slides. Throws `unclear_topic` for emoji alone. */
function pickSentences(input: CarouselInput): Slide[] {
  const excerpts = getArticleSlides(input)
  if (excerpts.length === 0) throw new PublicError('unclear_topic')
  return excerpts.map((excerpt, index) => ({
    n: index + 1,
    of: excerpts.length,
    ...excerpt,
    footer: '',
    visual: '',
    caption: '',
  }))
}
