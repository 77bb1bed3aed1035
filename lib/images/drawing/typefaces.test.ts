import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { typefaceFiles } from './typeface-files'
import { loadTypeface, typefaces } from './typefaces'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('has files for every typeface', () => {
  expect(typefaces.flatMap(({ family }) => family ?? []).sort()).toEqual(Object.keys(typefaceFiles).sort())
  for (const { url, range } of Object.values(typefaceFiles).flat()) {
    const path = url.pathname.split('@fontsource/')[1]
    expect(existsSync(new URL(`../../../node_modules/@fontsource/${path}`, import.meta.url)), path).toBe(true)
    expect(range).toMatch(/^U\+/)
  }
})

function mockPageFonts({ failures }: { failures: number }) {
  const faces = new Set<object>()
  const loadCalls: string[] = []
  let remainingFailures = failures
  const fonts = {
    add: (face: object) => faces.add(face),
    delete: (face: object) => faces.delete(face),
    load: async (font: string, text: string) => {
      loadCalls.push(`${font}: ${text}`)
      if (remainingFailures-- > 0) throw new Error('offline')
      return []
    },
  }
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal('FontFace', class {})
  return { faces, asked: loadCalls }
}

test('retries after a failed load, then registers its faces only once', async () => {
  const { faces, asked: loadCalls } = mockPageFonts({ failures: 1 })
  expect(await loadTypeface('Anton', 'Łódź')).toBe(false)
  expect(faces.size).toBe(0)
  expect(await loadTypeface('Anton', 'Łódź')).toBe(true)
  expect(await loadTypeface('Anton', 'ÿ')).toBe(true)
  expect(faces.size).toBe(4)
  expect(loadCalls).toEqual(['40px "Anton": ŁódźŁÓDŹ', '40px "Anton": ŁódźŁÓDŹ', '40px "Anton": ÿŸ'])
})

test('also loads the uppercase letters of the visitor’s locale', async () => {
  const { asked: loadCalls } = mockPageFonts({ failures: 0 })
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İYİ')
  await loadTypeface('Caveat', 'iyi')
  expect(loadCalls).toEqual(['40px "Caveat": iyiIYIİYİ'])
})
