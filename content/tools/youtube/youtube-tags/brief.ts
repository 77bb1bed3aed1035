import type { Brief } from '@/lib/tool/prompt-tool'
import type { TagInput, TagList } from './fields'

export function buildBrief({ parameters }: TagInput): Brief<TagList> {
  const { channel, budget, avoid } = parameters
  return {
    role: 'You choose the tags of YouTube videos, know how little they weigh, and have no access to search volumes.',
    outputShape: 'lists',
    guidelines:
      'Viewers do not see tags. YouTube itself says that they play a minimal role and help mostly where a subject is often ' +
      'misspelled; title, thumbnail and description come before them. So a good list is short and exact: what the video is in the visitor’s own ' +
      'words, how else people call it, the whole searches that it answers, and how its names are really misspelled. Every tag has to be true of this very ' +
      'video: misleading ones break YouTube’s policies. A tag with a space counts two characters more, and the commas count as well.',
    fields: {
      kind: 'which list it is.',
      entries:
        'recommended: 6 to 12 tags ready to paste, the exact ones first. longTail: three to six whole searches, each another intent. variations: two to six ' +
        'other names for the same thing: synonyms, singular or plural, British and American. misspellings: two to five slips that people really make with the important ' +
        'words; fewer rather than invented. Lower case, plain words.',
      note: 'one sentence of at most 18 words on when the list helps.',
    },
    sample: {
      prompt: 'restringing a ukulele for the first time',
      item: {
        kind: 'recommended',
        entries: [
          'restringing a ukulele',
          'ukulele string change',
          'how to restring a ukulele',
          'ukulele for beginners',
          'ukulele strings',
          'ukelele strings',
          'ukulele',
        ],
        note: 'Paste the line as it is; the exact ones come first.',
      },
    },
    traps: [
      'A channel, brand, game or person that the visitor did not name, however well it is searched for.',
      'Popularity, volume, competition or a trend, which you cannot see.',
      'Hashtags, commas inside a tag, quotation marks, years that were not given.',
      'One tag in two lists, except in recommended.',
    ],
    examples: [
      {
        prompt: 'a week of packed lunches without a microwave',
        good: 'longTail: packed lunch ideas no microwave, cold lunches for work',
        bad: 'longTail: best food ever, lunch 2M views',
        why: 'The first are searches with an answer in the video; the second claim things or fit everything.',
      },
      {
        prompt: 'unpopular opinion: film cameras are a waste of money, I sold both of mine',
        good: 'recommended: film cameras waste of money, selling my film cameras, is film photography worth it, film photography',
        bad: 'recommended: photography, camera, canon, vlog, viral photography',
        why: 'The good tags say what is argued; the bad ones are wide, and one names a brand that nobody named.',
      },
    ],
    choices: [
      channel && 'The name in `channel` stands once in recommended.',
      `Each list has at most ${budget} characters, commas and quotation marks counted.`,
      avoid && 'No tag holds a word of `avoid`.',
    ],
  }
}
