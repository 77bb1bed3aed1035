import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that writes to the console fails; a test that expects a message mocks the console itself. */
const consoleMessages: string[] = []

beforeEach(() => {
  consoleMessages.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      consoleMessages.push(`console.${method}: ${args.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(consoleMessages).toEqual([])
})
