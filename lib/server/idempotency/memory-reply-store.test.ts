import { expect, test } from 'vitest'
import { MemoryReplyStore } from './memory-reply-store'
import { testReplyStore } from './reply-store.contract'

testReplyStore(() => new MemoryReplyStore())

test('of large replies those asked for least lately go first, so that memory has a bound', async () => {
  const replyStore = new MemoryReplyStore()
  const large = 'x'.repeat(350_000)
  for (let i = 0; i < 60; i += 1) await replyStore.put(`${i}`, large, '', 60_000)
  const storedIndexes = []
  for (let i = 59; i >= 0; i -= 1) {
    if ((await replyStore.put(`${i}`, '', large, 60_000)) === large) storedIndexes.push(i)
  }
  expect(storedIndexes.length * large.length).toBeLessThan(16 * 1024 * 1024)
  expect(storedIndexes.length).toBeGreaterThan(40)
  expect(storedIndexes[0]).toBe(59)
})
