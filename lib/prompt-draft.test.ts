import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@/test/memory-storage'
import { promptDraft } from './prompt-draft'
import type { FormShape } from './tool-form'

const form: FormShape = {
  promptLimit: 10,
  fields: [
    {
      kind: 'select',
      name: 'tone',
      label: 'Tone',
      options: ['calm', 'funny'].map((value) => ({ value, label: value })),
      default: 'calm',
    },
    { kind: 'number', name: 'count', label: 'Count', min: 1, max: 9, default: 5 },
  ],
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('text and changed options outlive the page, a text above the limit whole', () => {
  const prompt = 'bread from a cold oven \n'
  promptDraft('hooks').keep(form, { prompt, parameters: { tone: 'funny', count: 5 } })
  expect(promptDraft('hooks').read(form)).toEqual({ prompt, parameters: { tone: 'funny' } })
  expect(promptDraft('captions').read(form)).toBeNull()
})

test('an emptied box leaves nothing behind', () => {
  const draft = promptDraft('hooks')
  draft.keep(form, { prompt: 'bread', parameters: { tone: 'funny', count: 5 } })
  draft.keep(form, { prompt: ' \u200b', parameters: { tone: 'funny', count: 5 } })
  expect(draft.read(form)).toBeNull()
  expect(sessionStorage.getItem('postsmith-draft-hooks')).toBe('{"version":1,"prompt":"","parameters":{}}')
})

test('an option that the form has only later is kept until then', () => {
  const draft = promptDraft('hooks')
  draft.keep(form, { prompt: 'bread', parameters: { tone: 'funny', count: 5 } })
  const [, count] = form.fields
  expect(draft.read({ ...form, fields: count ? [count] : [] })).toEqual({ prompt: 'bread', parameters: {} })
  expect(draft.read(form)).toEqual({ prompt: 'bread', parameters: { tone: 'funny' } })
})

test.each([
  ['another version', { version: 2, prompt: 'bread', parameters: {} }, null],
  ['no text', { version: 1, prompt: 7, parameters: {} }, null],
  ['nothing to be seen', { version: 1, prompt: '\u3164', parameters: {} }, null],
  ['no options', { version: 1, prompt: 'bread', parameters: null }, null],
  [
    'options of another hand',
    { version: 1, prompt: 'bread', parameters: { tone: { a: 1 }, count: 70, more: 'x' } },
    { prompt: 'bread', parameters: { count: 9 } },
  ],
])('what another hand left there is read with care: %s', (_, left, read) => {
  sessionStorage.setItem('postsmith-draft-hooks', JSON.stringify(left))
  expect(promptDraft('hooks').read(form)).toEqual(read)
})
