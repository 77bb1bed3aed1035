import { expect, test } from 'vitest'
import type { Field, PromptForm } from './form'
import {
  applyNewDefaults,
  describeChangedOptions,
  getChangedValues,
  parseFieldValue,
  resolveFormValues,
} from './form-values'
import { buildPrefillUrl, parsePrefill } from './prefill-url'
import { applyVoiceDefaults, parseVoice } from './writing-voice'

const someFields: readonly Field[] = [
  { kind: 'toggle', name: 'loud', label: 'Loud', default: false },
  { kind: 'number', name: 'count', label: 'Count', min: 1, max: 9, default: 3 },
  { kind: 'choices', name: 'days', label: 'Days', options: [{ value: 'mon', label: 'Monday' }], default: ['mon'] },
]

test('counts only values that differ from their default as changed', () => {
  expect(getChangedValues(someFields, { loud: false, count: 3, days: ['mon'] })).toEqual({})
  const changed = { loud: true, count: 4, days: [] }
  expect(getChangedValues(someFields, changed)).toEqual(changed)
  expect(getChangedValues(someFields, { count: 3, other: 'x' })).toEqual({})
})

test('gives a text of several lines Unix line breaks and cuts it at its limit', () => {
  const field: Field = { kind: 'text', isMultiline: true, name: 'x', label: 'X', maxLength: 5, default: '' }
  expect(parseFieldValue(field, 'a\r\nb\rc\n')).toBe('a\nb\nc')
  expect(parseFieldValue(field, 7)).toBeNull()
})

test('accepts six hexadecimal digits as a color, and leaves a hidden field out of the changed options', () => {
  const text = { kind: 'text', label: 'X', maxLength: 7, default: '' } as const
  const color: Field = { ...text, name: 'x', variant: 'colour' }
  expect(parseFieldValue(color, '#AB12ef')).toBe('#ab12ef')
  for (const value of ['red', '#fff', '#12345g', '#1234567', '']) expect(parseFieldValue(color, value)).toBeNull()
  const hiddenField: Field = { ...text, name: 'y', variant: 'hidden' }
  expect(describeChangedOptions([color, hiddenField], { x: '#ab12ef', y: 'abc' })).toEqual(['X: #ab12ef'])
})

test('leaves an option that does not apply out of the changed options', () => {
  const visibleWhen = { field: 'shape', oneOf: ['circle', 'oval'] }
  const ring: Field = { kind: 'number', name: 'ring', label: 'Ring', min: 0, max: 20, visibleWhen, default: 0 }
  expect(describeChangedOptions([ring], { ring: 4, shape: 'oval' })).toEqual(['Ring: 4'])
  expect(describeChangedOptions([ring], { ring: 4, shape: 'square' })).toEqual([])
})

const toOptions = (...values: string[]) => values.map((value) => ({ value, label: value }))

function createSelect(name: string, first: string, ...others: string[]): Field {
  return { kind: 'select', name, label: '', default: first, options: toOptions(first, ...others) }
}

const requiredTexts = { type: 't', name: 'T', promptLabel: '', placeholder: '', buttonLabel: '' }
const chainPosition = { noun: 'line', previousSteps: [], nextSteps: [] }
const emptyForm = { ...requiredTexts, promptLimit: 100, examples: [], nextTools: [], chainPosition, refineActions: [] }

const form: PromptForm = {
  ...emptyForm,
  promptLimit: 10,
  fields: [
    createSelect('tone', 'casual', 'funny'),
    { kind: 'choices', name: 'parts', label: '', default: ['a'], options: toOptions('a', 'b') },
    { kind: 'number', name: 'count', label: 'Count', min: 3, max: 15, default: 8 },
    { kind: 'text', name: 'audience', label: 'Who', maxLength: 5, default: '' },
    { kind: 'toggle', name: 'layers', label: 'Layers', default: true },
  ],
}

const defaults = { tone: 'casual', parts: ['a'], count: 8, audience: '', layers: true }

test('puts the text of a link after the #, where the form reads it', () => {
  const link = buildPrefillUrl('/tiktok-hook-generator', 'a&b=c #1')
  expect(link).toBe('/tiktok-hook-generator#prompt=a%26b%3Dc+%231')
  expect(parsePrefill(form, new URL(link, 'http://x').hash)).toEqual({ prompt: 'a&b=c #1', parameters: defaults })
  for (const hash of ['', '#results', '#prompt=%20']) expect(parsePrefill(form, hash), hash).toBeNull()
})

test('puts a whole form and its carried results in a link, and cuts a prompt at its limit in code points', () => {
  const parameters = { tone: 'funny', parts: ['a', 'b'], count: 5, audience: 'vets', layers: false }
  const carried = [
    { tool: 'ideas', text: 'A & B = C' },
    { tool: 'hooks', text: '“Stop”' },
  ]
  const link = buildPrefillUrl('/t', 'x', parameters, carried)
  expect(parsePrefill(form, new URL(link, 'http://x').hash)).toEqual({ prompt: 'x', parameters, carried })
  expect(parsePrefill(form, `#prompt=${encodeURIComponent('🎬'.repeat(12))}`)?.prompt).toBe('🎬'.repeat(10))
})

test.each([
  ['#prompt=x&from=ideas', undefined],
  ['#prompt=x&from=a&chosen=1&from=b', [{ tool: 'a', text: '1' }]],
])('drops an incomplete carried result: %s', (hash, carried) => {
  expect(parsePrefill(form, hash)?.carried).toEqual(carried)
})

test.each([
  ['a text above its limit', '#prompt=x&audience=nurses', { ...defaults, audience: 'nurse' }],
  ['an unknown option', '#prompt=x&tone=rude', defaults],
  ['a name of the prototype', '#prompt=x&__proto__=1&constructor=2', defaults],
  ['a count above the maximum', '#prompt=x&count=1e9', { ...defaults, count: 15 }],
  ['a broken escape', '#prompt=x&audience=%E0%A4%A', { ...defaults, audience: '\uFFFD%A' }],
])('corrects or ignores in a link: %s', (_, hash, parameters) => {
  expect(parsePrefill(form, hash)?.parameters).toEqual(parameters)
})

const voiceForm: PromptForm = {
  ...emptyForm,
  fields: [
    { kind: 'text', name: 'audience', label: '', maxLength: 10, default: '' },
    createSelect('emoji', 'light', 'none', 'expressive'),
    createSelect('language', 'auto', 'es'),
    { kind: 'number', name: 'count', label: '', min: 1, max: 5, default: 3 },
  ],
}

test.each([
  ['nothing', null],
  ['another version', { version: 2, samples: ['soup'], choices: { emoji: 'none' } }],
  ['numbers', { version: 1, samples: [1, null, {}], choices: { emoji: 1, language: ['es'] } }],
])('reads a stored voice of %s as empty', (_, storedValue) => {
  expect(parseVoice(storedValue)).toEqual({ samples: [], choices: {} })
})

test('reads a stored voice with three samples of 600 characters and the known choices', () => {
  const samples = ['🍲'.repeat(601), '', 'two', 'three', 'four']
  const voice = parseVoice({ version: 1, samples, choices: { audience: 'new dads', colour: 'red', language: 'es' } })
  expect(voice.samples).toEqual(['🍲'.repeat(600), 'two', 'three'])
  expect(voice.choices).toEqual({ audience: 'new dads', language: 'es' })
})

test.each([
  [{}, [], ['', 'light', 'auto', 3]],
  [{ audience: 'new dads', language: 'es' }, [], ['new dads', 'light', 'es', 3]],
  [{ audience: 'parents of twins', emoji: 'many', language: 'xx' }, [], ['parents of', 'light', 'auto', 3]],
  [{ emoji: 'samples' }, ['soup', 'more soup'], ['', 'none', 'auto', 3]],
  [{ emoji: 'samples' }, ['soup 🍲🔥✨', 'more soup'], ['', 'expressive', 'auto', 3]],
])('derives from the voice %j and the samples %j the defaults %j', (choices, samples, expected) => {
  expect(applyVoiceDefaults(voiceForm, { samples, choices }).fields.map((field) => field.default)).toEqual(expected)
})

test('applies new defaults to values that the visitor has not changed', () => {
  const choices = { audience: 'dads', emoji: 'none', language: 'es' }
  const updatedForm = applyVoiceDefaults(voiceForm, { samples: [], choices })
  const values = resolveFormValues(voiceForm, { prompt: 'soup', parameters: { emoji: 'expressive' } })
  const parameters = { audience: 'dads', emoji: 'expressive', language: 'auto', count: 3 }
  expect(applyNewDefaults(values, [voiceForm, updatedForm], new Set(['language']))).toEqual({
    prompt: 'soup',
    parameters,
  })
})
