import { expect, test } from 'vitest'
import type { Card, CardPart, Meter, MeterSource } from '@/lib/tool/card'
import { createCard } from '@/test/samples'
import { groupPartsByRank, listOpenings } from './card-parts'
import { editCardText, fillBlanks, replaceOpening } from './card-text'

const createMeter = (value: number, unit: string, source: MeterSource): Meter => ({
  label: '',
  value,
  limit: 9,
  unit,
  of: source,
})
const getCounts = ({ meters = [] }: Card) => meters.map(({ value }) => value)

const caption = createCard({
  heading: 'Mistake',
  parts: [
    { label: 'First line', text: 'I burnt it.', opening: 'used' },
    { label: 'Hashtags', text: '#bread #baking' },
    { text: 'A kitchen', column: 'right' },
  ],
  copy: 'I burnt it. #bread #baking',
  carry: 'a loaf that burnt',
  meters: [createMeter(9, 'characters', 'copy'), createMeter(2, 'hashtags', 'copy'), createMeter(4, 'seconds', 'said')],
  preview: { kind: 'tiktok-caption', text: 'I burnt it. #bread #baking' },
  tags: ['first line 11 characters'],
  notes: ['Short.'],
  outline: true,
})

test('shows, copies, previews and counts an edited text, and removes remarks about the old text', () => {
  const text = 'Burnt 🍞 #bread'
  expect(editCardText(caption, text)).toEqual({
    ...createCard({ heading: 'Mistake', parts: [{ text }], copy: text, carry: 'a loaf that burnt' }),
    meters: [createMeter(15, 'characters', 'copy'), createMeter(1, 'hashtags', 'copy')],
    preview: { kind: 'tiktok-caption', text },
    edited: true,
  })
})

test('preserves the label of the edited part and the adjacent parts, and updates the carried text', () => {
  const title = { label: 'Title', text: 'Bread, step by step' }
  const thumbnail = { label: 'Thumbnail', text: 'A loaf, cut open' }
  const card = createCard({ parts: [title, thumbnail], copy: title.text, carry: title.text })
  const { parts, carry } = editCardText(card, 'My bread')
  expect(parts).toEqual([{ label: 'Title', text: 'My bread' }, thumbnail])
  expect(carry).toBe('My bread')
})

test.each<[string, string, MeterSource, string, number]>([
  ['characters on X', 'Tea 🍵', 'copy', 'https://example.com/a-long-way パン', 28],
  ['bytes', 'Tea', 'copy', 'Café', 5],
  ['words', 'two words', 'copy', 'Don’t knead, wait', 3],
  ['characters of the second line', 'one\nfour', { line: 1 }, 'first\nsecond one', 10],
  ['characters of tags, as YouTube counts them with quotation marks', 'bread', 'tags', 'bread, rye bread,', 17],
])('recounts %s after an edit', (name, copy, source, text, count) => {
  const [unit = ''] = name.split(/ of (?:the|tags)/)
  const card = createCard({ copy, meters: [createMeter(1, unit, source)] })
  expect(getCounts(editCardText(card, text))).toEqual([count])
})

test('preserves a count of an adjacent part, and removes a count without a source', () => {
  const parts = [{ text: 'bread' }, { label: 'Name', text: 'Bread' }]
  const { of: _, ...meterWithoutSource } = createMeter(5, 'characters', 'copy')
  const meters = [
    createMeter(5, 'characters', { part: 'Name' }),
    createMeter(5, 'characters', 'copy'),
    meterWithoutSource,
  ]
  expect(getCounts(editCardText(createCard({ parts, copy: 'bread', meters }), 'bread.club'))).toEqual([5, 10])
})

test('no longer lists a word as lost once the visitor has restored it', () => {
  const card = { ...caption, lost: ['@maya', '45 €'] }
  expect(editCardText(card, 'Burnt, @maya').lost).toEqual(['45 €'])
  expect(editCardText(card, 'Burnt, @maya, 45 €')).not.toHaveProperty('lost')
})

const createPost = (id: string, hook: string, body: string) =>
  createCard({
    id,
    parts: [
      { label: 'First line', text: hook, opening: 'used' },
      { label: 'Text', text: body },
    ],
    copy: `${hook}\n\n${body}`,
    carry: 'bread',
    meters: [createMeter(hook.length + body.length + 2, 'characters', 'copy')],
    preview: { kind: 'instagram-caption', text: `${hook}\n\n${body}` },
    notes: ['The first line is short.'],
  })
const firstPost = createPost('1', 'I burnt it.', 'Then I ate it.')
const secondPost = createPost('2', 'My $& oven lied.', 'It says cold.')
const offeredPart: CardPart = { label: 'Other first line', text: 'Smoke again.', opening: 'offered' }
const cardWithOffer = { ...firstPost, parts: [...firstPost.parts, offeredPart] }
const plainCard = createCard({ id: '3', parts: [{ text: 'I ran.' }], copy: 'I ran.' })

test.each([
  [
    'of the other results, each once',
    firstPost,
    [{ card: firstPost }, { card: secondPost }, { card: secondPost }],
    ['Result 2'],
  ],
  [
    'labeled with the number on its card',
    firstPost,
    [{ card: firstPost }, { card: secondPost, number: 9 }],
    ['Result 9'],
  ],
  [
    'offered on its own card before those of other results',
    cardWithOffer,
    [{ card: cardWithOffer }, { card: secondPost }],
    ['Other first line', 'Result 2'],
  ],
  ['only if the result has a first line itself', plainCard, [{ card: plainCard }, { card: secondPost }], []],
])('offers first lines %s', (_, card, results, labels) => {
  expect(listOpenings(card, results).map(({ sourceLabel }) => sourceLabel)).toEqual(labels)
})

test('replaces the first line of one result with that of another and recounts the text', () => {
  const { notes: _, ...expectedPost } = createPost('1', 'My $& oven lied.', 'Then I ate it.')
  expect(replaceOpening(firstPost, 'My $& oven lied.')).toEqual({ ...expectedPost, edited: true })
  expect(replaceOpening(cardWithOffer, 'Smoke again.').parts.map(({ text }) => text)).toEqual([
    'Smoke again.',
    'Then I ate it.',
    'I burnt it.',
  ])
  expect(replaceOpening(plainCard, 'Any')).toBe(plainCard)
})

const script = createCard({
  parts: [
    { text: 'I lost it.', column: 'left', spoken: true, opening: 'used' },
    { text: 'A kitchen', column: 'right' },
    { text: 'It was [what].', column: 'left', spoken: true },
    { text: '[where]', column: 'right' },
  ],
  copy: 'I lost it.\n(A kitchen)\n\nIt was [what].\n([where])',
  pace: 120,
  meters: [createMeter(6, 'words', 'said'), createMeter(3, 'seconds', 'said')],
})

test.each([
  ['a spoken blank', fillBlanks(script, { '2:0': 'all that I had saved' }), [10, 5]],
  ['a blank that is not spoken', fillBlanks(script, { '3:0': 'A street at night' }), [6, 3]],
  ['another first line', replaceOpening(script, 'This oven has lied to me all week'), [11, 6]],
])('updates words and seconds of a script for %s', (_, card, counts) => {
  expect(getCounts(card)).toEqual(counts)
})

const hook = createCard({
  parts: [
    { label: 'Say', text: 'I lost [how much] in [where].' },
    { label: 'On screen', text: '[how much] gone' },
  ],
  copy: 'I lost [how much] in [where].\nOn screen: [how much] gone',
  outline: true,
  carry: 'I lost [how much] in [where].',
  meters: [createMeter(5, 'words', { line: 0 })],
  notes: ['Why it works.'],
})

test('includes text typed into blanks in the parts, the copy, the carried text and the counts', () => {
  expect(fillBlanks(hook, { '0:0': '40 euros', '0:1': 'one week', '1:0': '€40' })).toEqual({
    ...createCard({ copy: 'I lost 40 euros in one week.\nOn screen: €40 gone', carry: 'I lost 40 euros in one week.' }),
    parts: [
      { label: 'Say', text: 'I lost 40 euros in one week.' },
      { label: 'On screen', text: '€40 gone' },
    ],
    meters: [createMeter(7, 'words', { line: 0 })],
    edited: true,
  })
})

test('a card with an unfilled blank remains an outline, and a card without typed text is unchanged', () => {
  const { copy, outline } = fillBlanks(hook, { '0:1': ' Rome ', '1:0': '' })
  expect([copy, outline]).toEqual(['I lost [how much] in Rome.\nOn screen: [how much] gone', true])
  expect(fillBlanks(hook, { '0:0': '  ' })).toBe(hook)
})

test.each<[string, Partial<Card>, Record<string, string>, Partial<Card>]>([
  [
    'parts that the copy joins in another way',
    { parts: [{ text: 'First [one],\n[two].' }, { text: '[two]', opening: 'offered' }], copy: 'First [one], [two].' },
    { '0:0': 'knead', '0:1': '$& wait' },
    { copy: 'First knead, $& wait.' },
  ],
  [
    'the caption of the whole',
    { parts: [{ text: 'Bread' }, { text: 'Bread. [why now]' }], copy: 'Bread', caption: 'Bread. [why now]' },
    { '1:0': 'It rains.' },
    { copy: 'Bread', caption: 'Bread. It rains.' },
  ],
  [
    'a post of a thread, carried on without its number',
    { parts: [{ text: 'I quit [one].\n\nThen [one] and [two]. 2/5' }], carry: 'I quit [one]. Then [one] and [two].' },
    { '0:1': 'salt', '0:2': 'Rome [IT]' },
    { carry: 'I quit [one]. Then salt and Rome [IT].' },
  ],
  [
    'parts whose blanks have the same label',
    {
      parts: [{ text: '[it], first' }, { text: 'Not [it]\nbut [it].' }, { text: '[it] on a table' }],
      copy: '[it], first\n\nNot [it]\nbut [it].',
      carry: '[it], first. Not [it] but [it].',
    },
    { '0:0': 'Salt', '1:0': 'sugar', '1:1': 'salt', '2:0': 'Salt' },
    { copy: 'Salt, first\n\nNot sugar\nbut salt.', carry: 'Salt, first. Not sugar but salt.' },
  ],
  [
    'a title that is not a part',
    { parts: [{ text: 'I saw [a city].' }], copy: 'A day in [a city]\n\nI saw [a city].', carry: 'A day in [a city]' },
    { '0:0': 'Porto' },
    { copy: 'A day in Porto\n\nI saw Porto.', carry: 'A day in Porto' },
  ],
  [
    'a carried text, cut between characters',
    { parts: [{ text: '[what]' }], copy: '[what]', carry: '[what]' },
    { '0:0': '🍞'.repeat(301) },
    { carry: '🍞'.repeat(300) },
  ],
])('fills in blanks in %s', (_, fields, values, filledFields) => {
  expect(fillBlanks(createCard(fields), values)).toMatchObject(filledFields)
})

const columnParts: CardPart[] = [
  { text: 'Look.', column: 'left' },
  { text: 'A hand', column: 'right' },
]
const rankedParts: CardPart[] = [
  { text: 'I ran.', rank: 'answer' },
  { text: '#run #lisbon', rank: 'answer' },
  { text: 'More', rank: 'more' },
]

test.each<[string, CardPart[], string, string[][]]>([
  ['the first if no part has a rank', [{ text: 'Stop.' }, { text: 'Wait' }], 'Stop.', [['Stop.'], ['Wait'], []]],
  ['all of the text, as posted', rankedParts, 'I ran.\n\n#run #lisbon', [['I ran.\n\n#run #lisbon'], [], ['More']]],
  [
    'the parts in columns',
    [...columnParts, { text: 'Look at this' }],
    'Look.',
    [['Look.', 'A hand'], ['Look at this'], []],
  ],
])('selects as the answer among a card’s parts: %s', (_, parts, copy, expected) => {
  const { answerParts, secondaryParts, moreParts } = groupPartsByRank({ parts, copy })
  expect([answerParts, secondaryParts, moreParts].map((list) => list.map(({ text }) => text))).toEqual(expected)
})
