import { expect, test } from 'vitest'
import type { PromptForm } from './form'
import { applyNewDefaults, resolveFormValues } from './form-values'
import { applyVoiceDefaults, parseVoice } from './writing-voice'

const form: PromptForm = {
  type: 't',
  name: 'T',
  promptLabel: '',
  placeholder: '',
  promptLimit: 100,
  buttonLabel: '',
  examples: [],
  nextTools: [],
  chainPosition: { noun: 'line', previousSteps: [], nextSteps: [] },
  refineActions: [],
  fields: [
    { kind: 'text', name: 'audience', label: '', maxLength: 10, default: '' },
    {
      kind: 'select',
      name: 'emoji',
      label: '',
      default: 'light',
      options: ['none', 'light', 'expressive'].map((value) => ({ value, label: value })),
    },
    {
      kind: 'select',
      name: 'language',
      label: '',
      default: 'auto',
      options: ['auto', 'es'].map((value) => ({ value, label: value })),
    },
    { kind: 'number', name: 'count', label: '', min: 1, max: 5, default: 3 },
  ],
}

test.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'soup'],
  ['another version', { version: 2, samples: ['soup'], choices: { emoji: 'none' } }],
  ['no version', { samples: ['soup'] }],
  ['samples of another kind', { version: 1, samples: 'soup', choices: null }],
  ['only blanks', { version: 1, samples: ['  ', '\n'], choices: { audience: ' ' } }],
  ['numbers', { version: 1, samples: [1, null, {}], choices: { emoji: 1, language: ['es'] } }],
  ['inherited names', { version: 1, choices: Object.create({ emoji: 'none' }) }],
  ['a choice that is too long', { version: 1, choices: { avoid: 'x'.repeat(81) } }],
])('%s in storage is no voice', (_, stored) => {
  expect(parseVoice(stored)).toEqual({ samples: [], choices: {} })
})

test('a stored voice keeps three samples of 600 characters and the choices it knows', () => {
  const stored = {
    version: 1,
    samples: ['🍲'.repeat(601), '', 'two', 'three', 'four'],
    choices: { audience: 'new dads', colour: 'red', language: 'es' },
  }
  expect(parseVoice(stored)).toEqual({
    samples: ['🍲'.repeat(600), 'two', 'three'],
    choices: { audience: 'new dads', language: 'es' },
  })
})

const defaultsOf = (choices: object, samples: string[] = []) =>
  applyVoiceDefaults(form, { samples, choices }).fields.map((field) => field.default)

test.each([
  [{}, [], ['', 'light', 'auto', 3]],
  [{ audience: 'new dads', language: 'es' }, [], ['new dads', 'light', 'es', 3]],
  [{ audience: 'parents of twins', emoji: 'many', language: 'xx' }, [], ['parents of', 'light', 'auto', 3]],
  [{ emoji: 'samples' }, [], ['', 'light', 'auto', 3]],
  [{ emoji: 'samples' }, ['soup', 'more soup'], ['', 'none', 'auto', 3]],
  [{ emoji: 'samples' }, ['soup 🍲', 'more soup'], ['', 'light', 'auto', 3]],
  [{ emoji: 'samples' }, ['soup 🍲🔥✨', 'more soup'], ['', 'expressive', 'auto', 3]],
])('with %j and %j the fields start with %j', (choices, samples, expected) => {
  expect(defaultsOf(choices, samples)).toEqual(expected)
})

test('a form follows new defaults, but for what was chosen', () => {
  const next = applyVoiceDefaults(form, {
    samples: [],
    choices: { audience: 'dads', emoji: 'none', language: 'es' },
  })
  const values = resolveFormValues(form, { prompt: 'soup', parameters: { emoji: 'expressive' } })
  expect(applyNewDefaults(values, [form, next], new Set(['language']))).toEqual({
    prompt: 'soup',
    parameters: { audience: 'dads', emoji: 'expressive', language: 'auto', count: 3 },
  })
})
