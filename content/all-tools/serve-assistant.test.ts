import { expect, test } from 'vitest'
import { findToolByType, tools } from '@/content/tools'
import { composeShortPrompt, suitsShortPrompt } from '@/lib/generate/assistant/short-brief'
import { readParameters } from '@/lib/generate/input/parameters'
import { MAX_ANSWER_LENGTH } from '@/lib/tool/form'
import { startApi } from '@/test/api/start-api'

const prompt = 'our kitchen tap dripped for 4 weeks, it was one rubber ring'

async function startAssistant(env: Record<string, string> = {}) {
  const api = await startApi({ toolByType: findToolByType, env })
  const ask = async (body: object) => {
    const response = await fetch(`${api.url}/api/assistant`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ toolType: 'tiktok-hook-generator', prompt, ...body }),
    })
    return { status: response.status, body: await response.json() }
  }
  return { api, ask }
}

test('puts the visitor’s text, options, limits and answer format in the prompt', async () => {
  const { ask } = await startAssistant()
  const { body } = await ask({ parameters: { audience: 'tenants', tone: 'funny' } })
  for (const text of [
    `prompt: ${prompt}`,
    'audience: tenants',
    'at most 6 items',
    'Tone. Funny',
    'at most 15',
    '1.\nFamily: ',
  ])
    expect(body.prompt).toContain(text)
})

const writingTools = tools
  .flatMap((tool) => (tool.kind === 'widget' ? (tool.promptTool ?? []) : tool))
  .filter((tool) => tool.kind === 'prompt')

test('every writing tool has a prompt, of at most 6 kB in all but one', async () => {
  const { ask } = await startAssistant({ DAILY_LIMIT: '1' })
  const prompts = await Promise.all(writingTools.map(({ type }) => ask({ toolType: type })))
  expect(prompts.length).toBeGreaterThan(40)
  const sizes = prompts.map(({ body }) => Buffer.byteLength(body.prompt))
  expect(Math.max(...sizes)).toBeLessThan(6_200)
  expect(sizes.filter((size) => size > 6_000).length).toBeLessThan(2)
})

test('turns an answer into cards within the platform’s limits, returns the rest as text and spends no use', async () => {
  const { api, ask } = await startAssistant()
  const tooLong =
    'This one goes on and on and on until nobody could ever say all of it in a single breath without stopping'
  const answer = `1.\nFamily: mid-story\nSpoken: Four weeks of drips. One rubber ring.\nOn screen text: It was one ring\n\n2.\nSpoken: ${tooLong}\n\n3.\nSpoken: My plumber Dave took 90 euros for it.`
  const { status, body } = await ask({ answer })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    engine: 'assistant',
    cards: [
      { copy: 'Four weeks of drips. One rubber ring.\nOn screen: It was one ring', score: 'hook' },
      { copy: 'My plumber Dave took 90 euros for it.', assumed: ['Dave', '90'] },
    ],
    omitted: [expect.stringContaining(tooLong)],
  })
  expect(api.getLogLines().at(-1)).toMatch(/"route":"\/api\/assistant".*"engine":"assistant"/)
})

test.each([
  ['I’m sorry, I can’t help with that.', 'answer_refused'],
  ['What a lovely day it is today', 'answer_unreadable'],
  [`1. ${'too long '.repeat(40)}`, 'answer_unfit'],
])('answers %j with %s', async (answer, code) => {
  const { ask } = await startAssistant()
  expect(await ask({ answer })).toMatchObject({ status: 422, body: { code } })
})

test('rewrites one card with the visitor’s own instruction', async () => {
  const { ask } = await startAssistant()
  const item = { family: 'mid-story', spoken: 'It dripped.', onScreenText: '', firstFrame: '' }
  const parameters = { refine: { action: 'change', item, words: 'mention the landlord' } }
  const { body } = await ask({ parameters })
  expect(body.prompt).toContain('change: mention the landlord')
  expect(body.prompt).toContain('Spoken: It dripped.')
  const answer = '1.\nSpoken: The landlord said wait.\n2.\nSpoken: Or this one.'
  const { body: reply } = await ask({ parameters, answer })
  expect(reply).toMatchObject({ cards: [{ copy: 'The landlord said wait.' }], omitted: [expect.any(String)] })
  const tooLongFirst = `1.\nSpoken: ${'too long '.repeat(40)}\n2.\nSpoken: Or this one.`
  expect((await ask({ parameters, answer: tooLongFirst })).body.cards).toMatchObject([{ copy: 'Or this one.' }])
})

test('returns items beyond the maximum as text', async () => {
  const { ask } = await startAssistant()
  const answer = Array.from({ length: 45 }, (_, index) => `${index + 1}. It dripped on day ${index + 1}.`).join('\n')
  const { body } = await ask({ answer })
  expect(body.cards.length + body.omitted.length).toBe(45)
  expect(body.omitted.at(-1)).toContain('It dripped on day 45.')
})

test.each([
  ['an empty prompt', { prompt: ' ' }, 400],
  ['a tool without a writer', { toolType: 'word-counter' }, 400],
  ['unknown fields', { turnstileToken: '' }, 400],
  ['an answer beyond every limit', { answer: 'a'.repeat(MAX_ANSWER_LENGTH + 1) }, 400],
])('refuses %s', async (_, body, status) => {
  const { ask } = await startAssistant()
  expect((await ask(body)).status).toBe(status)
})

test('asks the browser’s small model for four short items in few words', async () => {
  const { ask } = await startAssistant()
  const { body } = await ask({ writer: 'browser', parameters: { tone: 'bold' } })
  for (const text of [prompt, 'Write 4', 'Tone. Bold', 'Invent no number', '1. In March it stopped growing'])
    expect(body.prompt).toContain(text)
  expect(body.prompt.length).toBeLessThan(1_500)
  const answer = '1. Four weeks of drips.\n2. One rubber ring did it.'
  expect((await ask({ writer: 'browser', answer })).body).toMatchObject({ engine: 'browser', cards: [{}, {}] })
})

test.each(writingTools.filter(suitsShortPrompt).map((tool) => [tool.type, tool] as const))(
  '%s: the prompt for a small model names every choice, and no field in backticks',
  (_, tool) => {
    const textFields = tool.form.fields.filter(({ kind }) => kind === 'text')
    const texts = Object.fromEntries(textFields.map(({ name }) => [name, 'leeds']))
    for (const parameters of [{}, texts]) {
      const { fields } = readParameters(tool, parameters)
      const input = { prompt, parameters: fields }
      const shortPrompt = composeShortPrompt({ tool, input, count: 4, seed: 1 })
      expect(shortPrompt).not.toContain('`')
      const { choices, aims = [] } = tool.buildBrief(input)
      for (const sentence of [...choices, ...aims]) {
        const parts = sentence.split(/`\w+`/)
        for (const part of parts) expect(shortPrompt).toContain(part)
      }
    }
  },
)

test('names the words to avoid, and has no tone on a hard day, in the prompt for a small model', async () => {
  const { ask } = await startAssistant()
  const parameters = { tone: 'funny', avoid: 'yummy, delish' }
  const { body } = await ask({ writer: 'browser', parameters })
  expect(body.prompt).toContain('Use none of the words in “yummy, delish”.')
  const hardDay = await ask({ writer: 'browser', parameters, prompt: 'my dad died on Monday' })
  expect(hardDay.body.prompt).toContain('This is a hard day.')
  expect(hardDay.body.prompt).not.toContain('Tone.')
  const toneChange = await ask({ writer: 'browser', toolType: 'tone-changer' })
  expect(toneChange.body.prompt).toContain('New tone.')
})

test('keeps an image on the device and says in the prompt that it is attached', async () => {
  const { ask } = await startAssistant()
  const { status, body } = await ask({ toolType: 'ai-alt-text-generator', prompt: '', hasImage: true })
  expect(status).toBe(200)
  expect(body.prompt).toContain('A picture of the visitor’s is attached')
})

test('counts against the requests per minute', async () => {
  const { ask } = await startAssistant({ BURST_LIMIT: '1' })
  expect((await ask({})).status).toBe(200)
  expect(await ask({})).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})
