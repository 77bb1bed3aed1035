import { getNumberWeight } from '@/lib/platforms/thread/split-posts'
import { detailFields } from '@/lib/tool/detail-fields'
import { labelEach, select, toOptions } from '@/lib/tool/fields'
import { anyInteger, anyText, anyTexts, defineItem, type ItemOf } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { emojiField, modelOnlyHint, toneField } from '@/lib/tool/shared-fields'
import { describeMaxLength } from '../max-length'
import { fitPost, getMaxPosts, MAX_ALTERNATIVES, presentPost, splitPosts, writePosts } from './posts'

const fields = [
  select(
    'mode',
    'What to do',
    { write: 'Write', split: { label: 'Split my text', isModelFree: true } },
    { variant: 'tabs' },
  ),
  {
    kind: 'select',
    name: 'posts',
    label: 'Max posts',
    default: 'auto',
    isAlwaysVisible: true,
    options: [{ value: 'auto', label: 'As many as it needs' }, ...toOptions(labelEach('5', '7', '9', '12'))],
  },
  select(
    'numbering',
    'Numbering',
    { none: 'None', slash: '1/7', brackets: '(1/7)', emoji: 'Number emoji' },
    { default: 'slash', isAlwaysVisible: true },
  ),
  select(
    'hook',
    'First post',
    { any: 'Any', position: 'An opinion', question: 'A question', story: 'A moment', list: 'A list' },
    { hint: modelOnlyHint },
  ),
  toneField,
  emojiField,
  ...detailFields,
] as const

export type ThreadInput = Input<typeof fields>

const item = defineItem({
  n: anyInteger('the position, from 1, each once; a rewritten post keeps its own.'),
  of: anyInteger('how many posts the thread has.'),
  text: anyText('the post without its number.'),
  alternatives: anyTexts(
    `in post 1 at most ${MAX_ALTERNATIVES} other first posts that start by other means and lead into the same post 2; else [].`,
  ),
})

export type ThreadPost = ItemOf<typeof item>

/** The browser splits without a server. */
const MAX_LIVE_LENGTH = 20_000

const hookInstructions: Record<ThreadInput['parameters']['hook'], string> = {
  any: '',
  position: 'Post 1 takes a position that a reasonable person could disagree with.',
  question: 'Post 1 asks the question that the thread answers.',
  story: 'Post 1 is the moment in which it starts to go another way.',
  list: 'Post 1 says what the list is of and for whom.',
}

export default promptTool({
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
    placeholder: 'e.g. we kept our bakery open through the flood, and this is what it cost us',
    hint: 'Say what happened or what you think, not just the topic. Up to {{textLimit}} characters.',
    promptLimit: 4000,
    buttonLabel: 'Create the thread',
    fields,
    examples: [
      {
        prompt:
          'drove three hours to the craft market, sold 41 candles, then the card reader died. Forty strangers paid by bank transfer from the parking lot, every one of them',
      },
      {
        prompt: 'Code review should happen in person. Written comments start fights that a chair would settle.',
        parameters: {
          hook: 'position',
          tone: 'bold',
          audience: 'teams of under ten people',
          turn: 'we closed a two-week argument in six minutes, standing up',
        },
      },
      {
        prompt:
          'I kept a paper diary for a year because I wanted to look at my phone less. The first weeks were dull. I wrote what I had eaten and what the weather was. Then, in spring, I read the winter pages and found that I had complained about the same thing every Thursday. I had never noticed. The meeting was moved the week after I asked. Since then I write down one sentence about how a day felt, nothing else. It takes less time than looking for a pen. If you want to try it, don’t buy a beautiful notebook. Take one that is ugly enough to be honest in.',
        parameters: { mode: 'split', numbering: 'brackets' },
      },
    ],
    layout: 'thread',
    live: {
      fieldName: 'mode',
      value: 'split',
      promptLabel: 'Your text',
      placeholder: 'Paste or type your text. It’s split into posts as you go',
      hint: 'It’s split in your browser. Nothing is sent, and not a word changes.',
      promptLimit: MAX_LIVE_LENGTH,
      visibleFieldNames: ['mode', 'numbering'],
      offerLabel: 'Split this text instead',
    },
  },
  maxOutputTokens: 3000,
  item,
  count: ({ parameters }) => getMaxPosts(parameters),
  brief: {
    role: 'You write threads on X for people who want to sound like themselves.',
    outputShape: 'sequence',
    guidelines:
      'A thread is one argument. Post 1 is exact about its subject and open about how it ends. Every later post brings one thing ' +
      'that the ones before lack: a fact, a step, a turn, an answer; where there is none, the thread is over. Each is also met alone ' +
      'in the feed, so it opens with a complete sentence and names what it speaks of. The order follows the kind: a story runs as it ' +
      'happened, an opinion meets its best objection, news says what, where, when and how much, a how-to goes step by step. It ' +
      'ends on its last fact, on what to do, or on a question that takes a sentence to answer.',
    sample: {
      prompt:
        'why we stopped doing code review in writing. outcome: review takes a tenth of the time. turn: a two-week argument about one line ended in six minutes, standing at a desk',
      item: {
        n: 1,
        of: 3,
        text: 'Two weeks of comments about one line of code. Then we stood at a desk and it took six minutes.\n\nWe don’t review in writing anymore.',
        alternatives: ['Our code reviews take a tenth of the time they did. Nobody got faster. We stood up.'],
      },
    },
    traps: [
      '“A thread”, “1/” and pointing hands: the number is added later.',
      'A link or an @name in post 1, and hashtags that the request lacks.',
      'A row of one-line paragraphs for drama.',
      'A last post that sums up the others.',
    ],
    examples: [
      {
        prompt:
          'seconds sale at our pottery in Leeds, saturday from 10: mugs that lean, bowls with a thumbprint in the glaze, everything 12 pounds',
        good: 'text: “Mugs that lean. Bowls with a thumbprint in the glaze. Saturday from 10 in Leeds, everything 12 pounds.”',
        bad: 'text: “We’re excited to announce our sale! Here are 5 tips for choosing pottery.”',
        why: 'The good one says what, when and for how much; the bad one turns news into advice.',
      },
      {
        prompt: 'open offices are worse than working from a kitchen table',
        good: 'text: “The best case for open offices: you overhear what you’d never have asked. True. You also overhear everything else.”',
        bad: 'text: “There are pros and cons to both. It really depends on the person.”',
        why: 'The good one grants the objection and answers it; the bad one takes the opinion back.',
      },
    ],
    fields: ({ parameters }) => ({
      of: `how many posts the thread has: as many as the request fills, at most ${getMaxPosts(parameters)}; the same in every post.`,
    }),
    choices: ({ prompt, parameters: { numbering, language, ...parameters } }) => [
      describeMaxLength(prompt, language, getNumberWeight(getMaxPosts(parameters), numbering)),
      hookInstructions[parameters.hook],
      parameters.audience && 'Written for `audience`.',
      parameters.outcome && '`outcome` is told late in the thread.',
      parameters.turn && '`turn` has a post of its own.',
    ],
    aims: ({ parameters: { action } }) => [action && 'The last post asks for `action`.'],
  },
  fit: fitPost,
  present: presentPost,
  modelFreeMode: { isChosen: ({ parameters }) => parameters.mode === 'split', buildItems: splitPosts },
  draft: { outputKind: 'sentences', write: writePosts },
})
