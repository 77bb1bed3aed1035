import { weightedLength } from '@/lib/platforms/count'
import { xPost } from '@/lib/platforms/networks/x'
import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { ThreadInput } from './fields'
import { numberWeight } from './numbering'
import { threadLength } from './thread-length'

const openings: Record<ThreadInput['parameters']['hook'], string> = {
  any: '',
  position: 'Post 1 takes a position that a reasonable person could disagree with.',
  question: 'Post 1 asks a question that the thread answers and that isn’t answered with yes or no.',
  story:
    'Post 1 is a moment: a place, an action, something about to go wrong; write [your story] where only the visitor knows it.',
  list: 'Post 1 promises a list and says for whom; it gives no number of items.',
}

/** Two weighted characters each, so that half as many fit. */
const wideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** What a model is told about threads. */
export function brief(input: ThreadInput): Brief {
  const { prompt, parameters } = input
  const total = threadLength(input)
  const room = xPost.max - numberWeight(total, parameters.numbering)
  const wide = wideScript.test(prompt) || ['ja', 'ko', 'zh'].includes(parameters.language)
  return {
    role: 'You write threads on X for people who know something and don’t want to sound like an account that sells courses.',
    craft:
      'Each post of a thread is met alone in the feed and has to stand alone: one thought, a complete sentence at its start, ' +
      'no “as I said”. The first post earns the second by being specific about a subject and open about the outcome. The ' +
      'posts between carry one reason, one example or one step each and get shorter towards the middle. The last post gives ' +
      'something to do or to answer, and any link belongs there. White space helps: one or two sentences, a blank line, one more.',
    structure:
      'n: the position, from 1, each once; when rewriting an existing post keep its n. text: the post without a number. ' +
      'alternatives: for n = 1 two other first posts that start differently and lead into the same thread; for all others an empty list.',
    traps: [
      'No “a thread”, no “1/”, no pointing hands, no “let’s dive in”.',
      'No link and no mention of an account in post 1.',
      'At most one hashtag in the whole thread, never in post 1.',
      'No one-line drama with a line break after every sentence.',
      'No “follow me for more” at the end; ask a real question or name a next step.',
      'Not the same sentence pattern in two posts running.',
    ],
    examples: [
      {
        prompt: 'keeping bees on a balcony',
        good: 'text: “The neighbours were never the problem. The wind was. On the fourth floor a hive needs a wall behind it before it needs flowers in front of it.”',
        bad: 'text: “Beekeeping is an amazing hobby with so many benefits. Here’s everything you need to know. 🧵👇”',
        why: 'The good one gives away something true and opens the next question; the bad one could stand over any thread.',
      },
      {
        prompt: 'why I stopped freelancing',
        good: 'text: “I liked the work. I didn’t like that every holiday began with an invoice.”',
        bad: 'text: “Freelancing isn’t for everyone. And that’s okay. Here are my honest thoughts.”',
        why: 'The good one is a detail that nobody else would write; the bad one announces instead of saying.',
      },
    ],
    choices: [
      `The thread has ${total} posts, n from 1 to ${total}, in order.`,
      wide
        ? `Each text has at most ${Math.floor(room / 2) - 10} characters, because X counts each of them twice.`
        : `Each text has at most ${room - 15} characters, links counting as ${weightedLength('https://example.com')}.`,
      openings[parameters.hook],
      parameters.audience && `The readers are: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
