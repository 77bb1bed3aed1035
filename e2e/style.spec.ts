import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './journey'

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** Class names of a style, as a page's `class` says them. */
const namedIn = (style: string) =>
  new Set([...style.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))

test('a page’s own style names every class that stands on it before anybody has typed', () => {
  const late = filesIn('.next/static/chunks', '.css').map((file) => namedIn(readFileSync(file, 'utf8')))
  expect(late.length).toBeGreaterThan(0)
  const pages = filesIn('.next/server/app', '.html')
  expect(pages.length).toBeGreaterThan(40)
  const missing = pages.flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const own = namedIn(
      [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join(''),
    )
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    )
    return [...new Set(used)]
      .filter((name) => !own.has(name) && late.some((known) => known.has(name)))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
