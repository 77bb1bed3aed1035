import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry'

const reload = vi.fn()
const replace = vi.fn()
const laterPerformance = { now: () => 3_600_000 }

beforeEach(() => {
  vi.stubGlobal('location', { reload, replace })
  vi.stubGlobal('document', { querySelector: () => null })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const nextTick = () => new Promise((resolve) => setTimeout(resolve))
const importMissing = importWithRetry(() => Promise.reject(new Error('no file')))

test('a part that does not come without a connection is waited for, and loads the page anew with the connection', async () => {
  const events = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const ended = vi.fn()
  importMissing().then(ended, ended)
  await nextTick()
  expect(reload).not.toHaveBeenCalled()
  events.dispatchEvent(new Event('online'))
  await nextTick()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(ended).not.toHaveBeenCalled()
})

test('a part that comes with the connection leaves the page as it is', async () => {
  const events = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const load = vi.fn().mockRejectedValueOnce(new Error('no file')).mockResolvedValueOnce('a part')
  const part = importWithRetry(load)()
  await nextTick()
  events.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('a part')
  expect(reload).not.toHaveBeenCalled()
})

test('with a connection a page that has stood for a while is loaded anew, with nothing in its address', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('performance', laterPerformance)
  const ended = vi.fn()
  importMissing().then(ended, ended)
  await nextTick()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
})

test('on a page that was just loaded its failure is told, so that nothing loops', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('performance', { now: () => 19_000 })
  await expect(importMissing()).rejects.toThrow('no file')
  await expect(importWithRetry(() => Promise.resolve('a part'))()).resolves.toBe('a part')
  expect(reload).not.toHaveBeenCalled()
})

test('what was typed before goes along in the address, options by their names alone, wherever they stand', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('performance', laterPerformance)
  const typed = [
    ['option.tone', 'calm'],
    ['prompt', 'bread & butter, my option.'],
    ['option.length', 'short'],
  ] as const
  class Typed extends FormData {
    constructor() {
      super()
      for (const [name, value] of typed) this.append(name, value)
    }
  }
  vi.stubGlobal('FormData', Typed)
  vi.stubGlobal('document', { querySelector: () => ({}) })
  importMissing()
  await nextTick()
  const [hash] = replace.mock.lastCall ?? []
  expect([...new URLSearchParams(hash.slice(1))]).toEqual([
    ['tone', 'calm'],
    ['prompt', 'bread & butter, my option.'],
    ['length', 'short'],
  ])
  expect(reload).toHaveBeenCalledTimes(1)
})
