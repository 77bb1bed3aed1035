import { afterEach, expect, test, vi } from 'vitest'
import { holdTabLock } from './hold-tab-lock'

afterEach(() => vi.unstubAllGlobals())

/** The lock of one name, as the standard has it: many tabs share it, or one tab has it alone. */
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

/** Runs what is not awaited. */
const nextTick = () => new Promise((resolve) => setTimeout(resolve))

test('only a tab that is alone clears up, and the last tab releases the lock', async () => {
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

test('a browser without locks clears up', async () => {
  vi.stubGlobal('navigator', {})
  const clear = vi.fn(async () => {})
  holdTabLock('editor', clear)
  await nextTick()
  expect(clear).toHaveBeenCalledTimes(1)
})
