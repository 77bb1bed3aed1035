import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './journey'

const listFiles = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** Class names of a style, as a page's `class` says them. */
const parseClassNames = (style: string) =>
  new Set([...style.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))

test('a page’s own style names every class that stands on it before anybody has typed', () => {
  const deferredStyles = listFiles('.next/static/chunks', '.css').map((file) =>
    parseClassNames(readFileSync(file, 'utf8')),
  )
  expect(deferredStyles.length).toBeGreaterThan(0)
  const pages = listFiles('.next/server/app', '.html')
  expect(pages.length).toBeGreaterThan(40)
  const missing = pages.flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const ownClasses = parseClassNames(
      [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join(''),
    )
    const usedClasses = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    )
    return [...new Set(usedClasses)]
      .filter((name) => !ownClasses.has(name) && deferredStyles.some((classNames) => classNames.has(name)))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
