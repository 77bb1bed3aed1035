import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { TweetInput } from './fields'
import { styles } from './tweet'

/** Two weighted characters each, so that half as many fit. */
const wideScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** What a model is told about single posts on X. */
export function brief({ prompt, parameters }: TweetInput): Brief {
  const wide = wideScript.test(prompt) || ['ja', 'ko', 'zh'].includes(parameters.language)
  return {
    role: 'You write single posts on X for people who would rather be quoted than agreed with politely.',
    craft:
      'A post is read in two seconds between two others. It holds one thought and leaves out the run-up: the sentence that would come second ' +
      'is usually the first. Particular beats general: an object, a place, a thing somebody said. It sounds like a person talking, so ' +
      'contractions, uneven sentences, no summary at the end. Below 200 characters there is room for somebody to quote it.',
    structure:
      'text: the whole post; a line break only where a speaker would pause. style: one-liner (a single sentence that turns), contrarian (a position ' +
      'with its reason, against a named habit), number (built on a figure of the visitor’s; [your number] where only they know it), confession ' +
      '(something the writer did or believed), question (open, answerable from experience in one line), list (a lead and two to four lines that ' +
      'begin with “- ”). goal: replies, reposts or bookmarks, whichever this post invites.',
    traps: [
      'No hashtag, no link and no mention unless the visitor gave it.',
      'No “unpopular opinion”, “hot take”, “let that sink in”, “thread”, “RT if”.',
      'No engagement bait: no asking for likes, reposts or follows.',
      'No one-line drama with a line break after every sentence.',
      'No contrast of the form “it’s not X, it’s Y”.',
      'Do not write about the visitor’s life what they did not tell; [your story] stands for it.',
      'Do not open two posts with the same word.',
    ],
    examples: [
      {
        prompt: 'moving back in with my parents to save money',
        good: 'text: “Moved back in with my parents. The rent is great. The questions about dinner start at ten in the morning.”',
        bad: 'text: “Moving back home isn’t failure, it’s strategy. Let that sink in. 💯 #money #life”',
        why: 'The good post has a scene that only somebody who lives it would write; the bad one is a slogan.',
      },
      {
        prompt: 'restoring old radios',
        good: 'text: “Every old radio I open has a note from the last person who gave up. I’ve started leaving mine.”',
        bad: 'text: “Restoring radios teaches patience. What’s your favourite hobby?”',
        why: 'The good post turns on an object; the bad one states a lesson and asks for nothing in particular.',
      },
    ],
    choices: [
      wide
        ? 'Each text has at most 120 characters, because X counts each of them twice.'
        : 'Each text has at most 250 characters.',
      parameters.style === 'any'
        ? 'Use each style at least once where the number of items allows.'
        : `Every item has the style ${parameters.style} (${styles[parameters.style].label.toLowerCase()}).`,
      parameters.audience && `The readers are: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
