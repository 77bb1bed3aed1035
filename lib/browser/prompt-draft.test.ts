import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import { readDraft, saveDraft } from './prompt-draft'

const form: Parameters<typeof saveDraft>[0] = {
  type: 'hooks',
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

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('text and changed options outlive the page, a text above the limit whole', () => {
  const prompt = 'bread from a cold oven \n'
  saveDraft(form, { prompt, parameters: { tone: 'funny', count: 5 } })
  expect(readDraft(form)).toEqual({ prompt, parameters: { tone: 'funny' } })
  expect(readDraft({ ...form, type: 'captions' })).toBeNull()
})

test('what came along from the tools before outlives the page, an emptied box included', () => {
  const carried = [{ tool: 'ideas', text: 'A truce' }]
  saveDraft(form, { prompt: '', parameters: { tone: 'calm', count: 5 }, carried })
  expect(readDraft(form)).toEqual({ prompt: '', parameters: {}, carried })
})

test('a form with fewer options leaves the others as they were', () => {
  saveDraft(form, { prompt: 'bread', parameters: { tone: 'funny', count: 9 } })
  saveDraft({ ...form, fields: form.fields.slice(1) }, { prompt: 'soup', parameters: { count: 5 } })
  expect(readDraft(form)).toEqual({ prompt: 'soup', parameters: { tone: 'funny' } })
})

test('an emptied box leaves nothing behind', () => {
  saveDraft(form, { prompt: 'bread', parameters: { tone: 'funny', count: 5 } })
  saveDraft(form, { prompt: ' \u200b', parameters: { tone: 'funny', count: 5 } })
  expect(readDraft(form)).toBeNull()
  expect(sessionStorage.getItem('postsmith-draft-hooks')).toBe('{}')
})

test.each([
  ['no JSON', '{'],
  ['another version', '{"version":2,"prompt":"bread","parameters":{}}'],
  ['no text', '{"version":1,"prompt":7,"parameters":{}}'],
  ['no options', '{"version":1,"prompt":"bread","parameters":null}'],
])('what another hand left there is read with care: %s', (_, left) => {
  sessionStorage.setItem('postsmith-draft-hooks', left)
  expect(readDraft(form)).toBeNull()
})
