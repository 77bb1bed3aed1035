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
  const asked: string[] = []
  let remainingFailures = failures
  const fonts = {
    add: (face: object) => faces.add(face),
    delete: (face: object) => faces.delete(face),
    load: async (font: string, text: string) => {
      asked.push(`${font}: ${text}`)
      if (remainingFailures-- > 0) throw new Error('offline')
      return []
    },
  }
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal('FontFace', class {})
  return { faces, asked }
}

test('loads a typeface again after a failure, then only once', async () => {
  const { faces, asked } = mockPageFonts({ failures: 1 })
  expect(await loadTypeface('Anton', 'Łódź')).toBe(false)
  expect(faces.size).toBe(0)
  expect(await loadTypeface('Anton', 'Łódź')).toBe(true)
  expect(await loadTypeface('Anton', 'ÿ')).toBe(true)
  expect(faces.size).toBe(4)
  expect(asked).toEqual(['40px "Anton": ŁódźŁÓDŹ', '40px "Anton": ŁódźŁÓDŹ', '40px "Anton": ÿŸ'])
})

test('loads the capitals of the visitor’s language too', async () => {
  const { asked } = mockPageFonts({ failures: 0 })
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İYİ')
  await loadTypeface('Caveat', 'iyi')
  expect(asked).toEqual(['40px "Caveat": iyiIYIİYİ'])
})
