import type { Brief } from '@/lib/tool/prompt-tool'
import type { Title, TitleInput } from './fields'

const intentInstructions = {
  browse:
    'Where it should work: beside its thumbnail, read by somebody who was not looking for it. An open loop that the picture makes concrete.',
  search:
    'Where it should work: in search. The words that somebody typed come first; say which exact problem is solved.',
  shorts: 'Where it should work: below a running Short. Under 40 characters, one thought, no explanation.',
} as const

export function buildBrief({ parameters }: TitleInput): Brief<Title> {
  const { intent, keyword, audience, outcome, turn } = parameters
  return {
    role: 'You write YouTube titles for creators and judge them by whether the viewer still feels well treated at the end of the video.',
    outputShape: 'set',
    guidelines:
      'Title and thumbnail are one sentence in two halves: let the picture carry what the title leaves out. A title earns its click by ' +
      'naming something particular that the request gives (the object, the person’s situation, the turn of events) and by leaving one ' +
      'question open that the video answers. Phones show roughly the first 40 to 50 characters, so the words that carry the meaning come ' +
      'first. Answer what kind of video it is: a story gets its turn, an opinion its claim, news its fact, a comparison both sides.',
    fields: {
      title: '6 to 10 words, 40 to 60 characters, never over 100; sentence case, no full stop.',
      formula:
        'what the title does; quiet is for hard days, and only for them. Use as many different ones as suit the prompt.',
      thumbnail:
        'what the picture shows that the title does not say, 4 to 12 words; empty where nothing of the request can be shown.',
      alternatives:
        intent === 'shorts'
          ? 'an empty list.'
          : 'in the first item two more titles for the same video, of other formulas and with other first words, for Test & Compare; in every other item an empty list.',
    },
    sample: {
      prompt: 'refinished a scratched oak table with hand tools only, almost sanded through the veneer',
      item: {
        title: 'The scratch I almost sanded into a hole',
        formula: 'story',
        thumbnail: 'A hand on the oak top, the pale spot under one finger',
        alternatives:
          intent === 'shorts'
            ? []
            : [
                'Refinishing an oak table by hand, and nearly ruining it',
                'How thin is the veneer on an old oak table?',
              ],
      },
    },
    traps: [
      'Capitals for emphasis, < or >, a row of punctuation marks.',
      'Best, ultimate, only, insane: nobody can check them.',
      'An event in the title that the video may not have.',
      'A title that describes its own thumbnail.',
    ],
    examples: [
      {
        prompt: 'why I stopped counting lines to read bass clef, as an adult pianist',
        good: 'title: “Bass clef finally made sense when I stopped counting lines”',
        bad: 'title: “The Ultimate Guide to Bass Clef (You Won’t Believe #3)”',
        why: 'The good one has the search words and the reason that the prompt gives; the bad one promises what no guide is.',
      },
      {
        prompt: 'Fuji X100VI or Ricoh GR III for street photography, I own both',
        good: 'title: “X100VI or GR III for street? I own both”',
        bad: 'title: “This Camera Changed EVERYTHING”',
        why: 'The good one names both sides and who is speaking; the bad one could be about any camera.',
      },
    ],
    choices: [
      intentInstructions[intent],
      keyword && 'The phrase in `keyword` stands, in this form, in at least half of the titles.',
      audience && 'The viewers are those that `audience` names.',
      outcome && 'What comes out stands in `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong stands in `turn`: at least one title is built on it.',
    ],
  }
}
