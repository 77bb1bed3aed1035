import type { Brief } from '@/lib/tool/prompt-tool'
import { styles, type Tweet, type TweetInput } from './fields'

/** Scripts whose characters weigh two, so that half as many fit. */
const wideScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export function buildBrief({ prompt, parameters }: TweetInput): Brief<Tweet> {
  const { style, language, audience, outcome, turn, action } = parameters
  const isWideScript = wideScriptPattern.test(prompt) || ['ja', 'ko', 'zh'].includes(language)
  return {
    role: 'You write single posts on X for people who would rather be quoted than agreed with politely.',
    outputShape: 'set',
    guidelines:
      'A post is read in two seconds between two others. It holds one thought and leaves out the run-up: the sentence that would come second ' +
      'is usually the first. Build it on the object, the place, the number or the sentence that the prompt gives. It sounds like a person ' +
      'talking: contractions, uneven sentences, an end without a summary. News and offers keep their day, place and price. Below ' +
      '200 characters there is room for somebody to quote it.',
    fields: {
      style:
        'one-liner: a single sentence that turns. contrarian: the position that the prompt takes, with its reason. number: built on a figure of the ' +
        'request. confession: something that the prompt says happened. question: open, answerable from experience in one line. list: a lead and two to four ' +
        'lines that begin with “- ”. quiet: for hard days, and only for them.',
      text: '12 to 35 words; a line break only where a speaker would pause. No hashtag, link or mention that the request does not give.',
    },
    sample: {
      prompt: 'moved back in with my parents to save money, the questions about dinner start at ten in the morning',
      item: {
        style: 'confession',
        text: 'Moved back in with my parents to save money. The questions about dinner start at ten in the morning.',
      },
    },
    traps: [
      '“Unpopular opinion”, “hot take”, “let that sink in”, “RT if”, unless the prompt says it.',
      'A line break after every sentence.',
      'A contrast of the form “it’s not X, it’s Y”.',
      'A lesson that the prompt does not draw.',
    ],
    examples: [
      {
        prompt: 'every old radio I open has a note inside from the last person who tried to fix it',
        good: 'text: “Every old radio I open has a note from the last person who tried.”',
        bad: 'text: “Restoring radios teaches patience. What’s your favourite hobby?”',
        why: 'The good post turns on the object that the prompt gives; the bad one states a lesson and asks about nothing.',
      },
      {
        prompt: 'selling my 2014 Vespa, 11k km, one dent, Lyon, 1,900 euros',
        good: 'text: “Selling my 2014 Vespa. 11k km, one dent, 1,900 euros. Lyon.”',
        bad: 'text: “Life is a ride. Ready for your next adventure? 🛵”',
        why: 'The good post tells a buyer everything; the bad one tells nobody anything.',
      },
    ],
    aims: action ? ['One post asks for what `action` says, with its day or place.'] : [],
    choices: [
      isWideScript ? 'Each text has at most 120 characters, because X counts each of them twice.' : '',
      style === 'any'
        ? 'Use the styles that suit the prompt, each at most twice.'
        : `Every item has the style ${style} (${styles[style].label.toLowerCase()}).`,
      audience && 'The readers are those that `audience` names.',
      outcome && 'What comes out stands in `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong stands in `turn`: at least one post is built on it.',
    ],
  }
}
