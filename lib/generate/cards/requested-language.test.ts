import { expect, onTestFinished, test } from 'vitest'
import { startMockOpenAi } from '@/e2e/mock-servers/openai'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import type { Card } from '@/lib/tool/card'
import type { Engine } from '@/lib/tool/engine'
import { sampleInput, sampleTool } from '@/test/sample-tool'
import { generateCards } from './generate-cards'
import { buildLanguageNotes, isWrittenIn } from './requested-language'

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
  ['hi', 'घर की रोटी', true],
  ['hi', 'Ghar ki roti', false],
  ['th', 'ขนมปังทำเอง', true],
  ['ru', 'Хлеб дома', true],
  ['ru', 'Домашній хліб на заквасці без жодного замішування', false],
  ['uk', 'Хліб удома', true],
  ['uk', 'Хлеб дома', true],
  ['uk', 'Домашний хлеб на закваске без долгого замеса и лишних хлопот', false],
  ['he', 'לחם מחמצת ביתי', true],
  ['ja', '[your number] 🍞 https://a.example', true],
])('%s: “%s” is kept: %s', (language, text, expected) => {
  expect(isWrittenIn(language, text)).toBe(expected)
})

const english = ['Knead it well', 'Fold it twice', 'Wait an hour', 'Bake until brown']
const japanese = ['よくこねる', '二回たたむ', '一時間待つ', 'こんがり焼く']

function createEngine(texts: readonly string[]): Engine {
  return {
    name: 'openai',
    async *write() {
      for (const text of texts) yield { item: { kind: 'statement', text } }
    },
  }
}

function createJob(language: string, prompt: string = sampleInput.prompt) {
  const input = { prompt, parameters: { ...sampleInput.parameters, language } }
  return { tool: sampleTool, input, count: 4, seed: 1 }
}

async function run(engine: Engine, job: ReturnType<typeof createJob>) {
  const cards: Card[] = []
  for await (const card of generateCards(job, engine, new AbortController().signal)) cards.push(card)
  return { texts: cards.map(({ copy }) => copy), notes: buildLanguageNotes(job, cards) }
}

test('items in another script give way to those in the language asked for', async () => {
  expect(await run(createEngine([...english, ...japanese]), createJob('ja'))).toEqual({
    texts: japanese,
    notes: [],
  })
})

test('where too few keep the language the others come last, and a note says so', async () => {
  const texts = [...english.slice(0, 3), ...japanese.slice(0, 2)]
  expect(await run(createEngine(texts), createJob('ja'))).toEqual({
    texts: ['よくこねる', '二回たたむ', 'Knead it well', 'Fold it twice'],
    notes: ['2 of these could not be kept in Japanese. Tap Again, or choose another language.'],
  })
})

test('a prompt in another script asks for its own language', async () => {
  expect((await run(createEngine(english), createJob('auto', 'خبز منزلي للمبتدئين'))).notes).toEqual([
    'These could not be kept in Arabic. Tap Again, or choose another language.',
  ])
  expect((await run(createEngine(english), createJob('auto', 'לחם מחמצת ביתי'))).notes).toEqual([
    'These could not be kept in Hebrew. Tap Again, or choose another language.',
  ])
  expect((await run(createEngine(english), createJob('auto'))).notes).toEqual([])
  expect((await run(createEngine(japanese), createJob('auto', 'how to say こんにちは'))).notes).toEqual([])
})

test('a model that keeps to its own language is asked once more', async () => {
  const mockOpenAi = await startMockOpenAi()
  onTestFinished(() => mockOpenAi.stop())
  const engine = createOpenAiEngine({ apiKey: 'k', baseUrl: mockOpenAi.url, model: 'm' })
  const { texts, notes } = await run(engine, createJob('ja'))
  expect(texts).toHaveLength(4)
  expect(notes).toHaveLength(1)
  expect(mockOpenAi.requests).toHaveLength(2)
  const again = String(mockOpenAi.requests[1]?.body.messages?.at(-1)?.content)
  expect(again).toContain('Write exactly 4 items')
  expect(again).toContain('Write in Japanese, whatever language `prompt` is in.')
})

test('words of the visitor’s own may ask for another language', () => {
  const refine = { action: 'change', item: {}, words: 'in English' } as const
  const card = { id: '1', parts: [], copy: '', carry: 'Knead', item: { text: 'Knead it well' } }
  expect(buildLanguageNotes({ ...createJob('ja'), refine }, [card])).toEqual([])
  expect(buildLanguageNotes(createJob('ja'), [card])).toHaveLength(1)
})
