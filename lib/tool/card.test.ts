import { expect, test } from 'vitest'
import { parseAbilities } from './abilities'
import { cardSchema, previewSchema } from './card'
import { appendCarriedResult, parseCarriedResults } from './carried-results'

const card = { id: '1', parts: [{ text: 'a' }], copy: 'a', carry: 'a', item: { line: 'a' } }
const meter = { label: 'Words', value: 1, limit: 9, unit: 'words' }

test('reads a complete card, without unknown properties', () => {
  const completeCard = {
    ...card,
    heading: 'Day 1',
    outline: true,
    parts: [{ label: 'Hook', text: 'a', column: 'left', spoken: true, opening: 'used' }],
    meters: [
      { ...meter, target: true },
      { ...meter, of: 'said' },
      { ...meter, of: { line: 0 } },
      { ...meter, of: { part: 'Hook' } },
    ],
    preview: { kind: 'x-post', text: 'a', position: '1/2' },
    schedule: { day: 366 },
    score: 'hook',
    pace: 150,
    tags: ['Low effort'],
    notes: [],
    edited: true,
  }
  expect(cardSchema.parse({ ...completeCard, color: 'red' })).toEqual(completeCard)
})

test.each<[string, object]>([
  ['a number for a text', { copy: 1 }],
  ['a meter with an infinite limit', { meters: [{ ...meter, limit: Number.POSITIVE_INFINITY }] }],
  ['an unknown meter', { meters: [{ ...meter, of: 'all' }] }],
  ['a preview of another version', { preview: { kind: 'pin', text: 'a' } }],
])('rejects a card with %s', (_, invalidFields) => {
  expect(cardSchema.safeParse({ ...card, ...invalidFields }).success).toBe(false)
})

test('rejects a card without the item of its tool', () => {
  const { item: _, ...rest } = card
  expect(cardSchema.safeParse(rest).success).toBe(false)
})

test.each<[string, unknown, boolean]>([
  ['a caption', { kind: 'tiktok-caption', text: 'Hi' }, true],
  ['a thumbnail without words', { kind: 'thumbnail' }, false],
  ['a name that every object has', { kind: 'constructor', text: 'Hi' }, false],
])('a preview of %s is valid: %s', (_, value, expected) => {
  expect(previewSchema.safeParse(value).success).toBe(expected)
})

const ideaStep = { tool: 'ideas', text: 'A' }
const hookStep = { tool: 'hooks', text: 'B' }
const scriptStep = { tool: 'scripts', text: 'C' }

test.each([
  ['no list', { tool: 'ideas', text: 'A' }, []],
  ['a step without a tool', [{ text: 'A' }], []],
  ['several lines', [{ tool: 'ideas', text: ' A\n\nB ' }], [{ tool: 'ideas', text: 'A B' }]],
  ['a step with an extra property', [{ ...ideaStep, path: 'javascript:alert(1)' }], [ideaStep]],
  ['a long text', [{ tool: 'ideas', text: '🎬'.repeat(301) }], [{ tool: 'ideas', text: '🎬'.repeat(300) }]],
])('parses carried results: %s', (_, storedValue, expected) => {
  expect(parseCarriedResults(storedValue)).toEqual(expected)
})

test('drops the first of more than eight carried results', () => {
  const manyResults = Array.from({ length: 10 }, (_, index) => ({ tool: `t${index}`, text: 'x' }))
  expect(parseCarriedResults(manyResults)).toEqual(manyResults.slice(2))
})

test.each([
  ['the first step', undefined, 'ideas', [ideaStep]],
  ['a step chosen again replaces what follows', [ideaStep, hookStep, scriptStep], 'hooks', [ideaStep, hookStep]],
])('appends a carried result: %s', (_, carried, tool, expected) => {
  expect(appendCarriedResult(carried, tool, tool === 'ideas' ? 'A' : 'B')).toEqual(expected)
})

const abilities = { model: 'gpt-5-mini', speech: 'basic', transcription: false, images: false, downloads: true }

test('reads abilities without unknown ones; `vision` may be missing', () => {
  expect(parseAbilities({ ...abilities, later: 1 })).toEqual({ ...abilities, vision: false })
  expect(parseAbilities({ ...abilities, model: null, vision: true })).toEqual({
    ...abilities,
    model: null,
    vision: true,
  })
})

test.each([null, {}, { ...abilities, speech: 'loud' }, { ...abilities, model: 7 }, { ...abilities, images: 'yes' }])(
  'rejects the abilities %j',
  (reply) => {
    expect(parseAbilities(reply)).toBeNull()
  },
)
