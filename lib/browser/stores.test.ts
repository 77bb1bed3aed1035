import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/simulate-browser'
import { canPersist } from './can-persist'
import { clearLastUse, getLastUse, getLastUses, type LastUse, parseLastUses, recordLastUse } from './last-use'
import { createOptionSetStore } from './option-sets'
import { readDraft, readDraftOrLastUse, saveDraft } from './prompt-draft'
import { hasStoredVoice } from './voice-key'

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})

afterEach(() => vi.unstubAllGlobals())

async function openPage(storage: Storage = localStorage) {
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  return {
    ...(await import('./text-draft')),
    ...(await import('./recent-values')),
    ...(await import('./voice-store')),
  }
}

test('canPersist writes a test value and removes it, and trusts existing data', () => {
  expect([canPersist('k'), localStorage.length]).toEqual([true, 0])
  const fullStorage = createMemoryStorage(6)
  vi.stubGlobal('localStorage', fullStorage)
  expect(canPersist('k')).toBe(false)
  fullStorage.setItem('k', '[1,2]')
  expect(canPersist('k')).toBe(true)
  vi.stubGlobal('localStorage', undefined)
  expect(canPersist('k')).toBe(false)
})

test('stores up to thirty uniquely named option sets, the newest first, and drops damaged sets', () => {
  const sets = createOptionSetStore('x')
  sets.save({ name: 'brand', parameters: { pairs: 'a => b' } })
  sets.save({ name: 'legal', parameters: {} })
  expect(sets.save({ name: 'brand', parameters: { pairs: 'a => c' } })).toBe(true)
  expect(createOptionSetStore('x').read()).toEqual([
    { name: 'brand', parameters: { pairs: 'a => c' } },
    { name: 'legal', parameters: {} },
  ])
  sets.remove('brand')
  expect(sets.read().map(({ name }) => name)).toEqual(['legal'])
  for (let index = 0; index < 40; index += 1) sets.save({ name: `${index}`, parameters: {} })
  expect(sets.read()).toHaveLength(30)
  localStorage.setItem('postsmith-sets-z', '{"version":1,"sets":[7,{"name":"a"}]}')
  expect(createOptionSetStore('z').read()).toEqual([])
})

test('a field offers twenty distinct recent values, the latest first', async () => {
  const { getRecentValues, rememberValue } = await openPage()
  for (const value of ['Spring Sale', ' launch ', '', 'Spring Sale']) rememberValue('campaign', value)
  expect(getRecentValues('campaign')).toEqual(['Spring Sale', 'launch'])
  for (let index = 0; index < 30; index += 1) rememberValue('source', `s${index}`)
  expect(getRecentValues('source')).toHaveLength(20)
})

test('with text storage off, recent values are neither stored nor offered; damaged values are dropped', async () => {
  localStorage.setItem('postsmith-text-recent', '{"campaign":[1,"a"],"source":"x"}')
  const { getRecentValues, rememberValue, keepTextsSetting } = await openPage()
  expect([getRecentValues('campaign'), getRecentValues('source')]).toEqual([['a'], []])
  keepTextsSetting.update(() => false)
  rememberValue('campaign', 'while off')
  expect(getRecentValues('campaign')).toEqual([])
  keepTextsSetting.update(() => true)
  expect(getRecentValues('campaign')).toEqual(['a'])
})

test('a text draft stores one or two texts, even with lone surrogates, and an empty draft is removed', async () => {
  const { createTextDraftStore } = await openPage()
  const draft = createTextDraftStore('x')
  expect(draft.save(['a\ud83d', ''], { language: 'tr' })).toBe(true)
  expect(createTextDraftStore('x').read()).toEqual({ text: 'a\ud83d', second: '', parameters: { language: 'tr' } })
  expect(createTextDraftStore('y').read()).toBeNull()
  draft.save(['', 'two'], {})
  expect(draft.read()).toEqual({ text: '', second: 'two', parameters: {} })
  draft.save(['', ''], {})
  expect(draft.read()).toBeNull()
})

test.each(['{', '{"version":1,"text":7,"parameters":{}}', '{"version":2,"text":"a","parameters":{}}'])(
  'reads a damaged text draft as null: %s',
  async (storedValue) => {
    const { createTextDraftStore } = await openPage()
    localStorage.setItem('postsmith-text-x', storedValue)
    expect(createTextDraftStore('x').read()).toBeNull()
  },
)

test('texts longer than the limit in total are not stored, and the previous texts are removed', async () => {
  const { createTextDraftStore, MAX_STORED_LENGTH } = await openPage()
  const draft = createTextDraftStore('x')
  expect(draft.save(['a'.repeat(MAX_STORED_LENGTH), ''], { shift: 5 })).toBe(true)
  expect(draft.save(['a'.repeat(MAX_STORED_LENGTH), 'b'], { shift: 5 })).toBe(false)
  expect(draft.read()).toEqual({ text: '', second: '', parameters: { shift: 5 } })
})

test('reports full storage; turning text storage off removes the texts of every tool', async () => {
  const pageWithFullStorage = await openPage(createMemoryStorage(60))
  expect(pageWithFullStorage.createTextDraftStore('x').save(['a'.repeat(100), ''], {})).toBe(false)
  const { createTextDraftStore, keepTextsSetting, clearStoredTexts } = await openPage(createMemoryStorage())
  createTextDraftStore('x').save(['secret', ''], {})
  keepTextsSetting.update(() => false)
  clearStoredTexts()
  expect(createTextDraftStore('x').save(['secret', ''], {})).toBe(true)
  expect(localStorage.getItem('postsmith-text-x')).toBeNull()
})

const tones = ['calm', 'funny'].map((value) => ({ value, label: value }))
const form: Parameters<typeof saveDraft>[0] = {
  type: 'hooks',
  promptLimit: 10,
  fields: [
    { kind: 'select', name: 'tone', label: 'Tone', options: tones, default: 'calm' },
    { kind: 'number', name: 'count', label: 'Count', min: 1, max: 9, default: 5 },
  ],
}

test('a prompt draft keeps the text, even beyond the limit, the changed options and the carried results', () => {
  const prompt = 'bread from a cold oven \n'
  const carried = [{ tool: 'ideas', text: 'A truce' }]
  saveDraft(form, { prompt, parameters: { tone: 'funny', count: 5 } })
  expect(readDraft(form)).toEqual({ prompt, parameters: { tone: 'funny' } })
  expect(readDraft({ ...form, type: 'captions' })).toBeNull()
  saveDraft(form, { prompt: '', parameters: { tone: 'calm', count: 5 }, carried })
  expect(readDraft(form)).toEqual({ prompt: '', parameters: {}, carried })
})

test('a form with fewer options preserves the stored options', () => {
  saveDraft(form, { prompt: 'bread', parameters: { tone: 'funny', count: 9 } })
  saveDraft({ ...form, fields: form.fields.slice(1) }, { prompt: 'soup', parameters: { count: 5 } })
  expect(readDraft(form)).toEqual({ prompt: 'soup', parameters: { tone: 'funny' } })
})

test('clearing the prompt box removes its draft', () => {
  saveDraft(form, { prompt: 'bread', parameters: { tone: 'funny', count: 5 } })
  saveDraft(form, { prompt: ' \u200b', parameters: { tone: 'funny', count: 5 } })
  expect(readDraft(form)).toBeNull()
  expect(sessionStorage.getItem('postsmith-draft-hooks')).toBe('{}')
})

test.each(['{', '{"version":2,"prompt":"bread","parameters":{}}', '{"version":1,"prompt":"bread","parameters":null}'])(
  'reads a damaged prompt draft as null: %s',
  (storedValue) => {
    sessionStorage.setItem('postsmith-draft-hooks', storedValue)
    expect(readDraft(form)).toBeNull()
  },
)

function createLastUse(tool: string, overrides: Partial<LastUse> = {}): LastUse {
  const run = { prompt: 'bread', parameters: { tone: 'funny' }, at: 1_795_000_000_000, run: 'r1' }
  return { tool, path: `/${tool}`, name: 'A tool', ...run, ...overrides }
}

test('stores the last use of 24 tools, the latest first, and removes them one by one', () => {
  for (const tool of ['hooks', 'captions', 'hooks']) recordLastUse(createLastUse(tool))
  expect(getLastUses().map(({ tool }) => tool)).toEqual(['hooks', 'captions'])
  clearLastUse('hooks')
  expect([getLastUse('hooks'), getLastUse('captions')]).toEqual([null, createLastUse('captions')])
  clearLastUse()
  expect(getLastUses()).toEqual([])
  for (let index = 1; index <= 25; index += 1) recordLastUse(createLastUse(`tool-${index}`))
  expect([getLastUses().length, getLastUse('tool-1')]).toEqual([24, null])
})

test.each([
  ['another version', { version: 2, uses: [createLastUse('a')] }],
  ['no list', { version: 1, uses: {} }],
  ['another site’s address', { version: 1, uses: [createLastUse('a', { path: '//evil.example' })] }],
  ['a script for an address', { version: 1, uses: [createLastUse('a', { path: 'javascript:alert(1)' })] }],
  ['a number for a prompt', { version: 1, uses: [{ ...createLastUse('a'), prompt: 1 }] }],
  ['no options', { version: 1, uses: [{ ...createLastUse('a'), parameters: null }] }],
])('drops a last use with %s', (_, storedValue) => {
  expect(parseLastUses(storedValue)).toEqual([])
})

test('a new tab starts with the last use, and a tab whose box was emptied stays empty', () => {
  recordLastUse(createLastUse('hooks'))
  expect(readDraftOrLastUse({ type: 'hooks' })).toMatchObject({ prompt: 'bread', parameters: { tone: 'funny' } })
  expect(readDraftOrLastUse({ type: 'captions' })).toBeNull()
  sessionStorage.setItem('postsmith-draft-hooks', '{}')
  expect(readDraftOrLastUse({ type: 'hooks' })).toBeNull()
})

const voice = { samples: ['so much soup'], choices: { language: 'es' } }

test('stores a voice only if the visitor requests it', async () => {
  const voiceStore = (await openPage()).voiceStore
  voiceStore.save(voice, false)
  expect([voiceStore.getCurrent(), voiceStore.isStored(), localStorage.getItem('postsmith-voice')]).toEqual([
    voice,
    false,
    null,
  ])
  voiceStore.save(voice, true)
  expect(voiceStore.isStored()).toBe(true)
  expect((await openPage()).voiceStore.getCurrent()).toMatchObject(voice)
  expect(hasStoredVoice()).toBe(true)
  voiceStore.save(voice, false)
  expect(localStorage.getItem('postsmith-voice')).toBe('{"version":1,"samples":[],"choices":{}}')
  expect((await openPage()).voiceStore.getCurrent().samples).toEqual([])
})

test('notifies voice listeners of stored and unstored changes until they unsubscribe', async () => {
  const { voiceStore } = await openPage()
  const notifications: number[] = []
  const unsubscribe = voiceStore.subscribe(() => notifications.push(voiceStore.getCurrent().samples.length))
  voiceStore.save(voice, false)
  voiceStore.save({ samples: [], choices: {} }, true)
  unsubscribe()
  voiceStore.save(voice, false)
  expect([notifications[0], notifications.at(-1), voiceStore.getCurrent()]).toEqual([1, 0, voice])
})

test('a voice lasts until the page closes when storage is blocked', async () => {
  const blockedStorage = new Proxy(createMemoryStorage(), {
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  const { voiceStore } = await openPage(blockedStorage)
  voiceStore.save(voice, true)
  expect(voiceStore.getCurrent()).toMatchObject(voice)
  expect([voiceStore.isStored(), hasStoredVoice()]).toEqual([false, false])
})
