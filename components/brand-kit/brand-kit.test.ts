import { afterEach, expect, test, vi } from 'vitest'
import { type BrandKit, emptyKit, formatKitFile, parseColors, parseKitFile, parseStoredKit } from './brand-kit'
import { readBrandKit, saveBrandKit } from './brand-kit-store'

const database = vi.hoisted(() => ({ value: undefined as unknown, isBlocked: false }))

vi.mock('idb-keyval', () => {
  const run = async <Value>(action: () => Value) => {
    if (database.isBlocked) throw new DOMException('blocked', 'SecurityError')
    return action()
  }
  return {
    createStore: () => 'store',
    get: () => run(() => database.value),
    set: (_: string, value: unknown) => run(() => Object.assign(database, { value })),
    del: () => run(() => Object.assign(database, { value: undefined })),
  }
})

vi.mock('@/lib/images/read-data-url', () => ({
  readDataUrl: async (blob: Blob) =>
    `data:image/png;base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`,
}))

/** Opens each file as a logo with ten bytes per pixel of its side; refuses files that start with an x. */
const openLogo = vi.hoisted(() =>
  vi.fn(async (file: File, side: number) =>
    (await file.text()).startsWith('x')
      ? { problem: 'not an image' }
      : { blob: new Blob(['p'.repeat(side * 1_500)]), width: side, height: side, name: file.name },
  ),
)
vi.mock('@/lib/images/open/open-logo', () => ({ openLogo }))

const kit: BrandKit = {
  colors: ['#c2410c', '#14110f'],
  headlineFont: 'Anton',
  textFont: 'Plain',
  handle: '@ana.bakes',
  position: 'top left',
  logo: { blob: new Blob(['png']), width: 40, height: 20, name: 'logo.svg' },
}

afterEach(() => {
  database.isBlocked = false
})

test('exports a kit and imports it again, with a logo of at most 1 MB', async () => {
  const { logo, ...values } = kit
  const importedKit = await parseKitFile(await formatKitFile(kit))
  expect(importedKit).toMatchObject({ ...values, logo: { name: logo?.name, width: 512 } })
  expect(openLogo.mock.calls.map(([file, side]) => [file.size, side])).toEqual([
    [3, 1024],
    [3, 512],
  ])
  expect(await parseKitFile(await formatKitFile(emptyKit))).toEqual(emptyKit)
})

const file = { version: 1, ...kit, logo: null }
const notKitMessage = 'This isn’t a brand kit. Choose a postsmith-brand-kit.json that you exported here.'
const damagedMessage = 'The logo in this file is damaged. Export the kit again and import that file.'
const createLogo = (content: string) => ({ name: 'a', url: `data:image/png;base64,${content}` })

test.each([
  ['another file', 'not JSON', notKitMessage],
  ['another version', { ...file, version: 2 }, notKitMessage],
  ['six colors', { ...file, colors: Array(6).fill('#000000') }, notKitMessage],
  ['a color that is code', { ...file, colors: ['url(//x)'] }, notKitMessage],
  ['an unknown font', { ...file, textFont: 'Papyrus' }, notKitMessage],
  ['a handle with a space', { ...file, handle: '@a b' }, notKitMessage],
  ['an unknown position', { ...file, position: 'outside' }, notKitMessage],
  ['a logo from an address', { ...file, logo: { name: 'a', url: 'https://example.com/a.png' } }, notKitMessage],
  ['a logo that is too large', { ...file, logo: createLogo('A'.repeat(2_000_000)) }, notKitMessage],
  ['a logo that is not Base64', { ...file, logo: createLogo('%') }, damagedMessage],
  ['a logo that is no image', { ...file, logo: createLogo(btoa('xml')) }, damagedMessage],
])('refuses %s', async (_, content, problem) => {
  expect(await parseKitFile(typeof content === 'string' ? content : JSON.stringify(content))).toEqual({ problem })
})

test.each([
  ['#C2410C, 14110f;#abc', ['#c2410c', '#14110f', '#aabbcc']],
  [' ', []],
  ['#c2410', null],
  ['reddish', null],
  ['#000 #111 #222 #333 #444 #555', null],
])('reads the colors of “%s”', (text, colors) => {
  expect(parseColors(text)).toEqual(colors)
})

test('stores and deletes a kit; without storage, it lasts until the page closes', async () => {
  expect(await readBrandKit()).toBeNull()
  expect(await saveBrandKit(kit)).toBe(true)
  expect(await readBrandKit()).toEqual(kit)
  expect(await saveBrandKit(null)).toBe(true)
  expect(database.value).toBeUndefined()
  database.value = { ...kit, logo: 'https://example.com/logo.png' }
  expect(await readBrandKit()).toBeNull()
  expect(parseStoredKit(database.value)).toBeNull()
  database.isBlocked = true
  expect(await readBrandKit()).toBeNull()
  expect(await saveBrandKit(kit)).toBe(false)
  expect(await readBrandKit()).toEqual(kit)
})
