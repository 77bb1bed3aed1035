import { afterEach, expect, test, vi } from 'vitest'
import { patient } from './patient'

afterEach(() => vi.unstubAllGlobals())

test('a part that does not come without a connection is waited for, and loads the page anew with the connection', async () => {
  const events = new EventTarget()
  const reload = vi.fn()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('location', { reload })
  const ended = vi.fn()
  patient(() => Promise.reject(new Error('no file')))().then(ended, ended)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
  events.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(ended).not.toHaveBeenCalled()
})

test('with a connection its failure is told', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(patient(() => Promise.reject(new Error('no file')))()).rejects.toThrow('no file')
  await expect(patient(() => Promise.resolve('a part'))()).resolves.toBe('a part')
})
