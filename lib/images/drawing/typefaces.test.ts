import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { typefaceFiles } from './typeface-files'
import { loadTypeface, typefaces } from './typefaces'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const all = Object.entries(typefaceFiles).flatMap(([family, files]) =>
  files.map(({ url, range }) => ({ family, path: url.pathname.split('@fontsource/')[1] ?? '', range })),
)

test.each(all)('$family has its file $path, with letters', ({ path, range }) => {
  expect(existsSync(new URL(`../../../node_modules/@fontsource/${path}`, import.meta.url))).toBe(true)
  expect(range).toMatch(/^U\+/)
})

test('every typeface to choose has its files', () => {
  expect(typefaces.flatMap(({ family }) => family ?? []).sort()).toEqual(Object.keys(typefaceFiles).sort())
})

/** The page's fonts, of which `load` fails as often as said. */
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
  class Face {
    constructor(
      readonly family: string,
      readonly source: string,
      readonly descriptors: object,
    ) {}
  }
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal('FontFace', Face)
  return { faces, asked }
}

test('a typeface that did not arrive is fetched again, then known once', async () => {
  const { faces, asked } = mockPageFonts({ failures: 1 })
  expect(await loadTypeface('Anton', 'Łódź')).toBe(false)
  expect(faces.size).toBe(0)
  expect(await loadTypeface('Anton', 'Łódź')).toBe(true)
  expect(await loadTypeface('Anton', 'ÿ')).toBe(true)
  expect(faces.size).toBe(4)
  expect(asked).toEqual(['40px "Anton": ŁódźŁÓDŹ', '40px "Anton": ŁódźŁÓDŹ', '40px "Anton": ÿŸ'])
})

test('the capitals of the visitor’s own language are fetched too', async () => {
  const { asked } = mockPageFonts({ failures: 0 })
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İYİ')
  await loadTypeface('Caveat', 'iyi')
  expect(asked).toEqual(['40px "Caveat": iyiIYIİYİ'])
})
