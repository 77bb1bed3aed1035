import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { postSchema, type ThreadInput, type ThreadPost, threadFields } from './fields'
import { fitPost, getMaxPosts, getSplitPosts } from './fit'
import { presentPost } from './present'

const MAX_PROMPT_LENGTH = 4000
/** The browser splits without a server. */
const MAX_LIVE_LENGTH = 20_000

export default definePromptTool({
  type: 'twitter-thread',
  path: '/social-media-tools/twitter/thread-creator',
  icon: 'messages-square',
  order: 10,
  startingPoints: ['line', 'text'],
  searchWords: 'threads, split text, repurpose, newsletter, long post, article',
  relatedToolTypes: ['youtube-title', 'instagram-caption', 'tiktok-hook-generator', 'tiktok-script-writer'],
  nextToolTypes: ['tiktok-script-writer', 'instagram-caption', 'youtube-title'],
  makers: [{ type: 'quote-card-maker', scope: 'run', inputKind: 'texts' }],
  form: {
    noun: 'thread',
    promptLabel: 'Your topic',
    placeholder: 'e.g. we kept one bakery open through the flood, and what it cost',
    hint: 'Say what happened or what you think, not just the topic. Up to {{textLimit}} characters.',
    promptLimit: MAX_PROMPT_LENGTH,
    buttonLabel: 'Create the thread',
    fields: threadFields,
    examples: [
      {
        prompt: 'drove three hours to the craft market, sold 41 candles, then the card reader died',
        parameters: {
          mode: 'write',
          outcome: 'forty strangers paid by bank transfer from the car park, every one of them',
          turn: 'the reader died at ten with a queue to the door',
          action: 'ask me about offline payments, I have opinions now',
        },
      },
      {
        prompt: 'Code review should happen in person. Written comments start fights that a chair would settle.',
        parameters: {
          mode: 'write',
          hook: 'position',
          tone: 'bold',
          audience: 'teams of under ten people',
          turn: 'we closed a two-week argument in six minutes, standing up',
        },
      },
      {
        prompt: 'our pottery studio in Leeds sells its seconds on saturday, everything 12 pounds',
        parameters: {
          mode: 'write',
          posts: '5',
          emoji: 'none',
          turn: 'last year the mugs were gone in an hour',
          action: 'come before eleven, bring a box',
        },
      },
      {
        prompt:
          'I kept a paper diary for a year because I wanted to look at my phone less. The first weeks were dull. I wrote what I had eaten and what the weather was. Then, in spring, I read the winter pages and found that I had complained about the same thing every Thursday. I had never noticed. The meeting was moved the week after I asked. Since then I write down one sentence about how a day felt, nothing else. It takes less time than looking for a pen. If you want to try it, don’t buy a beautiful notebook. Take one that is ugly enough to be honest in.',
        parameters: { mode: 'split', numbering: 'brackets' },
      },
    ],
    refineActions: textRefineActions,
    layout: 'thread',
    live: {
      fieldName: 'mode',
      value: 'split',
      promptLabel: 'Your text',
      placeholder: 'Paste or type your text. It’s split into posts as you go',
      hint: 'Split in your browser: nothing is sent, no word is changed.',
      promptLimit: MAX_LIVE_LENGTH,
      visibleFieldNames: ['mode', 'numbering'],
      offerLabel: 'Split this text instead',
    },
  },
  maxOutputTokens: 3000,
  itemSchema: postSchema,
  count: ({ parameters }) => getMaxPosts(parameters),
  buildBrief,
  fit: fitPost,
  // Do not drop posts with equal first words: the thread would have a gap in its numbers.
  getOpening: () => null,
  present: presentPost,
  modelFreeMode: { isChosen: ({ parameters }) => parameters.mode === 'split', buildItems: splitPosts },
  draft,
})

function splitPosts(input: ThreadInput): ThreadPost[] {
  return getSplitPosts(input).map((chunk, index, chunks) => ({
    n: index + 1,
    of: chunks.length,
    text: chunk.trim(),
    alternatives: [],
  }))
}
