import { expect, test } from 'vitest'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { addPostNumber } from '@/lib/platforms/thread/numbering'
import { splitThread } from '@/lib/platforms/thread/split-posts'

const prose = 'I burned three loaves before I bought a thermometer, and the fourth was bread. '

const sources = {
  'English prose': prose.repeat(40).trim(),
  'one sentence without a full stop': 'salt, flour and water, then time, '.repeat(40).trim(),
  'a run without spaces': 'a'.repeat(1500),
  Japanese: 'パンを焼くのは楽しいです。毎日少しずつ上手になります。'.repeat(40),
  Arabic: 'الخبز في البيت أسهل مما تظن. ابدأ بوصفة واحدة فقط. '.repeat(30).trim(),
  links: `${'See https://example.com/a/very/long/path?with=parts#and-more for the recipe. '.repeat(20)}`.trim(),
  emoji: '👩‍👩‍👧‍👦🍞'.repeat(200),
  paragraphs: Array.from({ length: 12 }, (_, n) => `Paragraph ${n}. ${prose}`).join('\n\n'),
}

for (const [name, source] of Object.entries(sources)) {
  for (const style of ['none', 'slash', 'brackets', 'emoji'] as const) {
    test(`${name}, numbered ${style}: the joined posts equal the source, and each fits`, () => {
      const pieces = splitThread(source, style)
      expect(pieces.join('')).toBe(source)
      expect(pieces.length).toBeGreaterThan(1)
      for (const [index, piece] of pieces.entries()) {
        expect(piece.trim()).not.toBe('')
        const post = addPostNumber(piece.trim(), index + 1, pieces.length, style)
        expect(measureWeightedLength(post)).toBeLessThanOrEqual(280)
      }
    })
  }
}

test('a text that fits stays one post without a number', () => {
  expect(splitThread('Short enough.', 'slash')).toEqual(['Short enough.'])
  expect(addPostNumber('Short enough.', 1, 1, 'slash')).toBe('Short enough.')
})

test('posts reserve room for two-digit numbers when there are ten or more', () => {
  const sentence = (length: number) => `${'a'.repeat(length - 1)}.`
  const source = [`${sentence(139)} ${sentence(139)}`, ...Array.from({ length: 9 }, () => sentence(277))].join('\n\n')
  const pieces = splitThread(source, 'emoji')
  expect(pieces).toHaveLength(20)
  const posts = pieces.map((piece, index) => addPostNumber(piece.trim(), index + 1, 20, 'emoji'))
  expect(Math.max(...posts.map(measureWeightedLength))).toBeLessThanOrEqual(280)
})

test('280 characters make one post, 281 make two', () => {
  expect(splitThread('a'.repeat(280), 'none')).toHaveLength(1)
  expect(splitThread('a'.repeat(281), 'none')).toHaveLength(2)
})

test('posts end after a sentence, not after an abbreviation', () => {
  const source = `${'We met Dr. Patel on Monday. '.repeat(10)}${'She was kind. '.repeat(10)}`.trim()
  for (const piece of splitThread(source, 'slash')) expect(piece.trim()).toMatch(/(Monday|kind)\.$/)
})

test('posts have similar lengths, without a short one at the end', () => {
  const lengths = splitThread(`${'This sentence has forty characters, yes. '.repeat(8)}`.trim(), 'none').map(
    (piece) => piece.trim().length,
  )
  expect(lengths).toEqual([163, 163])
})

test('a long word after a comma does not make a post too long', () => {
  const source = `${'bread '.repeat(30)}crumb, ${'oven '.repeat(15)}${'b'.repeat(270)} ${'c'.repeat(30)}`
  expect(splitThread(source, 'none').map((piece) => piece.trim().length)).toEqual([261, 270, 30])
})

test('no post ends within a link', () => {
  const link = 'https://example.com/bread?Flour=strong'
  const pieces = splitThread(`${'Bread is slow. '.repeat(17)}Read ${link} first. ${'Wait. '.repeat(20)}`.trim(), 'none')
  expect(pieces.filter((piece) => piece.includes(link))).toHaveLength(1)
  expect(pieces).toHaveLength(2)
})

test('text that becomes a link only in its own post counts as a link', () => {
  const pieces = splitThread(`${'@a.co'.repeat(300)}`, 'none')
  expect(pieces.join('')).toBe('@a.co'.repeat(300))
  expect(pieces.map((piece) => measureWeightedLength(piece)).every((weight) => weight <= 280)).toBe(true)
})

const splitIntoPosts = (text: string) => splitThread(text, 'slash').map((piece) => piece.trim())

const quitParagraph =
  'I quit my job as a nurse in March to sell candles. Everyone told me I was crazy, and for about four months everyone was right.'

const presentSentences = [
  'The first thing I learned is that nobody wakes up wanting a candle. They want a present for somebody they don’t know very well.',
  'Once I understood that, I stopped writing about soy wax and started writing about aunts, teachers and the woman next door who feeds the cat. Sales doubled in a week.',
]

const cardboardParagraph =
  'It was ten in the morning and there was a queue to the door. I wrote my bank details on a piece of cardboard and asked people to pay when they got home. By Monday evening, forty-one payments had arrived.'

test('posts end with a paragraph, and a long paragraph is halved', () => {
  expect(splitIntoPosts([quitParagraph, presentSentences.join(' '), cardboardParagraph].join('\n\n'))).toEqual([
    quitParagraph,
    ...presentSentences,
    cardboardParagraph,
  ])
})

test('short paragraphs share a post', () => {
  const shortParagraphs = [
    'Then the card reader died.',
    'Nobody left the queue.',
    'I have never been so proud of a table.',
  ]
  expect(splitIntoPosts([quitParagraph, ...shortParagraphs, cardboardParagraph].join('\n\n'))).toEqual([
    [quitParagraph, ...shortParagraphs].join('\n\n'),
    cardboardParagraph,
  ])
})

test('a list is split between its lines, never after its first line', () => {
  const rules = [
    'Your watch lies. The course is marked, trust the signs.',
    'Start slower than feels right. Everybody who passes you in the first kilometre will be walking at seven.',
    'Nothing new on race day. No new shoes, no new gel, no new socks.',
    'Eat two hours before, not one. Toast with honey is enough.',
    'Go to the toilet even if you think you don’t need to',
    'There is no prize for the medal photo, so smile while you can still breathe',
  ].map((rule) => `- ${rule}`)
  const introParagraph = `${'I ran every week for a year and still got it wrong. '.repeat(4).trim()}`
  const list = ['Six things I wish I knew before my first 10K:', ...rules]
  const posts = splitIntoPosts(`${introParagraph}\n\n${list.join('\n')}`)
  expect(posts).toEqual([introParagraph, list.slice(0, 3).join('\n'), rules.slice(2).join('\n')])
})

test('a heading and its text share a post', () => {
  const text = 'I keep one note on my phone. Every question goes in, however small it may look today. '.repeat(3).trim()
  expect(splitIntoPosts(`${quitParagraph}\n\nStep 1: Collect\n\n${text}`)[1]).toMatch(/^Step 1: Collect\n\nI keep/)
})

test('a question and its answer share a post', () => {
  const questionAndAnswer =
    'Why does that work? Because nobody reads the label before they have smelled the candle twice. '
  const posts = splitIntoPosts(
    `${'A candle is a present, not a thing. '.repeat(6)}${questionAndAnswer.repeat(2)}`.trim(),
  )
  for (const post of posts) expect(post).not.toMatch(/\?$/)
})

test('an emoji shares a post with the sentence before it, or with the line that it starts', () => {
  const sentence = 'Somebody has to have fed the starter the night before, and it is never the owner. 🍞 '
  for (const post of splitIntoPosts(sentence.repeat(6).trim())) expect(post).toMatch(/^Somebody[\s\S]*🍞$/u)
  const line = '✅ Somebody has to have fed the starter the night before, and it is never the owner.'
  const lines = splitIntoPosts(Array.from({ length: 6 }, () => line).join('\n'))
  expect(lines.length).toBeGreaterThan(1)
  for (const post of lines) expect(post).toMatch(/^✅[\s\S]*owner\.$/u)
})

test('a sentence over two lines is not split', () => {
  const wrappedSentence = `I wrote my bank details on a piece of cardboard\nand asked people to pay when they got home. `
  for (const post of splitIntoPosts(wrappedSentence.repeat(6).trim())) expect(post).toMatch(/^I wrote[\s\S]*home\.$/)
})
