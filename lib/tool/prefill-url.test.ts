import { expect, test } from 'vitest'
import type { PromptForm } from './form'
import { buildPrefillUrl, parsePrefill } from './prefill-url'

const form: PromptForm = {
  type: 't',
  name: 'T',
  promptLabel: 'About?',
  placeholder: '',
  promptLimit: 10,
  buttonLabel: 'Go',
  fields: [
    {
      kind: 'select',
      name: 'tone',
      label: 'Tone',
      default: 'casual',
      options: [
        { value: 'casual', label: 'Casual' },
        { value: 'funny', label: 'Funny' },
      ],
    },
    {
      kind: 'choices',
      name: 'parts',
      label: 'Parts',
      default: ['a'],
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    { kind: 'number', name: 'count', label: 'Count', min: 3, max: 15, default: 8 },
    { kind: 'text', name: 'audience', label: 'Who', maxLength: 5, default: '' },
    { kind: 'toggle', name: 'layers', label: 'Layers', default: true },
  ],
  examples: [],
  nextTools: [],
  chainPosition: { noun: 'line', previousSteps: [], nextSteps: [] },
  refineActions: [],
}
const defaults = { tone: 'casual', parts: ['a'], count: 8, audience: '', layers: true }

test('a link carries its text behind the hash, and the form reads it back', () => {
  const link = buildPrefillUrl('/tiktok-hook-generator', 'a&b=c #1')
  expect(link).toBe('/tiktok-hook-generator#prompt=a%26b%3Dc+%231')
  expect(parsePrefill(form, new URL(link, 'http://x').hash)).toEqual({
    prompt: 'a&b=c #1',
    parameters: defaults,
  })
})

test('a whole form goes into a link and comes back', () => {
  const parameters = { tone: 'funny', parts: ['a', 'b'], count: 5, audience: 'vets', layers: false }
  const link = buildPrefillUrl('/t', 'x', parameters)
  expect(parsePrefill(form, new URL(link, 'http://x').hash)).toEqual({ prompt: 'x', parameters })
})

test.each(['', '#', '#results', '#unknown=1', '#prompt=', '#prompt=%20'])('%j fills in nothing', (hash) => {
  expect(parsePrefill(form, hash)).toBeNull()
})

test('what was chosen before goes along beside the text, and comes back', () => {
  const carried = [
    { tool: 'ideas', text: 'A & B = C' },
    { tool: 'hooks', text: '“Stop”' },
  ]
  const link = buildPrefillUrl('/t', 'x', {}, carried)
  expect(parsePrefill(form, new URL(link, 'http://x').hash)).toEqual({
    prompt: 'x',
    parameters: defaults,
    carried,
  })
})

test.each([
  ['#prompt=x&from=ideas', undefined],
  ['#prompt=x&chosen=A', undefined],
  ['#prompt=x&from=ideas&chosen=%20', undefined],
  ['#prompt=x&from=a&chosen=1&from=b', [{ tool: 'a', text: '1' }]],
])('half a step is none: %s', (hash, carried) => {
  expect(parsePrefill(form, hash)?.carried).toEqual(carried)
})

test('fields take what they allow', () => {
  const hash = '#prompt=x&tone=funny&parts=a&parts=b&count=5&audience=nurses&layers=false'
  expect(parsePrefill(form, hash)?.parameters).toEqual({
    tone: 'funny',
    parts: ['a', 'b'],
    count: 5,
    audience: 'nurse',
    layers: false,
  })
})

test.each([
  ['an unknown option', '#prompt=x&tone=rude', defaults],
  ['a name of the prototype', '#prompt=x&__proto__=1&constructor=2', defaults],
  ['a count above the maximum', '#prompt=x&count=1e9', { ...defaults, count: 15 }],
  ['a count in words', '#prompt=x&count=many', defaults],
  ['a broken escape', '#prompt=x&audience=%E0%A4%A', { ...defaults, audience: '\uFFFD%A' }],
  ['an unclear switch', '#prompt=x&layers=maybe', defaults],
])('%s does no harm', (_, hash, parameters) => {
  expect(parsePrefill(form, hash)?.parameters).toEqual(parameters)
})

test('a prompt is cut to the limit in code points', () => {
  expect(parsePrefill(form, `#prompt=${encodeURIComponent('🎬'.repeat(12))}`)?.prompt).toBe('🎬'.repeat(10))
})
