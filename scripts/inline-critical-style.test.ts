import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { inlineCriticalStyle } = await import(new URL('./inline-critical-style.mjs', import.meta.url).href)

test('inlines the rules that the page uses, its font and its dark theme, and links the sheet at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-style-'))
  const sheet = [
    '@font-face{font-family:site;src:url(media/site.woff2)}',
    'body{font-family:site}',
    '.used{color:red}',
    '.later{color:blue}',
    '[data-theme=dark] .used{color:white}',
  ]
  writeFileSync(join(folder, 'page.css'), sheet.join(''))
  const link = '<link rel="stylesheet" href="/_next/static/page.css">'
  writeFileSync(join(folder, 'page.html'), `<html><head>${link}</head><body><p class="used">text</p></body></html>`)
  await inlineCriticalStyle(folder, folder)
  const [head, body] = readFileSync(join(folder, 'page.html'), 'utf8').split('<body>')
  for (const rule of ['.used{color:red}', '[data-theme=dark] .used', '@font-face']) expect(head).toContain(rule)
  expect(head).not.toMatch(/\.later|<link/)
  expect(body).toBe(`<p class="used">text</p>${link}</body></html>`)
})
