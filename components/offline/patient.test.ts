import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@/test/memory-storage'
import { patient } from './patient'

const reload = vi.fn()
const replace = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/tool', reload, replace })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { querySelector: () => null })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const turn = () => new Promise((resolve) => setTimeout(resolve))
const broken = patient(() => Promise.reject(new Error('no file')))

test('a part that does not come without a connection is waited for, and loads the page anew with the connection', async () => {
  const events = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const ended = vi.fn()
  broken().then(ended, ended)
  await turn()
  expect(reload).not.toHaveBeenCalled()
  events.dispatchEvent(new Event('online'))
  await turn()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(ended).not.toHaveBeenCalled()
})

test('with a connection the page is loaded anew once, and what stays away then is told', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const ended = vi.fn()
  broken().then(ended, ended)
  await turn()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
  await expect(broken()).rejects.toThrow('no file')
  expect(reload).toHaveBeenCalledTimes(1)
  await expect(patient(() => Promise.resolve('a part'))()).resolves.toBe('a part')
})

test('where this tab can keep nothing, nothing is loaded by itself', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await expect(broken()).rejects.toThrow('no file')
  expect(reload).not.toHaveBeenCalled()
})
