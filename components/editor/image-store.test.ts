import { afterEach, expect, test, vi } from 'vitest'
import { holdTabLock } from './image-store'

afterEach(() => vi.unstubAllGlobals())

/** Mock of Web Locks for one name: shared by many tabs, or exclusive to one tab. */
function mockLocks() {
  const held: string[] = []
  async function request(_: string, options: LockOptions, use: (lock: object | null) => Promise<void> | null) {
    const { mode = 'exclusive' } = options
    if (mode === 'exclusive' ? held.length > 0 : held.includes('exclusive')) return use(null)
    held.push(mode)
    await use({})
    held.splice(held.indexOf(mode), 1)
  }
  return { held, request }
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve))

test('runs the cleanup only in a tab that is alone, and releases the lock with the last tab', async () => {
  const locks = mockLocks()
  vi.stubGlobal('navigator', { locks })
  const clear = vi.fn(async () => {})
  const first = holdTabLock('editor', clear)
  await nextTick()
  const second = holdTabLock('editor', clear)
  await nextTick()
  expect(clear).toHaveBeenCalledTimes(1)
  expect(locks.held).toEqual(['shared', 'shared'])
  first()
  second()
  await nextTick()
  expect(locks.held).toEqual([])
  holdTabLock('editor', clear)()
  await nextTick()
  expect(clear).toHaveBeenCalledTimes(2)
  expect(locks.held).toEqual([])
})

test('runs the cleanup in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  const clear = vi.fn(async () => {})
  holdTabLock('editor', clear)
  await nextTick()
  expect(clear).toHaveBeenCalledTimes(1)
})
