import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ReplyStore } from './reply-store'

/** What every place for replies has to do, in real time. */
export function testReplyStore(createStore: () => ReplyStore): void {
  test('of many who ask for a name at once one gets it, and the others see that one’s note', async () => {
    const store = createStore()
    const notes = Array.from({ length: 50 }, (_, i) => `running ${i}`)
    const previousNotes = await Promise.all(notes.map((note) => store.put('a', note, 'paid', 10_000)))
    const winningNote = notes[previousNotes.indexOf(null)]
    expect(previousNotes.filter((note) => note === null)).toHaveLength(1)
    expect(previousNotes.filter((note) => note === winningNote)).toHaveLength(49)
  })

  test('a note goes over the one that it may go over, and over no other', async () => {
    const store = createStore()
    await store.put('a', 'paid', '', 10_000)
    expect(await store.put('a', 'one', 'kept', 10_000)).toBe('paid')
    expect(await store.put('a', 'two', 'paid', 10_000)).toBe('paid')
    expect(await store.put('a', 'three', 'paid', 10_000)).toBe('two')
  })

  test('only whoever put a note replaces it', async () => {
    const store = createStore()
    await store.put('a', 'mine', '', 10_000)
    await store.replace('a', 'another', 'kept', 10_000)
    await store.replace('a', 'another', null, 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBe('mine')
    await store.replace('a', 'mine', 'kept', 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBe('kept')
    await store.replace('a', 'kept', null, 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBeNull()
  })

  test('a note that has run out is gone; who put it may still say how it ended, unless somebody came after', async () => {
    const store = createStore()
    await store.put('a', 'mine', '', 50)
    await store.put('b', 'mine', '', 50)
    await sleep(80)
    await store.replace('a', 'mine', 'kept', 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBe('kept')
    expect(await store.put('b', 'theirs', '', 10_000)).toBeNull()
    await store.replace('b', 'mine', 'kept', 10_000)
    expect(await store.put('b', 'x', '', 10_000)).toBe('theirs')
  })

  test('what takes the place of a note lives for as long as it was given', async () => {
    const store = createStore()
    await store.put('a', 'mine', '', 10_000)
    await store.replace('a', 'mine', 'kept', 50)
    await sleep(80)
    expect(await store.put('a', 'x', '', 10_000)).toBeNull()
  })
}
