import { afterEach, expect, test, vi } from 'vitest'
import { holdTabLock } from './image-store'

afterEach(() => vi.unstubAllGlobals())

function mockLocks() {
  const heldModes: string[] = []
  async function request(_: string, options: LockOptions, callback: (lock: object | null) => Promise<void> | null) {
    const { mode = 'exclusive' } = options
    if (mode === 'exclusive' ? heldModes.length > 0 : heldModes.includes('exclusive')) return callback(null)
    heldModes.push(mode)
    await callback({})
    heldModes.splice(heldModes.indexOf(mode), 1)
  }
  return { held: heldModes, request }
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve))

test('runs the cleanup only while no other tab is open, and releases the lock when the last tab closes', async () => {
  const locks = mockLocks()
  vi.stubGlobal('navigator', { locks })
  const clear = vi.fn(async () => {})
  const releaseFirstTab = holdTabLock('editor', clear)
  await nextTick()
  const releaseSecondTab = holdTabLock('editor', clear)
  await nextTick()
  expect(clear).toHaveBeenCalledTimes(1)
  expect(locks.held).toEqual(['shared', 'shared'])
  releaseFirstTab()
  releaseSecondTab()
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
