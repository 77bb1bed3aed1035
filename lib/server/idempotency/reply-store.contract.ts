import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ReplyStore } from './reply-store'

/** What every place for replies has to do, in real time. */
export function testReplyStore(create: () => ReplyStore): void {
  test('of many who ask for a name at once one gets it, and the others see that one’s note', async () => {
    const replies = create()
    const notes = Array.from({ length: 50 }, (_, i) => `running ${i}`)
    const previousNotes = await Promise.all(notes.map((note) => replies.put('a', note, 'paid', 10_000)))
    const first = notes[previousNotes.indexOf(null)]
    expect(previousNotes.filter((note) => note === null)).toHaveLength(1)
    expect(previousNotes.filter((note) => note === first)).toHaveLength(49)
  })

  test('a note goes over the one that it may go over, and over no other', async () => {
    const replies = create()
    await replies.put('a', 'paid', '', 10_000)
    expect(await replies.put('a', 'one', 'kept', 10_000)).toBe('paid')
    expect(await replies.put('a', 'two', 'paid', 10_000)).toBe('paid')
    expect(await replies.put('a', 'three', 'paid', 10_000)).toBe('two')
  })

  test('only whoever put a note replaces it', async () => {
    const replies = create()
    await replies.put('a', 'mine', '', 10_000)
    await replies.replace('a', 'another', 'kept', 10_000)
    await replies.replace('a', 'another', null, 10_000)
    expect(await replies.put('a', 'x', '', 10_000)).toBe('mine')
    await replies.replace('a', 'mine', 'kept', 10_000)
    expect(await replies.put('a', 'x', '', 10_000)).toBe('kept')
    await replies.replace('a', 'kept', null, 10_000)
    expect(await replies.put('a', 'x', '', 10_000)).toBeNull()
  })

  test('a note that has run out is gone; who put it may still say how it ended, unless somebody came after', async () => {
    const replies = create()
    await replies.put('a', 'mine', '', 50)
    await replies.put('b', 'mine', '', 50)
    await sleep(80)
    await replies.replace('a', 'mine', 'kept', 10_000)
    expect(await replies.put('a', 'x', '', 10_000)).toBe('kept')
    expect(await replies.put('b', 'theirs', '', 10_000)).toBeNull()
    await replies.replace('b', 'mine', 'kept', 10_000)
    expect(await replies.put('b', 'x', '', 10_000)).toBe('theirs')
  })

  test('what takes the place of a note lives for as long as it was given', async () => {
    const replies = create()
    await replies.put('a', 'mine', '', 10_000)
    await replies.replace('a', 'mine', 'kept', 50)
    await sleep(80)
    expect(await replies.put('a', 'x', '', 10_000)).toBeNull()
  })
}
