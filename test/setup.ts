import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test that writes to the console: code that warns has a bug or an untested path. A test that expects a message
 * mocks the console itself.
 */
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
