import { expect, test } from 'vitest'
import { splitThread } from './split-posts'

const posts = (text: string) => splitThread(text, 'slash').map((piece) => piece.trim())

const mad =
  'I quit my job as a nurse in March to sell candles. Everyone told me I was mad, and for about four months everyone was right.'
const present = [
  'The first thing I learned is that nobody wakes up wanting a candle. They want a present for somebody they don’t know very well.',
  'Once I understood that, I stopped writing about soy wax and started writing about aunts, teachers and the woman next door who feeds the cat. Sales doubled in a week.',
]
const cardboard =
  'It was ten in the morning and there was a queue to the door. I wrote my bank details on a piece of cardboard and asked people to pay when they got home. By Monday evening, forty-one payments had arrived.'

test('paragraphs first: the start of one is not left at the end of a post, and one that is too long is halved', () => {
  expect(posts([mad, present.join(' '), cardboard].join('\n\n'))).toEqual([mad, ...present, cardboard])
})

test('short paragraphs stand together in one post', () => {
  const short = ['Then the card reader died.', 'Nobody left the queue.', 'I have never been so proud of a table.']
  expect(posts([mad, ...short, cardboard].join('\n\n'))).toEqual([[mad, ...short].join('\n\n'), cardboard])
})

test('a list is split between its lines, and its first line stays with the second', () => {
  const rules = [
    'Your watch lies. The course is marked, trust the signs.',
    'Start slower than feels right. Everybody who passes you in the first kilometre will be walking at seven.',
    'Nothing new on race day. No new shoes, no new gel, no new socks.',
    'Eat two hours before, not one. Toast with honey is enough.',
    'Go to the toilet even if you think you don’t need to',
    'There is no prize for the medal photo, so smile while you can still breathe',
  ].map((rule) => `- ${rule}`)
  const before = `${'I ran every week for a year and still got it wrong. '.repeat(4).trim()}`
  const list = ['Six things I wish I knew before my first 10K:', ...rules]
  const found = posts(`${before}\n\n${list.join('\n')}`)
  expect(found).toEqual([before, list.slice(0, 3).join('\n'), rules.slice(2).join('\n')])
})

test('a heading stays with its text', () => {
  const text = 'I keep one note on my phone. Every question goes in, however small it may look today. '.repeat(3).trim()
  expect(posts(`${mad}\n\nStep 1: Collect\n\n${text}`)[1]).toMatch(/^Step 1: Collect\n\nI keep/)
})

test('a question keeps its answer, where there is room', () => {
  const why = 'Why does that work? Because nobody reads the label before they have smelled the candle twice. '
  const found = posts(`${'A candle is a present, not a thing. '.repeat(6)}${why.repeat(2)}`.trim())
  for (const post of found) expect(post).not.toMatch(/\?$/)
})

test('an emoji behind a full stop stays with its sentence, one that begins a line with its line', () => {
  const sentence = 'Somebody has to have fed the starter the night before, and it is never the owner. 🍞 '
  for (const post of posts(sentence.repeat(6).trim())) expect(post).toMatch(/^Somebody[\s\S]*🍞$/u)
  const line = '✅ Somebody has to have fed the starter the night before, and it is never the owner.'
  const lines = posts(Array.from({ length: 6 }, () => line).join('\n'))
  expect(lines.length).toBeGreaterThan(1)
  for (const post of lines) expect(post).toMatch(/^✅[\s\S]*owner\.$/u)
})

test('lines that a mail program has broken are one sentence', () => {
  const wrapped = `I wrote my bank details on a piece of cardboard\nand asked people to pay when they got home. `
  for (const post of posts(wrapped.repeat(6).trim())) expect(post).toMatch(/^I wrote[\s\S]*home\.$/)
})
