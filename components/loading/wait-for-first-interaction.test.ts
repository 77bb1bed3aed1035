import { afterEach, expect, test, vi } from 'vitest'
import { waitForFirstInteraction } from './wait-for-first-interaction'

afterEach(() => vi.unstubAllGlobals())

function mockPage(files: readonly string[]) {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('document', { querySelector: () => ({ files }) })
  vi.stubGlobal('addEventListener', () => {})
}
const isResolved = () =>
  Promise.race([
    waitForFirstInteraction().then(() => true),
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => false),
  ])

test('a file that was chosen before there was code to see it is a sign that somebody is there', async () => {
  mockPage([])
  expect(await isResolved()).toBe(false)
  mockPage(['photo.jpg'])
  expect(await isResolved()).toBe(true)
})
