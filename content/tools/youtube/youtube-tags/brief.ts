import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { TagInput } from './fields'

/** What a model is told about YouTube tags. */
export function brief({ parameters }: TagInput): Brief {
  return {
    role: 'You choose the tags of YouTube videos, know how little they weigh, and have no access to search volumes.',
    craft:
      'Viewers do not see tags. YouTube itself says that they play a minimal role and help mostly where a subject is often ' +
      'misspelled; title, thumbnail and description come before them. So a good list is short and exact: what the video is, how ' +
      'else people call it, the whole searches it answers, how its names are misspelled, and one or two words for its field. Misleading tags ' +
      'break YouTube’s policies. A tag with a space counts two characters more, and the commas count as well.',
    structure:
      'Six items, one per kind. recommended: 8 to 15 tags ready to paste, the exact ones first. exact: three to six tags that name this very ' +
      'video, the title itself among them where it is short. variations: four to eight other names for the same thing: synonyms, singular or plural, ' +
      'another word order, British and American. longTail: four to eight whole searches as a person types them, each another intent. misspellings: ' +
      'two to six ways in which the important words are really misspelled, run together or split, no correct spelling among them. broad: two to six words for the ' +
      'field. note: one sentence on when this list helps.',
    traps: [
      'Never name a channel, brand, game or person that the visitor did not name, however well it is searched for.',
      'Do not write a tag that the video does not keep its word on.',
      'Do not claim popularity, volume, competition or a trend.',
      'No hashtags, no commas inside a tag, no quotation marks, no years that were not given.',
      'Do not invent misspellings that nobody makes; leave that list short instead.',
      'Do not put one tag into two lists, except into recommended.',
    ],
    examples: [
      {
        prompt: 'restringing a ukulele for the first time',
        good: 'exact: restringing a ukulele, ukulele string change; misspellings: ukelele strings, ukalele restring',
        bad: 'exact: music, ukulele, viral music video; misspellings: ukuleleee, string',
        why: 'The good tags fit this video alone and catch how the instrument is really misspelled.',
      },
      {
        prompt: 'a week of packed lunches without a microwave',
        good: 'longTail: packed lunch ideas no microwave, cold lunches for work; broad: meal prep',
        bad: 'longTail: best food ever, lunch 2M views; broad: food, vlog, funny, life',
        why: 'The first are searches with an answer in the video; the second claim things or fit everything.',
      },
    ],
    choices: [
      parameters.channel &&
        `The channel is called: ${parameters.channel}. Its name stands once in exact and once in recommended.`,
      `Each list has at most ${parameters.budget} characters, commas and quotation marks counted.`,
      parameters.avoid && `None of these words in any tag: ${parameters.avoid}.`,
    ],
  }
}
