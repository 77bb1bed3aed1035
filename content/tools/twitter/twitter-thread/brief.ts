import { xPost } from '@/lib/platforms/networks/x'
import { getNumberWeight } from '@/lib/platforms/thread/split-posts'
import type { Brief } from '@/lib/tool/prompt-tool'
import type { ThreadInput, ThreadPost } from './fields'
import { getMaxPosts } from './fit'

const hookInstructions: Record<ThreadInput['parameters']['hook'], string> = {
  any: '',
  position: 'Post 1 takes a position that a reasonable person could disagree with.',
  question: 'Post 1 asks the question that the thread answers.',
  story: 'Post 1 is the moment in which it starts to go another way.',
  list: 'Post 1 says what the list is of and for whom.',
}

/** Scripts whose characters weigh two, so that half as many fit. */
const wideScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Margin below X's limit, because models count inaccurately. */
const WEIGHT_MARGIN = 20

export function buildBrief({ prompt, parameters }: ThreadInput): Brief<ThreadPost> {
  const maxPosts = getMaxPosts(parameters)
  const maxWeight = xPost.max - getNumberWeight(maxPosts, parameters.numbering) - WEIGHT_MARGIN
  const isWideScript = wideScriptPattern.test(prompt) || ['ja', 'ko', 'zh'].includes(parameters.language)
  return {
    role: 'You write threads on X for people who have something to tell and want to sound like themselves.',
    outputShape: 'sequence',
    guidelines:
      'A thread is one argument. Post 1 earns the second by being exact about its subject and open about how it ends. Every ' +
      'post after that brings one thing that the ones before lack: a fact, a step, a turn, an answer. Each is also met alone in ' +
      'the feed, so it opens with a complete sentence and names what it speaks of. The order follows the kind: a story runs as it ' +
      'happened, an opinion meets its best objection, news says what, where and when, a how-to goes step by step. The last post ' +
      'is what to do, or a question that takes a sentence to answer; a link belongs there. One or two sentences, a blank line, one more.',
    fields: {
      n: 'the position, from 1, each once; a rewritten post keeps its own.',
      of: `${maxPosts}, the same in every post.`,
      text: 'the post without its number, 20 to 40 words; post 1 has 12 to 30.',
      alternatives:
        'for post 1 two other first posts of 12 to 30 words that start by other means and lead into the same post 2; else [].',
    },
    sample: {
      prompt:
        'why we stopped doing code review in writing. outcome: review takes a tenth of the time. turn: a two-week argument about one line ended in six minutes, standing at a desk',
      item: {
        n: 1,
        of: maxPosts,
        text: 'Two weeks of comments about one line of code. Then we stood at a desk and it took six minutes.\n\nWe don’t review in writing any more.',
        alternatives: [
          'Our code reviews take a tenth of the time they did. Nobody got faster. We stood up.',
          'How long can two people argue about one line of code? In writing: two weeks. At a desk: six minutes.',
        ],
      },
    },
    traps: [
      'No “a thread”, no “1/”, no pointing hands: the number is added in code.',
      'No link, account or hashtag in post 1, and at most one hashtag in all.',
      'No row of one-line paragraphs for drama.',
      'No last post that sums up what the reader has just read.',
    ],
    examples: [
      {
        prompt:
          'seconds sale at our pottery in Leeds, saturday from 10: mugs that lean, bowls with a thumbprint in the glaze, everything 12 pounds',
        good: 'text: “Mugs that lean. Bowls with a thumbprint in the glaze. On Saturday from 10, each of them costs 12 pounds.”',
        bad: 'text: “We’re so excited to announce our amazing sale! Here are 5 tips for choosing pottery.”',
        why: 'The good one says what is sold, when and for how much; the bad one turns news into advice.',
      },
      {
        prompt: 'open offices are worse than working from a kitchen table',
        good: 'text: “The best case for open offices: you overhear what you’d never have asked. True. You also overhear everything else.”',
        bad: 'text: “There are pros and cons to both. It really depends on the person.”',
        why: 'The good one grants the objection and answers it in a sentence; the bad one takes the opinion back.',
      },
    ],
    choices: [
      isWideScript
        ? `Each text has at most ${Math.floor(maxWeight / 2)} characters, because X counts each of them twice.`
        : `Each text has at most ${maxWeight} characters.`,
      hookInstructions[parameters.hook],
      parameters.audience === '' ? '' : 'Written for `audience`.',
      parameters.outcome === '' ? '' : '`outcome` is told late in the thread.',
      parameters.turn === '' ? '' : '`turn` has a post of its own.',
    ],
    aims: parameters.action === '' ? [] : ['The last post asks for `action`.'],
  }
}
