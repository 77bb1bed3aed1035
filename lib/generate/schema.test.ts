import { expect, test } from 'vitest'
import { fixtureTool } from '@/test/api/fixture-tool'
import { createFixedEngine, startApi } from '@/test/api/start-api'

const validRequest = { toolType: 'fixture-lines', prompt: 'x', turnstileToken: 'x', parameters: {} }

const buildRawRequest = (change: string) => JSON.stringify(validRequest).replace('}}', `},${change}}`)

test.each([
  ['an object that does not end', '{bad'], // Row 20
  ['single quotes', "{'a':1}"], // Row 20
  ['what is no number', '{"a":NaN}'], // Row 20
  ['a comma too many', '{"a":1,}'], // Row 20
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])], // Row 21
  ['a list', '[]'], // Row 23
  ['null', 'null'], // Row 23
  ['a text', '"x"'], // Row 23
  ['a number', '5'], // Row 23
  ['true', 'true'], // Row 23
  ['deep lists', '['.repeat(8_000) + ']'.repeat(8_000)], // Row 24
  ['a model', buildRawRequest('"model":"gpt-99"')], // Row 26
  ['a token limit', buildRawRequest('"max_tokens":9')], // Row 26
  ['a system prompt', buildRawRequest('"system":"x"')], // Row 26
  ['a temperature', buildRawRequest('"temperature":2')], // Row 26
  ['a prototype', buildRawRequest('"__proto__":{"isAdmin":true}')], // Row 27
  ['a constructor', buildRawRequest('"constructor":{"prototype":{"isAdmin":true}}')], // Row 28
  ['a prototype in the parameters', '{"toolType":"fixture-lines","prompt":"x","parameters":{"__proto__":{"a":1}}}'], // Row 29
])('%s is refused', async (_, body) => {
  const api = await startApi()
  const answer = await api.post({ body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
})

// Row A7
test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('parameters of 5,000 %s in each other are refused, and those of an item are not', async (_, open, close) => {
  const api = await startApi()
  const nested = (levels: number) =>
    buildRawRequest(`"parameters":${open.repeat(levels)}1${close.repeat(levels)}`).replace('"parameters":{},', '')
  for (const levels of [5_000, 17]) {
    expect(await api.post({ body: nested(levels) })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  }
})

// Row 22
test('a byte order mark is dropped', async () => {
  const api = await startApi()
  const body = JSON.stringify({ ...validRequest, turnstileToken: await api.token() })
  expect((await api.post({ body: `\ufeff${body}` })).status).toBe(200)
})

// Row 25
test('of two prompts the last one counts', async () => {
  const api = await startApi()
  const body = '{"toolType":"fixture-lines","prompt":"x","prompt":"","turnstileToken":"x"}'
  expect(await api.post({ body })).toMatchObject({ status: 400, body: { code: 'empty_prompt' } })
})

// Row 30
test.each([
  ['an unknown name', { colour: 'red' }],
  ['a list', []],
  ['a text', 'x'],
  ['null', null],
  ['a number below its range', { amount: 0 }],
  ['a number above its range', { amount: 11 }],
  ['a broken number', { amount: 2.5 }],
  ['a number as text', { amount: '3' }],
  ['an unknown choice', { tone: 'rude' }],
  ['an inherited choice', { tone: 'toString' }],
  ['an unknown choice among several', { extras: ['emoji', 'x'] }],
  ['the same choice twice', { extras: ['emoji', 'emoji'] }],
  ['a choice instead of several', { extras: 'emoji' }],
  ['a text that is too long', { audience: 'eleven char' }],
  ['a number for a text', { audience: 5 }],
  ['a text for a switch', { short: 'yes' }],
  ['a seed below its range', { seed: -1 }],
  ['a seed above its range', { seed: 2 ** 31 }],
  ['a broken seed', { seed: 1.5 }],
  ['a chosen text that is too long', { chosen: '🍲'.repeat(301) }],
  ['a chosen text of nothing', { chosen: ' \u200b' }],
  ['several chosen texts', { chosen: ['soup', 'bread'] }],
  ['a chosen text of null', { chosen: null }],
  ['a voice that is one text', { voice: 'so much soup' }],
  ['four samples', { voice: ['a', 'b', 'c', 'd'] }],
  ['a sample that is too long', { voice: ['🍲'.repeat(601)] }],
  ['a sample of nothing', { voice: ['soup', ' \u200b'] }],
  ['a sample that is no text', { voice: [5] }],
  ['an unknown variation', { refine: { action: 'longer', item: { text: 'x' } } }],
  ['a variation of nothing', { refine: { action: 'similar' } }],
  ['a variation of something else', { refine: { action: 'similar', item: { words: 'x' } } }],
  ['a wish without words', { refine: { action: 'change', item: { text: 'x' } } }],
  ['a wish of nothing', { refine: { action: 'change', item: { text: 'x' }, words: ' \u200b' } }],
  ['a wish that is too long', { refine: { action: 'change', item: { text: 'x' }, words: 'w'.repeat(121) } }],
  ['a wish beside another action', { refine: { action: 'bolder', item: { text: 'x' }, words: 'why' } }],
  ['an edited text without text', { refine: { action: 'bolder', item: { text: 'x' }, text: '\n' } }],
  ['an edited text that is too long', { refine: { action: 'bolder', item: { text: 'x' }, text: 'w'.repeat(4001) } }],
])('parameters with %s are refused', async (_, parameters) => {
  const api = await startApi()
  const answer = await api.post({ token: 'x', parameters })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

// Row 30
test('an endless number is refused', async () => {
  const api = await startApi()
  for (const parameters of ['1e999', '{"amount":1e999}']) {
    const body = `{"toolType":"fixture-lines","prompt":"x","parameters":${parameters}}`
    expect((await api.post({ body })).status).toBe(400)
  }
})

// Row 31
test('missing parameters take their defaults; given ones are cleaned', async () => {
  const asked: unknown[] = []
  const engine = { ...createFixedEngine(['One', 'Two']), write: createWriteSpy(asked) }
  const api = await startApi({ engine })
  await api.post()
  await api.post({ parameters: { amount: 1, audience: ' new\n\u200bdads ', extras: ['tags'], seed: 7 } })
  expect(asked).toMatchObject([
    {
      count: 3,
      seed: expect.any(Number),
      input: {
        prompt: 'sourdough bread',
        parameters: { amount: 3, tone: 'casual', extras: [], audience: '', short: false, split: false },
      },
    },
    { count: 1, seed: 7, input: { parameters: { amount: 1, audience: 'new dads', extras: ['tags'] } } },
  ])
  expect(asked[0]).toHaveProperty('input.parameters', expect.not.objectContaining({ seed: expect.anything() }))
})

test('samples are cleaned and reach the engine, variations included', async () => {
  const asked: unknown[] = []
  const api = await startApi({ engine: { ...createFixedEngine(['One']), write: createWriteSpy(asked) } })
  const voice = [' so\r\nmuch\u200b soup ', '🍲'.repeat(600)]
  await api.post({ parameters: { voice } })
  await api.post({ parameters: { voice, refine: { action: 'similar', item: { text: 'x' } } } })
  await api.post()
  const cleaned = ['so\nmuch soup', '🍲'.repeat(600)]
  expect(asked).toMatchObject([{ voice: cleaned }, { voice: cleaned, count: 3 }, { voice: [] }])
  expect(asked[0]).not.toHaveProperty('input.parameters.voice')
})

test('a chosen text is cleaned, put on one line, and reaches the engine beside the prompt', async () => {
  const asked: unknown[] = []
  const api = await startApi({ engine: { ...createFixedEngine(['One']), write: createWriteSpy(asked) } })
  await api.post({ parameters: { chosen: ' Stop\r\n\u200b kneading ' } })
  await api.post({
    parameters: { chosen: '🍲'.repeat(300), refine: { action: 'similar', item: { text: 'x' } } },
  })
  await api.post()
  expect(asked).toMatchObject([{ input: { chosen: 'Stop kneading' } }, { input: { chosen: '🍲'.repeat(300) } }, {}])
  expect(asked[0]).not.toHaveProperty('input.parameters.chosen')
  expect(asked[2]).not.toHaveProperty('input.chosen')
})

test('a wish and an edited text are cleaned', async () => {
  const asked: unknown[] = []
  const api = await startApi({ engine: { ...createFixedEngine(['One']), write: createWriteSpy(asked) } })
  const refine = { action: 'change', item: { text: 'x' }, text: ' My\r\nown ', words: 'for\n\u200bdads ' }
  await api.post({ parameters: { refine } })
  expect(asked).toMatchObject([
    { count: 1, refine: { action: 'change', item: { text: 'x' }, text: 'My\nown', words: 'for dads' } },
  ])
})

function createWriteSpy(asked: unknown[]) {
  return async function* write(job: unknown) {
    asked.push(job)
    yield { item: { text: 'One' } }
  }
}

// Row 32
test.each([[undefined], [5], [[]], [{}], [''], [null]])('%j is no tool', async (toolType) => {
  const api = await startApi()
  const body = JSON.stringify({ ...validRequest, toolType })
  expect(await api.post({ body })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

// Rows 33, 34, 35
test.each(['toString', '__proto__', 'constructor', 'Fixture-Lines', 'fixture-lines ', 'tiktok', 'fixture-widget'])(
  '“%s” is no tool that writes',
  async (toolType) => {
    const api = await startApi()
    expect(await api.post({ toolType, token: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  },
)

// Row 37
test.each([[undefined], [null], [5], [[]], [{}]])('%j is no prompt', async (prompt) => {
  const api = await startApi()
  const body = JSON.stringify({ ...validRequest, prompt })
  expect(await api.post({ body })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

// Rows 38, 39, 40, 41
test.each(['', ' \u00a0\ufeff\u3000\n\t', '\u200b\u200d\u2060', '\u3164\u115f\u2800'])(
  '%j is an empty prompt',
  async (prompt) => {
    const api = await startApi()
    expect(await api.post({ prompt, token: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'empty_prompt', error: 'Please enter a prompt' },
    })
  },
)

const familyEmoji = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'

test.each([
  ['a lone surrogate', 'bread \ud800 x', 'bread \ufffd x'], // Row 42
  ['control characters', 'bread\0\u0007', 'bread'], // Row 43
  ['an override', 'bread \u202edaerb', 'bread daerb'], // Row 44
  ['smuggled tags', 'bread\u{e0041}', 'bread'], // Row 45
  ['joined emoji', `${familyEmoji} ❤️ می\u200cخواهم`, `${familyEmoji} ❤️ می\u200cخواهم`], // Row 46
  ['a link, a number and three scripts', 'see https://a.example +49 30 123 привет 你好', null], // Row 58
])('%s reaches the engine as it should', async (_, prompt, expected) => {
  const asked: { input: { prompt: string } }[] = []
  const api = await startApi({ engine: { ...createFixedEngine([]), write: createWriteSpy(asked) } })
  // JSON.stringify escapes a lone surrogate, as a browser does.
  expect((await api.post({ prompt })).status).toBe(200)
  expect(asked[0]?.input.prompt).toBe(expected ?? prompt)
})

test.each([
  ['2,001 characters', 'a'.repeat(2_001)], // Row 48
  ['a picture in letters', 'aGVsbG8g'.repeat(1_900)], // Row 50
])('%s are too long, and the limit is named', async (_, prompt) => {
  const api = await startApi()
  expect(await api.post({ prompt, token: 'x' })).toMatchObject({
    status: 400,
    body: { code: 'too_long', error: 'Your text is too long. The maximum is 2,000 characters.' },
  })
})

// Rows 47, 49
test('long prompts within the limit pass', async () => {
  const api = await startApi()
  for (const prompt of ['\u{1f600}'.repeat(2_000), `e${'\u0301'.repeat(500)}`]) {
    expect((await api.post({ prompt })).status).toBe(200)
  }
})

// Row 51
test('a prompt of 20 kB makes the body too large', async () => {
  const api = await startApi()
  expect((await api.post({ prompt: 'a'.repeat(20_000), token: 'x' })).status).toBe(413)
})

test('a tool for long texts takes prompts as long as it says, in any script, and no more', async () => {
  const toolType = 'fixture-long'
  const form = { ...fixtureTool.form, promptLimit: 20_000 }
  const api = await startApi({ toolByType: () => ({ ...fixtureTool, type: toolType, form }) })
  expect(await api.post({ toolType, prompt: '\u{1f600}'.repeat(20_000) })).toMatchObject({ status: 200 })
  expect(await api.post({ toolType, prompt: '\u{1f600}'.repeat(20_001) })).toMatchObject({
    status: 400,
    body: { code: 'too_long', error: 'Your text is too long. The maximum is 20,000 characters.' },
  })
  const { status } = await api.post({ toolType, prompt: '\u{1f600}'.repeat(41_000), token: 'x' })
  expect(status).toBe(413)
})
