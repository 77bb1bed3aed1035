import type { OldBrief as Brief } from '@/lib/tool/brief'
import { toneField } from '@/lib/tool/shared-fields'
import type { TitleInput } from './fields'

const intents = {
  browse:
    'The title is read beside its thumbnail by somebody who was not looking for it. Write an open loop that the picture makes concrete.',
  search:
    'The title answers words that somebody typed. Put those words first and say which exact problem is solved.',
  shorts: 'The title stands below a running Short. Keep it under 40 characters, one thought, no explanation.',
} as const

/** What a model is told about YouTube titles. */
export function brief({ parameters }: TitleInput): Brief {
  return {
    role: 'You write YouTube titles for creators and judge them by whether the viewer still feels well treated at the end of the video.',
    craft:
      'Title and thumbnail are one sentence in two halves; a title that describes the picture wastes one of them. A title ' +
      'earns a click by naming something particular (an object, a person’s situation, a turn of events) and leaving one ' +
      'question open, and it keeps the viewer only if the video answers that question. Phones show roughly the first 40 to 50 ' +
      'characters, so the words that carry the meaning come first. ' +
      intents[parameters.intent],
    structure:
      'title: at most 100 characters, best 40 to 60, sentence case, no full stop. ' +
      'formula: what it does; use at least five different ones. ' +
      'thumbnail: what the picture must carry because the title does not, without repeating its words. ' +
      (parameters.intent === 'shorts'
        ? 'alternatives: always an empty list.'
        : 'alternatives: the first item is a set for Test & Compare, so it holds exactly two more titles for the same video, ' +
          'of other formulas and with other first words; every other item has an empty list.'),
    traps: [
      'Do not use < or >, capitals for emphasis, more than one emoji or a row of punctuation marks.',
      'Do not write a number, price or span of time that the visitor did not give; write [your number] if only they know it.',
      'Do not claim to be the best, the ultimate or the only one.',
      'Do not promise an event that the described video may not contain.',
      'Do not begin two titles with the same word.',
    ],
    examples: [
      {
        prompt: 'refinishing a scratched oak table with hand tools only',
        good: 'The scratch I almost sanded into a hole',
        bad: 'How To Refinish A Table - AMAZING RESULTS!!!',
        why: 'The good title has an object, a danger and an open end; the bad one shouts and could belong to any table.',
      },
      {
        prompt: 'learning to read bass clef as an adult pianist',
        good: 'Bass clef finally made sense when I stopped counting lines',
        bad: 'The Ultimate Guide to Bass Clef (You Won’t Believe #3)',
        why: 'The first carries the search words and a reason; the second promises what no guide is.',
      },
    ],
    choices: [
      `Tone: ${toneField.options.find(({ value }) => value === parameters.tone)?.label.toLowerCase()}.`,
      parameters.keyword &&
        `The phrase “${parameters.keyword}” stands, in this form, in at least half of the titles.`,
      parameters.audience && `The viewers are: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
