import { expect, test } from 'vitest'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import type { Card } from '@/lib/tool/card'
import type { Engine, WritingJob } from '@/lib/tool/engine'
import { fixtureTool } from '@/test/api/fixture-tool'
import { createFixedEngine } from '@/test/api/start-api'
import { sampleInput, sampleTool } from '@/test/samples'
import { findAssumedPhrases } from './assumptions'
import { createCardFilter } from './card-filter'
import { generateCards } from './generate-cards'
import { buildLanguageNotes, isWrittenIn } from './requested-language'

const parameters = { amount: 3, tone: 'casual', extras: [], audience: '', short: false, split: false }
const fixtureJob = { tool: fixtureTool, input: { prompt: 'sourdough bread', parameters }, count: 3, seed: 1 }

async function generate(engine: Engine, job: WritingJob): Promise<Card[]> {
  return Array.fromAsync(generateCards(job, engine, new AbortController().signal))
}

const generateTexts = async (texts: readonly string[], job: Partial<WritingJob> = {}) =>
  (await generate(createFixedEngine(texts), { ...fixtureJob, ...job })).map(({ copy }) => copy)

test('skips items that do not fit, open like an earlier card or say the same', async () => {
  const texts = [
    'Knead the dough for ten minutes',
    'x'.repeat(201),
    'Knead it again',
    '“Knead” comes first',
    'THE dough — knead for ten minutes!',
    'Fold it twice',
    'Wait',
    'Bake',
  ]
  expect(await generateTexts(texts)).toEqual(['Knead the dough for ten minutes', 'Fold it twice', 'Wait'])
})

test('stops an engine whose items never fit', async () => {
  let given = 0
  const endlessEngine: Engine = {
    name: 'built-in',
    async *write() {
      for (;;) {
        given += 1
        yield { item: { text: 'x'.repeat(201) } }
      }
    },
  }
  await expect(generate(endlessEngine, fixtureJob)).rejects.toMatchObject({ code: 'needs_model' })
  expect(given).toBe(300)
})

type Refine = NonNullable<WritingJob['refine']>

test.each<[Refine['action'], object, string[], string[]]>([
  ['similar', {}, ['Well, knead the dough', 'Knead gently', 'Fold', 'Wait', 'Bake'], ['Knead gently', 'Fold', 'Wait']],
  ['shorter', {}, ['Knead the dough very well', 'Knead it', 'Knead'], ['Knead it']],
  ['bolder', {}, ['Knead the dough well', 'Well, knead the dough'], ['Well, knead the dough']],
  ['shorter', { text: 'Knead it on a cold table' }, ['Knead the dough well'], ['Knead the dough well']],
  ['bolder', { text: 'Never knead' }, ['Never knead', 'Never'], ['Never']],
])('“%s” differs from the original, and from its edited text: %j', async (action, editedText, texts, expected) => {
  const refine = { action, item: { text: 'Knead the dough well' }, ...editedText } as Refine
  expect(await generateTexts(texts, { refine, count: action === 'similar' ? 3 : 1 })).toEqual(expected)
})

test.each(['shorter', 'similar', 'bolder'] as const)(
  '“%s” with nothing new from the built-in writer needs a model',
  async (action) => {
    const refine = { action, item: { text: 'Knead' } }
    await expect(generateTexts(['Knead'], { refine, count: 1 })).rejects.toMatchObject({ code: 'needs_model' })
  },
)

test.each([
  ['Five tips for bread', 'five TIPS for bread!', true],
  ['Five tips for good bread', 'Five tips for bread', true],
  ['Five tips for bread', 'Five mistakes with bread', false],
  ['bakedbyana', 'bakedbyanna', false],
  ['🍞🍞', '🥐🥐', false],
  ['パンの作り方', 'パンの作り方', true],
])('“%s” and “%s” say the same: %s', (a, b, expected) => {
  expect(isNearDuplicate(toWordSet(a), toWordSet(b))).toBe(expected)
})

const rewriteTool = {
  ...fixtureTool,
  draft: 'It needs a model.',
  buildBrief: (input: Parameters<typeof fixtureTool.buildBrief>[0]) => ({
    ...fixtureTool.buildBrief(input),
    outputShape: 'rewrite' as const,
  }),
}
const createRewriteJob = (prompt: string) => ({ tool: rewriteTool, input: { prompt, parameters } })

test('versions of a text may open alike and say the same, and only a copy is dropped', async () => {
  const texts = ['Knead the dough well.', 'Knead  the dough well.', 'Knead the dough very well.', 'Knead it well.']
  const versions = ['Knead the dough well.', 'Knead the dough very well.', 'Knead it well.']
  expect(await generateTexts(texts, createRewriteJob('Knead dough well.'))).toEqual(versions)
})

test('the visitor’s own text is returned only if there is no other result', async () => {
  const job = createRewriteJob('Knead the dough.\nWait.')
  const others = ['Knead the dough. Wait a bit.', 'Knead the dough, then wait.', 'Knead dough. Wait.']
  expect(await generateTexts(['Knead the dough. Wait.', ...others], job)).toEqual(others)
  expect(await generateTexts(['Knead the dough. Wait.'], job)).toEqual(['Knead the dough. Wait.'])
})

test('for a prompt about grief, assumptions are marked in rewrites and in text from an image; other items with assumptions are dropped', () => {
  const grave = { item: { text: 'My grandma died in Austin.' }, assumed: ['in Austin'] }
  expect(createCardFilter(createRewriteJob('my grandma died')).review(grave).card?.assumed).toEqual(['in Austin'])
  const tool = { ...fixtureTool, draft: { outputKind: 'sentences', write: () => [] }, imageInput: 'enough' } as const
  const input = { prompt: 'the grave of my grandma, she died in March', parameters }
  const picture = { bytes: new Uint8Array(), type: 'image/jpeg' } as const
  const candidate = { item: { text: 'A grave with the words “To our Rosa, 1931”' }, assumed: [] }
  const pictureFilter = createCardFilter({ tool, input: { ...input, picture } })
  expect(pictureFilter.review(candidate).card?.assumed).toEqual(['Rosa', '1931'])
  expect(createCardFilter({ tool, input }).review(candidate).card).toBeNull()
})

test('requires a review of a model’s text about an image before copying, but not of the visitor’s own words', () => {
  const present = () => ({ parts: [], copy: 'A potter.', carry: '', review: true as const })
  const createFilter = () =>
    createCardFilter({ tool: { ...fixtureTool, present }, input: { prompt: 'a potter', parameters } })
  expect(createFilter().review({ item: { text: 'A potter' }, assumed: [] }).card?.review).toBe(true)
  expect(createFilter().review({ item: { text: 'A potter' } }).card?.review).toBeUndefined()
})

test('a card names the lost parts of the prompt', () => {
  const card = createCardFilter(fixtureJob).review({ item: { text: 'Fold it twice' }, lost: ['@maya'] }).card
  expect(card?.lost).toEqual(['@maya'])
})

const [phrase, calledPhrase] = ['I cried in the car', 'I called Rosa in tears']

test.each<[string, string, string, readonly string[], readonly string[]]>([
  ['what the model says', 'I cried in the car.', 'we closed the shop', [phrase], [phrase]],
  ['a phrase in the text’s own spelling', 'Then I Cried.', 'closing', ['i cried'], ['I Cried']],
  ['nothing that does not occur', 'Knead it.', 'bread', [phrase], []],
  ['nothing that the visitor wrote', 'We closed the shop.', 'we CLOSED the shop', ['closed the shop'], []],
  ['a name', 'Told my friend Rosa about it.', 'a story about bread', [], ['Rosa']],
  ['no name that was given', 'Told my friend Rosa about it.', 'rosa and me', [], []],
  ['a figure', 'It took 14 loaves.', 'my bread', [], ['14']],
  ['no figure that was given', 'It took 14 loaves.', '14 loaves later', [], []],
  ['no count of parts, no time of a shot', '2/7 Knead it, 0-4 s', 'bread', [], []],
  ['a time, a rating and a range', 'At 8:30, rated 9/10, 20-30% less', 'bread', [], ['8:30', '9', '10', '20', '30']],
  ['no time that was given', 'At 8:30 we open', 'open at 8:30', [], []],
  [
    'other facts in given words',
    'Dad thanked the nurses, then died.',
    'dad died, I thank the nurses',
    ['Dad thanked the nurses, then died'],
    ['Dad thanked the nurses, then died'],
  ],
  ['no value of a colour', 'mud brown #6b4a2f, near black #161616', 'bread', [], []],
  ['no title in capitals', 'The Bread That Rose in My Kitchen', 'bread', [], []],
  ['no day in the plural', 'We sing on Sundays in the hall.', 'we sing every sunday', [], []],
  ['no owner that was given', 'We sing at Bristol’s harbour.', 'singing in bristol', [], []],
  ['no network', 'We sing on TikTok and in the hall.', 'we sing', [], []],
  ['no German noun', 'Heute backen wir ein Brot mit der Oma in der Küche.', 'wir backen', [], []],
  ['no other form of a given word', 'It was tuning that she liked.', 'piano tuner', ['tuning'], []],
  ['a name beside a given one', 'Sea songs in Bristol with Pete on the water.', 'sea songs in bristol', [], ['Pete']],
  ['the longer of two that overlap', 'I called Rosa in tears.', 'bread', [calledPhrase], [calledPhrase]],
  [
    'phrases in the order of the text',
    'First Oma, then I ate.',
    'bread',
    ['then I ate', 'First Oma'],
    ['First Oma', 'then I ate'],
  ],
])('marks %s as assumed', (_, text, given, claimed, expected) => {
  expect(findAssumedPhrases(text, given, claimed)).toEqual(expected)
})

test.each([
  ['es', 'Pan de masa madre en casa', true],
  ['en', 'Say こんにちは before anything else', true],
  ['en', 'Домашний хлеб на закваске', false],
  ['de', '自家製サワードウ', false],
  ['ja', '自家製サワードウをTikTokで', true],
  ['ja', '日本旅行', true],
  ['ja', '如果你想在家里做出好吃的酸面包，那么你首先需要准备一个干净的玻璃罐和一些全麦面粉', false],
  ['ja', 'Sourdough at home', false],
  ['zh', '在家做酸面包 vlog', true],
  ['ko', '집에서 만드는 빵', true],
  ['ko', 'パンを作る', false],
  ['ar', 'خبز منزلي', true],
  ['hi', 'Ghar ki roti', false],
  ['th', 'ขนมปังทำเอง', true],
  ['ru', 'Хлеб дома', true],
  ['ru', 'Домашній хліб на заквасці без жодного замішування', false],
  ['uk', 'Хлеб дома', true],
  ['uk', 'Домашний хлеб на закваске без долгого замеса и лишних хлопот', false],
  ['he', 'לחם מחמצת ביתי', true],
  ['ja', '[your number] 🍞 https://a.example', true],
])('%s: “%s” is in the language: %s', (language, text, expected) => {
  expect(isWrittenIn(language, text)).toBe(expected)
})

const englishTexts = ['Knead it well', 'Fold it twice', 'Wait an hour', 'Bake until brown']
const japaneseTexts = ['よくこねる', '二回たたむ', '一時間待つ', 'こんがり焼く']

function createLanguageJob(language: string, prompt: string = sampleInput.prompt) {
  const input = { prompt, parameters: { ...sampleInput.parameters, language } }
  return { tool: sampleTool, input, count: 4, seed: 1 }
}

async function writeInLanguage(texts: readonly string[], job: ReturnType<typeof createLanguageJob>) {
  const cards = await generate(createFixedEngine(texts, 'openai'), job)
  return { texts: cards.map(({ copy }) => copy), notes: buildLanguageNotes(job, cards) }
}

test('items in another script come after those in the requested language, with a note', async () => {
  const job = createLanguageJob('ja')
  expect(await writeInLanguage([...englishTexts, ...japaneseTexts], job)).toEqual({ texts: japaneseTexts, notes: [] })
  expect(await writeInLanguage([...englishTexts.slice(0, 3), ...japaneseTexts.slice(0, 2)], job)).toEqual({
    texts: ['よくこねる', '二回たたむ', 'Knead it well', 'Fold it twice'],
    notes: ['2 of these could not be kept in Japanese. Tap Again, or choose another language.'],
  })
})

test.each([
  ['خبز منزلي للمبتدئين', englishTexts, ['These could not be kept in Arabic. Tap Again, or choose another language.']],
  [sampleInput.prompt, englishTexts, []],
  ['how to say こんにちは', japaneseTexts, []],
])('the prompt “%s” requests its own language only in another script', async (prompt, texts, notes) => {
  expect((await writeInLanguage(texts, createLanguageJob('auto', prompt))).notes).toEqual(notes)
})

test('a model’s cards that would fit another prompt come after the others', async () => {
  const engine: Engine = {
    name: 'openai',
    async *write() {
      for (const text of ['Knead it well', 'Sourdough wants time']) yield { item: { kind: '', text }, assumed: [] }
    },
  }
  const cards = await generate(engine, { tool: sampleTool, input: sampleInput, count: 2, seed: 1 })
  expect(cards.map(({ copy }) => copy)).toEqual(['Sourdough wants time', 'Knead it well'])
})

test('the visitor’s own words may request another language', () => {
  const refine = { action: 'change', item: {}, words: 'in English' } as const
  const card = { id: '1', parts: [], copy: '', carry: 'Knead', item: { text: 'Knead it well' } }
  expect(buildLanguageNotes({ ...createLanguageJob('ja'), refine }, [card])).toEqual([])
  expect(buildLanguageNotes(createLanguageJob('ja'), [card])).toHaveLength(1)
})
