import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolIcon } from './tool-icon'

test('an icon is drawn inline, without a name of its own', () => {
  const html = renderToStaticMarkup(<ToolIcon name="check" size={20} className="text-muted" />)
  expect(html).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" ' +
      'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" ' +
      'class="lucide lucide-check text-muted" aria-hidden="true"><path d="M20 6 9 17l-5-5"></path></svg>',
  )
})

test('an unknown name is drawn as a hammer', () => {
  expect(renderToStaticMarkup(<ToolIcon name="nothing" />)).toContain('lucide-hammer')
})

test('no icon of the library is a client component, which would bring code to every page', () => {
  const folder = 'node_modules/lucide-react/dist/esm'
  const drawn = ['Icon.js', 'createLucideIcon.js', ...readdirSync(`${folder}/icons`).map((name) => `icons/${name}`)]
  const marked = drawn.filter(
    (name) => name.endsWith('.js') && readFileSync(`${folder}/${name}`, 'utf8').includes('use client'),
  )
  expect(drawn.length).toBeGreaterThan(1000)
  expect(marked).toEqual([])
})
