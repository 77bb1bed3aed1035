import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyPressScript } from '@/components/shell/page-scripts'
import { importWithRetry, waitForFirstInteraction } from './deferred-import'

const reload = vi.fn()
const replace = vi.fn()
const nextTick = () => new Promise((resolve) => setTimeout(resolve))
const failToLoad = () => Promise.reject(new Error('no file'))

function stubPage({ onLine, age = 3_600_000 }: { onLine: boolean; age?: number }) {
  const events = new EventTarget()
  vi.stubGlobal('location', { reload, replace, hash: '' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('performance', { now: () => age })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  return events
}

beforeEach(() => vi.resetAllMocks())
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['without a reload', () => Promise.resolve('part'), 0, [['part']]],
  ['or reloads the page if the part is still missing', failToLoad, 1, []],
])('loads a part of the page once the connection returns, %s', async (_, retry, reloadCount, parts) => {
  const events = stubPage({ onLine: false })
  const load = vi.fn<() => Promise<string>>(retry).mockImplementationOnce(failToLoad)
  const settle = vi.fn()
  importWithRetry(load)().then(settle, settle)
  await nextTick()
  expect([reload, settle].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  events.dispatchEvent(new Event('online'))
  await nextTick()
  expect(reload).toHaveBeenCalledTimes(reloadCount)
  expect(settle.mock.calls).toEqual(parts)
})

test('reloads an outdated page with the same URL when online', async () => {
  stubPage({ onLine: true })
  const settle = vi.fn()
  importWithRetry(failToLoad)().then(settle, settle)
  await nextTick()
  expect([reload, replace, settle].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
})

test('reports the failure on a page that was just loaded, and does not reload in a loop', async () => {
  stubPage({ onLine: true, age: 19_000 })
  await expect(importWithRetry(failToLoad)()).rejects.toThrow('no file')
  expect(reload).not.toHaveBeenCalled()
})

test('carries typed values in the URL on a reload, options by their names', async () => {
  stubPage({ onLine: true })
  class TypedForm extends FormData {
    constructor() {
      super()
      this.append('option.tone', 'calm')
      this.append('prompt', 'bread & butter, my option.')
    }
  }
  vi.stubGlobal('FormData', TypedForm)
  vi.stubGlobal('document', { querySelector: () => ({}) })
  importWithRetry(failToLoad)()
  await nextTick()
  expect(replace.mock.calls).toEqual([['#tone=calm&prompt=bread+%26+butter%2C+my+option.']])
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  [{ files: [] }, {}, {}, false],
  [{ files: ['photo.jpg'] }, {}, {}, true],
  [{ files: [] }, {}, { earlyPress: { x: 1, y: 2 } }, true],
  [
    { files: [] },
    { 'postsmith-theme': 'dark', 'postsmith-model': 'none', 'postsmith-font': '/familjen.woff2' },
    {},
    false,
  ],
  [{ files: [] }, { 'postsmith-draft-hook': '{}' }, {}, true],
])(
  'detects an earlier interaction: a file input with %j, storage with %j and a window with %j give %s',
  async (fileInput, sessionItems, window, isResolved) => {
    stubPage({ onLine: true })
    vi.stubGlobal('window', window)
    vi.stubGlobal('sessionStorage', sessionItems)
    vi.stubGlobal('localStorage', {})
    vi.stubGlobal('document', { querySelector: () => fileInput })
    const resolve = vi.fn()
    waitForFirstInteraction().then(resolve)
    await nextTick()
    expect(resolve).toHaveBeenCalledTimes(isResolved ? 1 : 0)
  },
)

test.each([
  ['a click', { type: 'click' }, true, true],
  ['Ctrl+Enter', { type: 'keydown', key: 'Enter', ctrlKey: true }, true, true],
  ['⌘+Enter', { type: 'keydown', key: 'Enter', metaKey: true }, true, true],
  ['Enter', { type: 'keydown', key: 'Enter' }, true, false],
  ['Ctrl+B', { type: 'keydown', key: 'b', ctrlKey: true }, true, false],
  ['Ctrl+Enter in a hydrated part', { type: 'keydown', key: 'Enter', ctrlKey: true }, false, false],
])('%s before hydration presses the button later', (_, event, isEarly, isRemembered) => {
  const listeners = new Map<string, (event: object) => void>()
  const page = { addEventListener: listeners.set.bind(listeners), earlyPress: undefined }
  new Function('window', earlyPressScript)(page)
  const button = { closest: () => (isEarly ? {} : null) }
  const prevent = vi.fn()
  const target = { closest: () => button, form: { querySelector: () => button } }
  listeners.get(event.type)?.({
    ...event,
    clientX: 1,
    clientY: 2,
    target,
    preventDefault: prevent,
    stopPropagation: prevent,
  })
  expect(page.earlyPress).toEqual(isRemembered ? { target: button, x: 1, y: 2 } : undefined)
  expect(prevent).toHaveBeenCalledTimes(isRemembered ? 2 : 0)
})
