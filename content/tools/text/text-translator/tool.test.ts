import { describe, expect, test } from 'vitest'
import { generateCards } from '@/lib/generate/cards/generate-cards'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { startLocalServer } from '@/test/local-server'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import textTranslator from './tool'

const file = '1\n00:00:00,500 --> 00:00:02,400\nHello.\n\n2\n00:00:02,600 --> 00:00:05,000 position:10%\nIt’s 3\ncheap.'

const parameters = { format: 'srt' } as const
const firstCue = '1\n00:00:00,500 --> 00:00:02,400\nHola.'
const secondCue = '2\n00:00:02,600 --> 00:00:05,000 position:10%\nEs 3 veces\nbarato.'

testPromptTool(textTranslator, {
  base: { prompt: 'I bake slow bread 🍞', item: { text: 'Hago pan lento 🍞' } },
  fit: {
    'a translation passes': {},
    'one sign of Japanese may become a word': {
      prompt: '古いラジオを直す',
      parameters: { language: 'en' },
      item: { text: 'I repair old radios, the ones with valves and wooden cases, one by one, and slowly.' },
    },
    'more than 1.5 times as long is dropped': { item: { text: 'Hago pan lento. '.repeat(7) }, becomes: null },
    'a file keeps its times, its order and its numbers': {
      prompt: file,
      parameters,
      item: { text: `${secondCue}\n\n00:00:00,500 --> 00:00:02,400\nHola.\n\n3\n00:09:00,000 --> 00:09:01,000\nNo.` },
      becomes: { text: `${firstCue}\n\n${secondCue}` },
    },
    'a cue that did not come back is left out': { prompt: file, parameters, item: { text: firstCue } },
    'a text is one, though it is called a file': { parameters },
  },
})

describe('with a model', () => {
  /** Runs the tool with one model response per call; returns the cards and the messages sent. */
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
    const input = buildInput(textTranslator as never, prompt, fields)
    const job = { tool: textTranslator, input, count: 1, seed: 1 } as unknown as Parameters<typeof generateCards>[0]
    const cards = await Array.fromAsync(generateCards(job, engine, new AbortController().signal))
    return { cards, sent }
  }

  const subtitles = '1\n00:00:01,000 --> 00:00:02,000\nHello.\n\n2\n00:00:03,500 --> 00:00:05,000\nIt is 3 euros.'

  test('does not send times to the model, and restores them in the file', async () => {
    const answer = '1\n⟦1⟧\nHola.\n\n2\n⟦2⟧\nSon 3 euros.'
    const { cards, sent } = await runTranslation(subtitles, { format: 'srt' }, [answer])
    expect(sent).toEqual([expect.stringContaining('1\\n⟦1⟧\\nHello.\\n\\n2\\n⟦2⟧\\nIt is 3 euros.')])
    expect(sent[0]).toContain('Write in Spanish')
    const copy = '1\n00:00:01,000 --> 00:00:02,000\nHola.\n\n2\n00:00:03,500 --> 00:00:05,000\nSon 3 euros.'
    expect(cards[0]).toMatchObject({ copy, heading: 'English to Spanish', tags: ['2 of 2 cues'] })
  })

  test('names a cue that the model omits twice', async () => {
    const { cards, sent } = await runTranslation(subtitles, { format: 'srt' }, Array(2).fill('1\n⟦1⟧\nHola.'))
    expect(sent).toHaveLength(2)
    expect(sent[1]).toContain('⟦2⟧')
    const lost = ['00:00:03,500 --> 00:00:05,000']
    expect(cards[0]).toMatchObject({ lost, copy: '1\n00:00:01,000 --> 00:00:02,000\nHola.' })
  })

  test.each([
    [true, 'new bread ⟦3:2⟧ ⟦1⟧ ⟦2⟧', 'pan nuevo ⟦3:2⟧ ⟦1⟧ ⟦2⟧', 'pan nuevo 2 @maya #slowbread'],
    [false, 'new bread ⟦2:2⟧ ⟦1⟧ #slowbread', 'pan nuevo ⟦2:2⟧ ⟦1⟧ #panlento', 'pan nuevo 2 @maya #panlento'],
  ])('preserves or translates tags: %s', async (keepTags, expectedPrompt, answer, copy) => {
    const { cards, sent } = await runTranslation('new bread 2 @maya #slowbread', { keepTags }, [answer])
    expect(sent[0]).toContain(expectedPrompt)
    expect(cards[0]?.copy).toBe(copy)
  })

  test('requests the translation again if it is in another language’s script', async () => {
    const text = 'I bake slow bread'
    const { sent } = await runTranslation(text, { language: 'el' }, ['Hago pan', 'Hago pan'])
    expect(sent).toHaveLength(2)
    const { cards } = await runTranslation(text, { language: 'el' }, ['Φτιάχνω αργό ψωμί'])
    expect(cards[0]?.copy).toBe('Φτιάχνω αργό ψωμί')
  })
})
