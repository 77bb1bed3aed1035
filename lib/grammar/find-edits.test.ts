import { expect, test } from 'vitest'
import type { Dialect } from './dialects'
import { applyEdits } from './edit'
import { findEdits } from './find-edits'

const mended = (text: string, dialect: Dialect = 'us') =>
  applyEdits(
    text,
    findEdits(text, dialect).edits.filter(({ kind }) => kind !== 'style'),
  )

test.each([
  ['I recieve teh mail tomorow.', 'I receive the mail tomorrow.'],
  ['Definately wierd. Alot of freinds dont know.', 'Definitely weird. A lot of friends don’t know.'],
  ['We saw the the bridge, and it had had a storm.', 'We saw the bridge, and it had had a storm.'],
  ['It took a hour and an bicycle.', 'It took an hour and a bicycle.'],
  [
    'Write a university, a one-off, an umbrella, an honest man, a European, plan a and b',
    'Write a university, a one-off, an umbrella, an honest man, a European, plan a and b',
  ],
  ['A apple and a unique idea.', 'An apple and a unique idea.'],
  ['Yesterday i went home and i’m glad.', 'Yesterday I went home and I’m glad.'],
  ['You should of come, as one could of course.', 'You should have come, as one could of course.'],
  [
    'It is better then any old one. First this, then that.',
    'It is better than any old one. First this, then that.',
  ],
  [
    'The dog has it’s own bed. Its a big one. Its bed is red.',
    'The dog has its own bed. It’s a big one. Its bed is red.',
  ],
  ['Your welcome! Your a star. Your bread is good.', 'You’re welcome! You’re a star. Your bread is good.'],
  ['Their is a bus, and they’re own car.', 'There is a bus, and their own car.'],
  ['He don’t know and we was late.', 'He doesn’t know and we were late.'],
  ['Two  spaces , and no space,here.Then more.', 'Two spaces, and no space, here. Then more.'],
  ['It rained. we left. e.g. this, at 5 p.m. today.', 'It rained. We left. e.g. this, at 5 p.m. today.'],
])('%j becomes %j', (wrong, right) => {
  expect(mended(wrong)).toBe(right)
})

test.each([
  'Ask Siobhan Nguyen at NASA about iPhone, Bao and Straße. İ 👩‍👧',
  'See https://teh.example/recieve.it and @teh_freind, mail teh@freind.example #recieve #wierd',
  'We drank matcha, then levain bread with baklava and a livestream on TikTok.',
  'She said: “El perro come muy bien en casa todos los dias.” Then we left.',
  'Shoutout to my wifey, she learnt a new updo. This slaps fr fr, periodt!',
  'Binging arepas and elote in the draught, we stan a HIIT class on Patreon.',
  'The code is `teh recieve`. Wow, so so good, bye bye!',
  'so this is my kitchen. it smells of bread. we sell out by ten.',
  '10:30, 1,000 and 3.14 at v2.Next :) ... and so on',
  '  leading  ',
])('nothing is wrong with %j', (text) => {
  expect(mended(text)).toBe(text)
})

test.each<[string, Dialect, string]>([
  ['The colour of the centre is grey.', 'us', 'The color of the center is gray.'],
  ['We organise and analyse travelled roads.', 'us', 'We organize and analyze traveled roads.'],
  ['The color of the center is gray.', 'uk', 'The colour of the centre is grey.'],
  ['We organise, organize and analyze.', 'uk', 'We organise, organize and analyse.'],
  ['My favorite theater neighbor', 'au', 'My favourite theatre neighbour'],
  ['We analyse the neighbor’s color.', 'ca', 'We analyze the neighbor’s colour.'],
  [
    'The counsellor walks a kilometre and fulfils it.',
    'uk',
    'The counsellor walks a kilometre and fulfils it.',
  ],
  ['The counselor walks ten kilometers today.', 'uk', 'The counsellor walks ten kilometres today.'],
  ['Our meter and tire program', 'uk', 'Our meter and tire program'],
])('%j in %s English: %j', (text, dialect, right) => {
  expect(mended(text, dialect)).toBe(right)
})

test('each edit says what it is and why, at its place in the text', () => {
  expect(findEdits('In order to bake, I recieve flour.', 'us').edits).toEqual([
    { start: 0, end: 11, after: 'To', reason: 'Says the same in fewer words.', kind: 'style' },
    { start: 20, end: 27, after: 'receive', reason: 'Not in the dictionary.', kind: 'spelling' },
  ])
})

test('another language is not corrected, only its double spaces are', () => {
  const german = 'Der Rat will die alte  Brücke am Dienstag abreißen , und das Bier ist gut.'
  expect(findEdits(german, 'us')).toMatchObject({
    isEnglish: false,
    edits: [{ start: 21, end: 23, after: ' ' }],
  })
  expect(findEdits('橋は古い。', 'us').edits).toEqual([])
})

test.each([
  'teh ',
  'qzxv',
  'a a ',
  '. a',
  ' ,',
  'e.g. ',
  'the the ',
  'recieve\n',
  '@a ',
  'İ',
  '\ud800',
  '((',
  'it’s own ',
])('4,000 characters of %j take a moment, and only edits change the text', (piece) => {
  const text = piece.repeat(4_000 / piece.length)
  const started = performance.now()
  const { edits } = findEdits(text, 'uk')
  expect(performance.now() - started).toBeLessThan(1_500)
  let before = 0
  for (const { start, end } of edits) {
    expect(start).toBeGreaterThanOrEqual(before)
    before = end
  }
})
