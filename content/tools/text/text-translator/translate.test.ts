import { expect, test } from 'vitest'
import { generateCards } from '@/lib/generate/cards/generate-cards'
import { readParameters } from '@/lib/generate/input/parameters'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { startLocalServer } from '@/test/local-server'
import { textTranslator } from './tool'

/** What a model that gives these answers, one a call, makes of a text, and what it was sent. */
async function runTranslation(prompt: string, fields: object, answers: readonly string[]) {
  const sent: string[] = []
  const server = await startLocalServer(async (request, response) => {
    const body = await new Response(request as unknown as ReadableStream).json()
    sent.push(body.messages[1].content)
    const content = JSON.stringify({ reading: '', items: [{ text: answers[sent.length - 1], assumed: [] }] })
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }))
  })
  const engine = createOpenAiEngine({ apiKey: null, baseUrl: server.origin, model: 'm' })
  const input = { prompt, parameters: readParameters(textTranslator, fields).fields }
  const job = { tool: textTranslator, input, count: 1, seed: 1 } as unknown as Parameters<typeof generateCards>[0]
  const cards = await Array.fromAsync(generateCards(job, engine, new AbortController().signal))
  return { cards, sent }
}

const subtitleFile =
  '1\n00:00:01,000 --> 00:00:02,000\nHello there.\n\n2\n00:00:03,500 --> 00:00:05,000\nIt is 3 euros.'

test('times never reach the model, and stand in the file again', async () => {
  const answer = '1\n⟦1⟧\nHola.\n\n2\n⟦2⟧\nSon 3 euros.'
  const { cards, sent } = await runTranslation(subtitleFile, { format: 'srt' }, [answer])
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('1\\n⟦1⟧\\nHello there.\\n\\n2\\n⟦2⟧\\nIt is 3 euros.')
  expect(sent[0]).toContain('Write in Spanish')
  expect(cards[0]?.copy).toBe(
    '1\n00:00:01,000 --> 00:00:02,000\nHola.\n\n2\n00:00:03,500 --> 00:00:05,000\nSon 3 euros.',
  )
  expect(cards[0]).toMatchObject({ heading: 'English to Spanish', tags: ['2 of 2 cues'] })
})

test('a cue that is left out twice is named', async () => {
  const { cards, sent } = await runTranslation(subtitleFile, { format: 'srt' }, ['1\n⟦1⟧\nHola.', '1\n⟦1⟧\nHola.'])
  expect(sent).toHaveLength(2)
  expect(sent[1]).toContain('⟦2⟧')
  expect(cards[0]?.lost).toEqual(['00:00:03,500 --> 00:00:05,000'])
  expect(cards[0]?.copy).toBe('1\n00:00:01,000 --> 00:00:02,000\nHola.')
})

test.each([
  [true, 'new bread ⟦3:2⟧ ⟦1⟧ ⟦2⟧', 'pan nuevo ⟦3:2⟧ ⟦1⟧ ⟦2⟧', 'pan nuevo 2 @maya #slowbread'],
  [false, 'new bread ⟦2:2⟧ ⟦1⟧ #slowbread', 'pan nuevo ⟦2:2⟧ ⟦1⟧ #panlento', 'pan nuevo 2 @maya #panlento'],
])('tags stay or are translated: %s', async (keepTags, expectedPrompt, answer, copy) => {
  const { cards, sent } = await runTranslation('new bread 2 @maya #slowbread', { keepTags }, [answer])
  expect(sent[0]).toContain(expectedPrompt)
  expect(cards[0]?.copy).toBe(copy)
})

test('a translation in another script than the one asked for is marked', async () => {
  const stray = await runTranslation('I bake slow bread', { language: 'el' }, ['Hago pan', 'Hago pan'])
  expect(stray.sent).toHaveLength(2)
  const { cards } = await runTranslation('I bake slow bread', { language: 'el' }, ['Φτιάχνω αργό ψωμί'])
  expect(cards[0]?.copy).toBe('Φτιάχνω αργό ψωμί')
})
