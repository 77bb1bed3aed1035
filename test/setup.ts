import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Code that complains while it is tested has a fault or an untested path: a test that expects it spies itself. */
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
