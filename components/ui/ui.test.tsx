import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listRequestsSince } from './bytes-sent'
import { getMimeType } from './save-text-file'
import { ToolIcon } from './tool-icon'

test('lists each request beyond the site’s own files once, and only from the given time on', () => {
  const origin = 'https://postsmith.test'
  const urls = [
    `${origin}/_next/static/media/mozjpeg_enc.wasm`,
    'blob:https://postsmith.test/1',
    `${origin}/search.json`,
    `${origin}/api/abilities`,
    `${origin}/search.json?q=1`,
    `${origin}/icon.svg?icon.3gv0f5.svg`,
    `${origin}/apple-icon.png?apple-icon.2c8q1d.png`,
    `${origin}/_next/static/chunks/a.js?seen=cat`,
    'https://elsewhere.test/_next/static/collect',
    'https://elsewhere.test/again',
  ]
  const createEntry = (name: string, startTime: number) => ({ name, startTime }) as PerformanceEntry
  const entries = [createEntry(`${origin}/api/bot-check`, 10), ...urls.map((url) => createEntry(url, 120))]
  expect(listRequestsSince(100, entries, origin)).toEqual([
    '/search.json',
    '/_next/static/chunks/a.js',
    'https://elsewhere.test',
  ])
  expect(listRequestsSince(200, entries, origin)).toEqual([])
  const names = { '/api/bot-check': 'our bot check', '/search.json': 'our bot check' }
  expect(listRequestsSince(0, entries, origin, names)).toEqual([
    'our bot check',
    '/_next/static/chunks/a.js',
    'https://elsewhere.test',
  ])
})

test.each([
  ['subtitles.srt', 'application/x-subrip'],
  ['a.b.json', 'application/json'],
  ['subtitles.vtt', 'text/vtt'],
  ['saved.md', 'text/markdown'],
  ['x.exe', 'text/plain'],
])('maps the file name %s to the MIME type %s', (name, type) => {
  expect(getMimeType(name)).toBe(type)
})

test('draws an icon inline, hidden from screen readers, and a hammer for an unknown name', () => {
  const html = renderToStaticMarkup(<ToolIcon name="check" size={20} className="text-muted" />)
  expect(html).toMatch(/^<svg .*width="20".* class="lucide lucide-check text-muted" aria-hidden="true"><path d=/)
  expect(renderToStaticMarkup(<ToolIcon name="nothing" />)).toContain('lucide-hammer')
})

test('revokes a blob’s object URL on cleanup and not before', async () => {
  const useEffect = vi.fn((run: () => () => void) => run())
  vi.doMock('react', () => ({ useState: () => [null, () => {}], useEffect }))
  onTestFinished(() => void vi.doUnmock('react'))
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const { useObjectUrl } = await import('./use-object-url')
  useObjectUrl(new Blob(['one']))
  expect(revoke).not.toHaveBeenCalled()
  useEffect.mock.results[0]?.value()
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1')
})
