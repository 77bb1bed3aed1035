import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Code that complains while it is tested has a fault or an untested path: a test that expects it spies itself. */
const consoleMessages: string[] = []

beforeEach(() => {
  consoleMessages.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      consoleMessages.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(consoleMessages).toEqual([])
})
