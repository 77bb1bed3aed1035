import { expect, test } from 'vitest'
import { applySuggestion } from '@/lib/tool/marks/mark'
import { findWritingMarks } from './find-writing-marks'
import { computeTextStats } from './text-stats'

const marks = (text: string) => findWritingMarks(text, computeTextStats(text))
const found = (text: string) => marks(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

test.each([
  ['We utilize it.', [['complex', 'utilize']]],
  [
    'I think it is very good.',
    [
      ['weasel', 'I think'],
      ['weasel', 'very'],
    ],
  ],
  ['It’s not very good, a kind of bread, just-in-time.', []],
  ['Studies show it.', [['weasel', 'Studies show']]],
  ['Thank you very much. I think about it. I believe in you. It’s just as good. Really? Maybe.', []],
  [
    'It’s really good and quickly gone.',
    [
      ['weasel', 'really'],
      ['adverb', 'quickly'],
    ],
  ],
  [
    'Text was utilized.',
    [
      ['complex', 'utilized'],
      ['passive', 'was utilized'],
    ],
  ],
  ['See @really and https://very.com/utilize #just', []],
  [
    '👨‍👩‍👧 It was written. “It was made”, 日本 it was said',
    [
      ['passive', 'was written'],
      ['passive', 'was made'],
      ['passive', 'was said'],
    ],
  ],
])('“%s” has %j', (text, wanted) => {
  expect(found(text)).toEqual(wanted)
})

test('a long sentence is hard by its words and letters, and says how many', () => {
  const easy = 'We all sat by the sea and had some tea and a bun or two as it got dark.'
  const hard = 'We walked along the windy harbour together and talked about which sandwich shop we liked the most.'
  const veryHard = `${hard.slice(0, -1)}, whereas everybody sitting opposite discussed alternative transport arrangements nobody understood.`
  expect(marks(easy)).toEqual([])
  expect(marks(hard)).toMatchObject([{ kind: 'hard', badge: '17 words', start: 0, end: hard.length }])
  expect(marks(`Oh. ${veryHard}`)).toMatchObject([{ kind: 'very-hard', badge: '27 words', start: 4 }])
})

test('each suggestion leaves a sentence that can be read', () => {
  const text = 'Basically, in order to win we really utilized an objective.'
  const changed = marks(text)
    .toSorted((one, other) => other.start - one.start)
    .reduce((done, mark) => applySuggestion(done, mark, mark.suggestions?.[0] ?? ''), text)
  expect(changed).toBe('To win we used a goal.')
})
