import type { Brief } from '@/lib/tool/prompt-tool'
import { type Headline, type HeadlineInput, type HeadlineKind, headlineKinds } from './fields'

const placementAdvice = {
  youtube:
    'Where it stands: above a video, beside its thumbnail. What carries the meaning comes within the first 50 characters.',
  blog: 'Where it stands: above an article and in a search result. What people would type comes first, then what the article says about it.',
  email:
    'Where it stands: in an inbox, after the sender’s name. It reads like a note from one person; the first 33 characters say what it is.',
  tiktok:
    'Where it stands: the first thing said and shown in a video. Spoken words, one breath, already in the middle of it.',
  ad: 'Where it stands: in a search ad, beside two others of its kind in any order. Two to five words, each complete alone.',
} as const satisfies Record<HeadlineKind, string>

export function buildBrief({ parameters }: HeadlineInput): Brief<Headline> {
  const { kind, keyword, audience, outcome, turn } = parameters
  return {
    role: 'You write headlines for creators and editors, and read each one as the person who has to keep its promise.',
    outputShape: 'set',
    guidelines:
      'A headline is chosen among twenty others in a second. It wins by one particular thing that the request gives: the object, the number, ' +
      'the place, who it happened to, what nobody would expect. Say that thing in words the readers use themselves and leave one question ' +
      'open that the piece answers. News gets its fact, a how-to its result, a story its turn, an opinion its claim, a comparison both ' +
      'sides. Vary what comes first: a noun, a verb, a question, a name, a figure of the request. Read it aloud; if a word can go, it goes.',
    fields: {
      text: `one line, at most ${headlineKinds[kind].max} characters with spaces, sentence case, no full stop, no quotation marks around it.`,
      angle: 'one to three words that name what this headline does.',
    },
    sample: {
      prompt: 'I bought a farmhouse in Piedmont for the price of a used car and the well was dry',
      item: { text: 'A farmhouse for the price of a used car, and a dry well', angle: 'The catch' },
    },
    traps: [
      'Ultimate, amazing, secret, insane: nobody can check them.',
      'A number of tips or steps that the request does not give.',
      'A question whose answer is plainly yes or no.',
      'Two headlines that differ in one word.',
    ],
    examples: [
      {
        prompt: 'article: why our bakery stopped delivering and sales went up',
        good: 'text: “We stopped delivering bread. Sales went up”',
        bad: 'text: “10 Amazing Secrets to Grow Your Bakery FAST”',
        why: 'The good one is the surprise itself in eight words; the bad one promises secrets that the article does not have.',
      },
      {
        prompt: 'newsletter about the three libraries in Ghent where you can work all day without buying a coffee',
        good: 'text: “Three Ghent libraries, no coffee required”',
        bad: 'text: “You need to read this”',
        why: 'The good one says what is inside with its place and its number; the bad one says nothing.',
      },
    ],
    choices: [
      placementAdvice[kind],
      keyword && 'The phrase in `keyword` stands, in this form, in at least half of the headlines.',
      audience && 'The readers are those that `audience` names.',
      outcome && 'What comes out stands in `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong stands in `turn`: at least one headline is built on it.',
    ],
  }
}
