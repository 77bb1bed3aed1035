import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage, stubBrowser } from '@/test/simulate-browser'
import { clearLastUse, getLastUse, type LastUse, lastUseStore, recordLastUse } from './last-use'
import { readDraft, readDraftOrLastUse, saveDraft } from './prompt-draft'
import { clearStoredTexts, createTextDraftStore, keepTextsSetting, MAX_STORED_LENGTH } from './text-draft'
import { getRemainingUses, recordToolUse } from './usage'
import { voiceStore } from './voice-store'

beforeEach(stubBrowser)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a text draft stores one or two texts, even with lone surrogates, and an empty draft reads as none', () => {
  const draft = createTextDraftStore('x')
  expect(draft.save(['a\ud83d', ''], { language: 'tr' })).toBe(true)
  expect(createTextDraftStore('x').read()).toEqual({ text: 'a\ud83d', second: '', parameters: { language: 'tr' } })
  expect(createTextDraftStore('y').read()).toBeNull()
  draft.save(['', 'two'], {})
  expect(draft.read()).toEqual({ text: '', second: 'two', parameters: {} })
  draft.save(['', ''], {})
  expect(createTextDraftStore('x').read()).toBeNull()
})

test.each([
  ['{', null],
  ['{"version":2,"text":"a","parameters":{}}', null],
  ['{"version":1,"text":"a","parameters":{}}', { text: 'a', second: '', parameters: {} }],
])('reads the stored text draft %s as %j', (storedText, draft) => {
  localStorage.setItem('postsmith-text-x', storedText)
  expect(createTextDraftStore('x').read()).toEqual(draft)
})

test('texts longer than the limit in total are not stored, and the previous texts are removed', () => {
  const draft = createTextDraftStore('x')
  expect(draft.save(['a'.repeat(MAX_STORED_LENGTH), ''], { shift: 5 })).toBe(true)
  expect(draft.save(['a'.repeat(MAX_STORED_LENGTH), 'b'], { shift: 5 })).toBe(false)
  expect(draft.read()).toEqual({ text: '', second: '', parameters: { shift: 5 } })
})

test('reports full storage; turning text storage off removes the texts of every tool', () => {
  vi.stubGlobal('localStorage', createMemoryStorage(60))
  expect(createTextDraftStore('x').save(['a'.repeat(100), ''], {})).toBe(false)
  stubBrowser()
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

test.each(['{', '{"version":2,"prompt":"bread","parameters":{}}', '{"version":1,"prompt":"bread","parameters":null}'])(
  'reads a damaged prompt draft as null: %s',
  (storedText) => {
    sessionStorage.setItem('postsmith-draft-hooks', storedText)
    expect(readDraft(form)).toBeNull()
  },
)

function createLastUse(tool: string, overrides: Partial<LastUse> = {}): LastUse {
  const run = { prompt: 'bread', parameters: { tone: 'funny' }, at: 1_795_000_000_000, run: 'r1' }
  return { tool, path: `/${tool}`, name: 'A tool', ...run, ...overrides }
}

const listTools = () => lastUseStore.read().map(({ tool }) => tool)

test('stores the last use of 24 tools, the latest first, and removes them one by one', () => {
  for (const tool of ['hooks', 'captions', 'hooks']) recordLastUse(createLastUse(tool))
  expect(listTools()).toEqual(['hooks', 'captions'])
  clearLastUse('hooks')
  expect([getLastUse('hooks'), getLastUse('captions')]).toEqual([null, createLastUse('captions')])
  clearLastUse()
  expect(listTools()).toEqual([])
  for (let index = 1; index <= 25; index += 1) recordLastUse(createLastUse(`tool-${index}`))
  expect([listTools().length, getLastUse('tool-1')]).toEqual([24, null])
})

test.each([
  ['another version', { version: 2, uses: [createLastUse('a')] }],
  ['another site’s address', { version: 1, uses: [createLastUse('a', { path: '//evil.example' })] }],
  ['no options', { version: 1, uses: [{ ...createLastUse('a'), parameters: null }] }],
])('drops a last use with %s', (_, storedValue) => {
  localStorage.setItem('postsmith-last', JSON.stringify(storedValue))
  expect(listTools()).toEqual([])
})

test('a new tab starts with the last use, and a tab whose box was emptied stays empty', () => {
  recordLastUse(createLastUse('hooks'))
  expect(readDraftOrLastUse(form)).toMatchObject({ prompt: 'bread', parameters: { tone: 'funny' } })
  expect(readDraftOrLastUse({ type: 'captions' })).toBeNull()
  saveDraft(form, { prompt: ' \u200b', parameters: { tone: 'funny', count: 5 } })
  expect([readDraftOrLastUse(form), sessionStorage.getItem('postsmith-draft-hooks')]).toEqual([null, '{}'])
})

const usageOfToday = { count: 5, lastReset: 'Sat Nov 21 2026', toolUsage: { a: 3 } }

test.each([
  ['today', { ...usageOfToday, version: 1 }, 17],
  ['today in the oldest format', usageOfToday, 17],
  ['yesterday', { ...usageOfToday, lastReset: 'Fri Nov 20 2026' }, 20],
  ['an absurd count', { ...usageOfToday, count: 1e99 }, 20],
  ['nothing', null, 20],
])('reads a usage record of %s', (_, storedValue, remainingUses) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00') })
  localStorage.setItem('postsmith-usage', JSON.stringify(storedValue))
  expect(getRemainingUses('a')).toBe(remainingUses)
})

test('counts a use for its tool and in total', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00') })
  localStorage.setItem('postsmith-usage', JSON.stringify(usageOfToday))
  for (const tool of ['a', 'b']) recordToolUse(tool)
  const record = { ...usageOfToday, version: 1, count: 7, toolUsage: { a: 4, b: 1 } }
  expect(JSON.parse(localStorage.getItem('postsmith-usage') ?? '')).toEqual(record)
})

const emptyVoice = { samples: [], choices: {} }
const voice = { samples: ['so much soup'], choices: { language: 'es' } }

test('reads the voice that an earlier page stored', () => {
  localStorage.setItem('postsmith-voice', JSON.stringify({ version: 1, ...voice }))
  expect([voiceStore.read(), voiceStore.isStored()]).toEqual([voice, true])
})

test('stores a voice only if the visitor requests it, and notifies listeners of each change', () => {
  const notifications: number[] = []
  const unsubscribe = voiceStore.subscribe(() => notifications.push(voiceStore.read().samples.length))
  voiceStore.save(voice, false)
  expect([voiceStore.read(), voiceStore.isStored(), localStorage.getItem('postsmith-voice')]).toEqual([
    voice,
    false,
    null,
  ])
  voiceStore.save(voice, true)
  expect([voiceStore.isStored(), JSON.parse(localStorage.getItem('postsmith-voice') ?? '')]).toEqual([
    true,
    { version: 1, ...voice },
  ])
  voiceStore.save(emptyVoice, false)
  expect([voiceStore.read(), localStorage.getItem('postsmith-voice')]).toEqual([
    emptyVoice,
    '{"version":1,"samples":[],"choices":{}}',
  ])
  unsubscribe()
  voiceStore.save(voice, false)
  expect(notifications).toEqual([1, 1, 0])
})

test('a voice lasts until the page closes when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  voiceStore.save(voice, true)
  expect([voiceStore.read(), voiceStore.isStored()]).toEqual([voice, false])
})
