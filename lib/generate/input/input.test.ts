import { expect, test } from 'vitest'
import { requireServedTool } from '@/lib/generate/generate-content'
import { fixtureTool, getFixtureTool } from '@/test/api/fixture-tool'
import { sampleTool } from '@/test/samples'
import { parseRequest, readPrompt } from './generation-request'
import { getMaxTextLength, isWithinItemSize, readFields, readParameters } from './parameters'

const invalidRequest = expect.objectContaining({ code: 'invalid_request', status: 400 })
const requestBody = { toolType: 'fixture-lines', prompt: 'x', turnstileToken: 'x', parameters: {} }
const buildBody = (change: object) => JSON.stringify({ ...requestBody, ...change })
const addMember = (member: string) => JSON.stringify(requestBody).replace('}}', `},${member}}`)
const nest = (levels: number, open: string, close: string) => open.repeat(levels) + 1 + close.repeat(levels)

test.each([
  '{bad',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1,}',
  '[]',
  'null',
  '"x"',
  '5',
  'true',
  addMember('"model":"gpt-99"'),
  addMember('"max_tokens":9'),
  addMember('"system":"x"'),
  addMember('"temperature":2'),
  addMember('"__proto__":{"isAdmin":true}'),
  addMember('"constructor":{"prototype":{"isAdmin":true}}'),
  buildBody({ parameters: JSON.parse(nest(17, '[', ']')) }),
  ...[undefined, null, 5, [], {}].flatMap((value) => [buildBody({ toolType: value }), buildBody({ prompt: value })]),
  ...[5, ['x'], { a: 1 }].map((turnstileToken) => buildBody({ turnstileToken })),
])('refuses %s as a request', (body) => {
  expect(() => parseRequest(body)).toThrow(invalidRequest)
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
})

test.each([nest(8_000, '[', ']'), addMember(`"parameters":${nest(5_000, '{"a":', '}')}`)])(
  'refuses a body of thousands of levels (%#)',
  (body) => {
    expect(() => parseRequest(body)).toThrow(invalidRequest)
  },
)

test('accepts parameters nested 15 levels deep and uses the last of two prompts', () => {
  expect(parseRequest(buildBody({ parameters: JSON.parse(nest(15, '[', ']')) }))).toBeTruthy()
  expect(parseRequest('{"toolType":"a","prompt":"x","prompt":"y"}')).toMatchObject({ prompt: 'y', turnstileToken: '' })
})

test.each(['', 'toString', '__proto__', 'Fixture-Lines', 'fixture-lines ', 'tiktok', 'fixture-widget'])(
  'refuses “%s” as a tool',
  (type) => {
    expect(() => requireServedTool({ getToolByType: getFixtureTool }, type)).toThrow(invalidRequest)
  },
)

const refine = { action: 'similar', item: { text: 'x' } }

test.each<[string, unknown]>([
  ['an unknown name', { colour: 'red' }],
  ['a prototype', JSON.parse('{"__proto__":{"a":1}}')],
  ['a list', []],
  ['a text', 'x'],
  ['null', null],
  ['a number below its range', { amount: 0 }],
  ['a number above its range', { amount: 11 }],
  ['a fractional number', { amount: 2.5 }],
  ['an infinite number', { amount: Number.POSITIVE_INFINITY }],
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
  ['a fractional seed', { seed: 1.5 }],
  ['a chosen text that is too long', { chosen: '🍲'.repeat(301) }],
  ['an empty chosen text', { chosen: ' \u200b' }],
  ['several chosen texts', { chosen: ['soup', 'bread'] }],
  ['a voice that is one text', { voice: 'so much soup' }],
  ['four samples', { voice: ['a', 'b', 'c', 'd'] }],
  ['a sample that is too long', { voice: ['🍲'.repeat(601)] }],
  ['an empty sample', { voice: ['soup', ' \u200b'] }],
  ['a sample that is not a text', { voice: [5] }],
  ['an unknown variation', { refine: { ...refine, action: 'longer' } }],
  ['a variation without an item', { refine: { action: 'similar' } }],
  ['a variation of something else', { refine: { action: 'similar', item: { words: 'x' } } }],
  ['a variation of a large item', { refine: { ...refine, item: { text: 'x'.repeat(2_000) } } }],
  ['a change without words', { refine: { ...refine, action: 'change' } }],
  ['a change of empty words', { refine: { ...refine, action: 'change', words: ' \u200b' } }],
  ['a change of too many words', { refine: { ...refine, action: 'change', words: 'w'.repeat(121) } }],
  ['words beside another action', { refine: { ...refine, words: 'why' } }],
  ['an empty edited text', { refine: { ...refine, text: '\n' } }],
  ['an edited text that is too long', { refine: { ...refine, text: 'w'.repeat(4_001) } }],
])('refuses parameters with %s', (_, parameters) => {
  expect(() => readParameters(fixtureTool, parameters)).toThrow(invalidRequest)
})

test('fills missing parameters with their defaults', () => {
  expect(readParameters(fixtureTool, undefined)).toEqual({
    fields: { amount: 3, tone: 'casual', extras: [], audience: '', short: false, split: false },
    seed: expect.any(Number),
    refine: null,
    voice: [],
    chosen: null,
    rerunToken: null,
  })
})

test('cleans texts in the parameters', () => {
  const parameters = {
    audience: ' new\n\u200bdads ',
    extras: ['tags'],
    seed: 7,
    voice: [' so\r\nmuch\u200b soup ', '🍲'.repeat(600)],
    chosen: ' Stop\r\n\u200b kneading ',
    refine: { action: 'change', item: { text: 'x' }, text: ' My\r\nown ', words: 'for\n\u200bdads ' },
  }
  expect(readParameters(fixtureTool, parameters)).toMatchObject({
    fields: { amount: 3, audience: 'new dads', extras: ['tags'] },
    seed: 7,
    voice: ['so\nmuch soup', '🍲'.repeat(600)],
    chosen: 'Stop kneading',
    refine: { action: 'change', item: { text: 'x' }, text: 'My\nown', words: 'for dads' },
  })
})

test.each([{ quiet: true }, { loud: 'yes' }, null])('refuses the parameters %j for a server tool', (parameters) => {
  const tool = getFixtureTool('fixture-server') as Parameters<typeof readFields>[0]
  expect(readFields(tool, undefined)).toEqual({ loud: false })
  expect(() => readFields(tool, parameters)).toThrow(invalidRequest)
})

const familyEmoji = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'

test.each([
  ['a lone surrogate', 'bread \ud800 x', 'bread \ufffd x'],
  ['control characters', 'bread\0\u0007', 'bread'],
  ['an override', 'bread \u202edaerb', 'bread daerb'],
  ['smuggled tags', 'bread\u{e0041}', 'bread'],
  ['joined emoji', `${familyEmoji} ❤️ می\u200cخواهم`, `${familyEmoji} ❤️ می\u200cخواهم`],
  [
    'a link, a number and three scripts',
    'https://a.example +49 30 привет 你好',
    'https://a.example +49 30 привет 你好',
  ],
  ['letters in parts', '\u1112\u1161\u11ab'.repeat(2_000), '\ud55c'.repeat(2_000)],
  ['2,000 emoji', '😀'.repeat(2_000), '😀'.repeat(2_000)],
  ['8,000 characters of which one is seen', `a${' '.repeat(7_999)}`, 'a'],
])('cleans a prompt with %s', (_, prompt, expected) => {
  expect(readPrompt(sampleTool, prompt)).toBe(expected)
})

test.each(['', ' \u00a0\ufeff\u3000\n\t', '\u200b\u200d\u2060', '\u3164\u115f\u2800'])(
  'treats %j as an empty prompt unless an image is enough and attached',
  (prompt) => {
    const emptyPrompt = expect.objectContaining({ code: 'empty_prompt', message: 'Please enter a prompt' })
    const imageTool = { ...sampleTool, imageInput: 'enough' } as const
    expect(() => readPrompt(sampleTool, prompt)).toThrow(emptyPrompt)
    expect(() => readPrompt({ ...sampleTool, imageInput: 'beside' }, prompt, true)).toThrow(emptyPrompt)
    expect(() => readPrompt(imageTool, prompt, false)).toThrow(emptyPrompt)
    expect(readPrompt(imageTool, prompt, true)).toBe('')
  },
)

test.each([
  [undefined, '2,000', 'a'.repeat(2_001)],
  [undefined, '2,000', `a${' '.repeat(8_000)}`],
  [20_000, '20,000', '😀'.repeat(20_001)],
])('with the limit %j refuses a prompt longer than %s characters', (promptLimit, maximum, prompt) => {
  const tool = { ...sampleTool, form: { ...sampleTool.form, ...(promptLimit && { promptLimit }) } }
  const message = `Your text is too long. The maximum is ${maximum} characters.`
  expect(() => readPrompt(tool, prompt)).toThrow(expect.objectContaining({ code: 'too_long', message }))
})

test.each([
  ['a text as long as its share', 'a'.repeat(1_999), true],
  ['a longer text', 'a'.repeat(2_000), false],
  ['texts that are too long together', { one: 'a'.repeat(990), two: ['b'.repeat(990), 'c'.repeat(40)] }, false],
  ['names that are too long', { ['a'.repeat(2_000)]: 1 }, false],
  ['a list of 60', Array(60).fill('a'), true],
  ['a list of 61', Array(61).fill('a'), false],
  ['an object of 61 names', Object.fromEntries(Array.from({ length: 61 }, (_, i) => [i, i])), false],
  ['lists in lists', JSON.parse(nest(1_500, '[', ']')), true],
  ['too many lists in lists', JSON.parse(nest(8_000, '[', ']')), false],
  ['numbers and nothing', [1, true, null], true],
])('limits the size of an item: %s', (_, value, fits) => {
  expect(isWithinItemSize({ maxLength: 2_000, maxTextLength: 5_000 }, value)).toBe(fits)
})

test.each([
  [2_000, 7_000],
  [6_000, 9_000],
])('with a prompt limit of %d characters allows an item text of up to %d', (promptLimit, maxTextLength) => {
  expect(getMaxTextLength({ ...fixtureTool, form: { ...fixtureTool.form, promptLimit } })).toBe(maxTextLength)
  const limits = { maxLength: 50_000, maxTextLength }
  expect(isWithinItemSize(limits, { say: 'a'.repeat(maxTextLength) })).toBe(true)
  expect(isWithinItemSize(limits, { say: 'a'.repeat(maxTextLength + 1) })).toBe(false)
})
