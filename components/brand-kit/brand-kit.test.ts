import { expect, test, vi } from 'vitest'
import {
  type BrandKit,
  emptyKit,
  formatKitFile,
  parseColors,
  parseKitFile,
  readBrandKit,
  saveBrandKit,
} from './brand-kit'
import { type ApplyResult, type Panel, pressBrandKit } from './brand-kit-panel'

const database = vi.hoisted(() => ({ value: undefined as unknown, isBlocked: false }))
vi.mock('idb-keyval', () => {
  const access = (values: object) => {
    if (database.isBlocked) throw new DOMException('blocked', 'SecurityError')
    return Promise.resolve(Object.assign(database, values).value)
  }
  return {
    createStore: () => 'store',
    get: () => access({}),
    set: (_: string, value: unknown) => access({ value }),
    del: () => access({ value: undefined }),
  }
})

const notices = vi.hoisted(() => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }))
vi.mock('@/components/ui/notify', () => notices)

vi.mock('@/lib/images/read-data-url', () => ({
  readDataUrl: async (blob: Blob) => `data:image/png;base64,${btoa(await blob.text())}`,
}))

/** Each logo has 1,500 bytes per pixel of its side. */
const openLogo = vi.hoisted(() =>
  vi.fn(async (file: File, side: number) => {
    if ((await file.text()) !== 'png') return { problem: 'not an image' }
    return { blob: new Blob(['p'.repeat(side * 1_500)]), width: side, height: side, name: file.name }
  }),
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

test('exports a kit and imports it again, with a logo of at most 1 MB', async () => {
  const importedKit = await parseKitFile(await formatKitFile(kit))
  expect(importedKit).toEqual({ ...kit, logo: expect.objectContaining({ name: 'logo.svg', width: 512 }) })
  expect(openLogo.mock.calls.map(([, side]) => side)).toEqual([1024, 512])
  expect(await parseKitFile(await formatKitFile(emptyKit))).toEqual(emptyKit)
})

test.each([
  ['another version', { version: 2 }],
  ['a color that is code', { colors: ['url(//x)'] }],
  ['a handle with a space', { handle: '@a b' }],
  ['a logo from an address', { logo: { name: 'a', url: 'https://example.com/a.png' } }],
  ['a logo that is too large', { logo: { name: 'a', url: `data:image/png;base64,${'A'.repeat(2_000_000)}` } }],
  ['a logo that is not Base64', { logo: { name: 'a', url: 'data:image/png;base64,%' } }],
  ['a logo that is no image', { logo: { name: 'a', url: 'data:image/png;base64,eG1s' } }],
])('refuses %s', async (_, changes) => {
  expect(await parseKitFile(JSON.stringify({ version: 1, ...kit, logo: null, ...changes }))).toEqual({
    problem: expect.stringMatching(/^This isn’t a brand kit\. Choose a |damaged\. Export the kit again/),
  })
})

test('reads up to five color codes', () => {
  expect(parseColors('#C2410C, 14110f;#abc')).toEqual(['#c2410c', '#14110f', '#aabbcc'])
  expect(['', '#c2410', 'reddish', '#000 #111 #222 #333 #444 #555'].map(parseColors)).toEqual([[], null, null, null])
})

test('says whether a kit was applied', async () => {
  await saveBrandKit(kit)
  const results = [{ undo: null }, { missing: 'colors' }, { notice: { title: 'No room', text: '24 layers' } }]
  for (const apply of [...results.map((result) => async () => result), () => Promise.reject(new Error('offline'))])
    await pressBrandKit(apply, () => {})
  const title = 'Brand kit not applied'
  expect(notices.notifyError.mock.calls).toEqual([
    [{ title, text: 'Your brand kit has no colors. Tap “Edit” to fill it in.' }],
    [{ title: 'No room', text: '24 layers' }],
    [{ title, text: expect.stringContaining('Part of this page') }],
  ])
  expect(notices.notifySuccess).toHaveBeenCalledTimes(1)
})

test('Undo takes back all presses, the last one first, even after one that changed nothing', async () => {
  let panel: Panel = null
  const undone: string[] = []
  const press = (result: ApplyResult) =>
    pressBrandKit(
      async () => result,
      (update) => {
        panel = typeof update === 'function' ? update(panel) : update
      },
    )
  const createUndo = (name: string) => ({ undo: () => void undone.push(name) })
  const results = [createUndo('first'), createUndo('second'), { undo: null }, { missing: 'colors' }]
  for (const result of results) await press(result)
  for (const undo of (panel as Panel)?.props.press.undos ?? []) undo()
  expect(undone).toEqual(['second', 'first'])
})

test('a kit that is read again is the same object until the stored one changes', async () => {
  await saveBrandKit(kit)
  const logo = kit.logo && { ...kit.logo, blob: new Blob(['png']) }
  Object.assign(database, { value: { ...kit, logo } })
  expect(await readBrandKit()).toBe(kit)
  const otherLogo = logo && { ...logo, blob: new Blob(['other']) }
  for (const value of [{ ...kit, handle: '@bea' }, { ...kit, logo: otherLogo }, undefined]) {
    Object.assign(database, { value })
    expect(await readBrandKit()).toBe(value ?? null)
  }
})

test('stores and deletes a kit; without storage, it lasts until the page closes', async () => {
  expect(await saveBrandKit(kit)).toBe(true)
  expect(await readBrandKit()).toEqual(kit)
  await saveBrandKit(null)
  expect([await readBrandKit(), database.value]).toEqual([null, undefined])
  database.isBlocked = true
  expect(await saveBrandKit(kit)).toBe(false)
  expect(await readBrandKit()).toEqual(kit)
})
