import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { blankPattern, hasBlank } from '@/lib/core/strings/blanks'
import { type PromptKind, promptKinds } from '@/lib/tool/parsed-prompt'
import { shouldRejectText } from '@/lib/tool/should-reject-text'
import { placements } from './frames/frame'
import { createLinePicker } from './frames/line-picker'
import { buildNameIdeas } from './names/build-name-ideas'
import { analyzePrompt } from './reading/analyze-prompt'
import { buildEnding } from './sequence/build-ending'
import { buildSteps, choosePlan } from './sequence/steps'
import { buildTopicTags } from './tags/topic-tags'
import { applyWritingHabits, findWritingHabits } from './writing-habits'

const kinds: readonly (readonly [PromptKind, string])[] = [
  ['how-to', 'how to mend a torn tent'],
  ['list', '9 board games that fit in a pocket'],
  ['story', 'storytime: a heron ate my koi'],
  ['announcement', "we're opening a second kiosk in june"],
  ['offer', '15% off all lamps til sunday'],
  ['opinion', 'hot take: soup is a drink'],
  ['question', 'does anyone else hoard jars'],
  ['comparison', 'canoe vs kayak on a windy lake'],
  ['review', 'honest review of the solar kettle'],
  ['place', 'three days in Lisbon with a pram'],
  ['day', 'a day in the life of a lock keeper'],
  ['skit', 'pov: your gran finds your phone'],
  ['change', 'before and after of our hallway'],
  ['hard-time', 'my grandfather passed away last week'],
  ['hard-time', 'second round of chemo tomorrow'],
  ['hard-time', 'got laid off after twelve years'],
  [
    'pasted',
    'The ferry runs twice a day. It was built in 1931. The captain knows every seal. Tickets are sold on board.',
  ],
  ['subject', 'linocut prints'],
]

test.each(kinds)('reads as %s: %s', (kind, prompt) => {
  expect(analyzePrompt(prompt).kind).toBe(kind)
})

test.each([
  'my phone died at the airport',
  'dead sea salt scrub',
  'breaststroke drills for adults',
  'murió mi móvil en plena ruta',
  'スマホが死んだ',
])('no hard time: %s', (prompt) => {
  expect(analyzePrompt(prompt).kind).not.toBe('hard-time')
})

test.each([
  ['es', 'hard-time', 'se murio mi perrita ayer'],
  ['pt', 'comparison', 'praia ou serra'],
  ['fr', 'story', 'hier j’ai perdu mes clés dans le métro'],
  ['de', 'announcement', 'wir eröffnen am montag unser studio in köln'],
  ['it', 'comparison', 'mare o montagna'],
  ['id', 'opinion', 'menurutku nasi uduk harusnya pakai sambal kacang'],
  ['hi', 'hard-time', 'मेरी नानी नहीं रहीं, बस इतना कहना था, उनका देहांत हो गया'],
  ['ja', 'hard-time', '父が他界しました'],
])('a prompt in %s is read as %s: %s', (language, kind, prompt) => {
  expect(analyzePrompt(prompt)).toMatchObject({ language, kind, sure: true })
})

test.each([
  ['write me a caption about my new pottery studio please', 'My new pottery studio'],
  ['im sooo ready for spring!! 🌷', 'I’m sooo ready for spring'],
  ['HOW TO STOP A TAP FROM DRIPPING', 'How to stop a tap from dripping'],
  ['iphone tricks nobody knows #tech #tips', 'iPhone tricks nobody knows'],
  ['dont  buy   this lamp...', 'Don’t buy this lamp'],
  ['open sat june 21, closes 3 nov, tue 6pm', 'Open Sat June 21, closes 3 Nov, Tue 6pm'],
  ['i knit hats and sell them on etsy', 'I knit hats and sell them on Etsy'],
  ['asdf ghjk qwer', 'Asdf ghjk qwer'],
])('the words of %j are the visitor’s own', (prompt, line) => {
  expect(analyzePrompt(prompt).line).toBe(line)
})

test('tags and emoji are apart from the words, and the visitor’s choice of a kind counts', () => {
  expect(analyzePrompt('new glaze day 🏺🔥 #pottery', { chosenKind: 'story' })).toMatchObject({
    kind: 'story',
    sure: true,
    hashtags: ['pottery'],
    emoji: ['🏺', '🔥'],
    line: 'New glaze day',
  })
})

test('a prompt without a letter is refused', () => {
  expect(() => analyzePrompt('123 !!! 🎉')).toThrow(expect.objectContaining({ code: 'unclear_topic' }))
})

test.each([
  ['emoji', `${'😂'.repeat(2000)}a`],
  ['one word', 'a'.repeat(2000)],
  ['brackets', `${'('.repeat(1000)}a${')'.repeat(999)}`],
  ['marks', 'z\u0335\u0322\u031ba\u0338l\u0337'.repeat(250)],
  ['tags', '#a '.repeat(660)],
  ['lines', 'a\n'.repeat(1000)],
  ['lone surrogates', `a${'\ud83d'.repeat(500)}`],
  ['versus', 'a vs '.repeat(400)],
])('a prompt of %s is read', (_, prompt) => {
  expect(analyzePrompt(prompt).line).toMatch(/\p{L}/u)
})

const kindsAndPrompts = [
  ...promptKinds.map((kind) => [kind, 'the old boat house'] as const),
  ...['trucos para el pan', 'dicas de pão', 'idées de pain', 'tipps für das brot', 'consigli per il pane'].flatMap(
    (prompt) =>
      (['subject', 'opinion', 'question', 'story', 'hard-time'] as const).map((kind) => [kind, prompt] as const),
  ),
]

test.each(kindsAndPrompts)(
  'lines of the kind %s about “%s” have no open slot and no invented number',
  (kind, prompt) => {
    const lines = createLinePicker(analyzePrompt(prompt, { chosenKind: kind }), createRandom(1))
    const texts = placements.flatMap((placement) => lines.takeAll(placement).map(({ text }) => text))
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) {
      // Lines of a list are numbered, and points are given out of ten.
      expect(text.replace(blankPattern, '').replace(/\b(?:\d|10)\b/g, '')).not.toMatch(/[[\]{}'"–—\d]/)
    }
  },
)

const MAX_STEPS = 6
const planSteps = (prompt: string, options: Parameters<typeof analyzePrompt>[1] = {}) => {
  const reading = analyzePrompt(prompt, options)
  const plan = choosePlan(reading, MAX_STEPS)
  return {
    texts: buildSteps(reading, plan, MAX_STEPS).map(({ text }) => text),
    ending: buildEnding(reading, plan, createLinePicker(reading, createRandom(1))),
  }
}

test.each(promptKinds)('%s: at most six different steps, with blanks for what the visitor knows', (chosenKind) => {
  const { texts } = planSteps('a weekend with two goats', { chosenKind })
  expect(texts.length).toBeLessThanOrEqual(MAX_STEPS)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(shouldRejectText(text, 'a weekend with two goats'), text).toBe(false)
})

test('details and further sentences fill the steps word for word', () => {
  const details = { turn: 'the card reader died', action: 'come before noon' }
  const { texts, ending } = planSteps('my first market stall', { chosenKind: 'story', details })
  expect(texts).toContain('The card reader died.')
  expect(ending).toBe('Come before noon.')
  const prompt = 'Drove to Wales for a piano. It didn’t fit in the van. A farmer tied it to his trailer.'
  const story = planSteps(prompt, { chosenKind: 'story' })
  expect(story.texts.slice(0, 2)).toEqual(['It didn’t fit in the van.', 'A farmer tied it to his trailer.'])
  expect(story.texts.filter(hasBlank)).toHaveLength(1)
})

test('a hard time has two quiet steps and no ending, another language no English words', () => {
  const { texts, ending } = planSteps('we lost our dog', { chosenKind: 'hard-time' })
  expect([texts.length, ending]).toEqual([2, null])
  const reading = {
    ...analyzePrompt('una tortilla'),
    language: 'es',
    sentences: ['Una tortilla de patatas', 'Sin cebolla'],
  }
  expect(buildSteps(reading, choosePlan(reading, MAX_STEPS), MAX_STEPS)).toEqual([
    { heading: '', text: 'Sin cebolla.' },
  ])
})

function buildNames(prompt: string, visitorName = '') {
  const order = { reading: analyzePrompt(prompt), visitorName, vibe: 'clean', fits: () => true } as const
  return buildNameIdeas(order, createRandom(1)).map(({ displayName }) => displayName)
}

test('names are made of the visitor’s words, in the visitor’s language, at most twelve and each once', () => {
  expect(buildNames('rye bread', 'Ana')).toEqual(expect.arrayContaining(['Ana’s Rye Bread', 'Rye Bread with Ana']))
  expect(buildNames('we just opened a plant shop in Leeds')).toContain('Leeds Plant')
  for (const name of buildNames('recetas veganas fáciles para estudiantes'))
    expect(name).toMatch(/recetas|estudiantes/i)
  for (const name of buildNames('my grandad passed away last week')) expect(name).not.toMatch(/grandad|week|pass/i)
  const names = buildNames('sourdough bread')
  expect(names.length).toBeLessThanOrEqual(12)
  expect(new Set(names).size).toBe(names.length)
})

const buildTags = (prompt: string, keyword = '') => buildTopicTags(analyzePrompt(prompt), 5, createRandom(1), keyword)

test('tags name the topic: the visitor’s own first, then the keyword, and only those on a hard day', () => {
  expect(buildTags('our florist van broke down in Ghent')).toEqual(expect.arrayContaining(['#florist', '#flowers']))
  expect(buildTags('ein Rezept für Kürbissuppe ohne Sahne')).toContain('#kürbissuppe')
  expect(buildTags('new bike day #gravelgang', 'gravel bike').slice(0, 2)).toEqual(['#gravelgang', '#gravelbike'])
  expect(buildTags('my mum died in march #formum')).toEqual(['#formum'])
  const tags = ['5 things in my gym bag', 'my dog and I walked 20 km', 'is it worth it'].flatMap((one) =>
    buildTags(one),
  )
  expect(tags.join(' ')).not.toMatch(/#\d|#(?:my|and|things|it|km)\b|tok\b|insta/)
})

const line = 'My dog hates baths! Start with a warm towel.\nThen [wait].'

test.each([
  [
    ['today we made soup again', 'it was fine. nobody cried'],
    'my dog hates baths. start with a warm towel\nthen [wait]',
  ],
  [
    ['Today we made soup again', 'It was fine. Nobody cried'],
    'My dog hates baths. Start with a warm towel\nThen [wait]',
  ],
  [['soup today and nothing else.'], 'my dog hates baths! start with a warm towel.\nthen [wait].'],
  [['Today we made soup again.', 'It was fine!'], line],
  [['今日はスープを作りました。とても美味しかったです', '明日もスープです！'], line],
  [[], line],
])('the habits of %j', (samples, expected) => {
  expect(applyWritingHabits(line, findWritingHabits(samples))).toBe(expected)
})
