import { afterEach, expect, test, vi } from 'vitest'
import { holdTabLock } from './hold-tab-lock'

afterEach(() => vi.unstubAllGlobals())

/** Locks of one browser, as the standard has them: many share a name, or one has it alone. */
function mockLocks() {
  const held: { name: string; mode: string }[] = []
  const isFree = (name: string, mode: string) =>
    !held.some((one) => one.name === name && (mode === 'exclusive' || one.mode === 'exclusive'))
  const request = async (
    name: string,
    { mode = 'exclusive' }: LockOptions,
    use: (lock: object | null) => Promise<void> | null,
  ) => {
    if (!isFree(name, mode)) return use(null)
    const lock = { name, mode }
    held.push(lock)
    await use(lock)
    held.splice(held.indexOf(lock), 1)
  }
  return { held, request }
}

/** Long enough for all that is not waited for. */
const nextTick = () => new Promise((resolve) => setTimeout(resolve))

test('only a tab that has the name to itself clears up, and the last one that leaves lets go', async () => {
  const locks = mockLocks()
  vi.stubGlobal('navigator', { locks })
  const clear = vi.fn(async () => {})
  const first = holdTabLock('editor', clear)
  await nextTick()
  const second = holdTabLock('editor', clear)
  await nextTick()
  expect(clear).toHaveBeenCalledTimes(1)
  expect(locks.held.map(({ mode }) => mode)).toEqual(['shared', 'shared'])
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
