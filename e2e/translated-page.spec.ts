import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { holdScripts, hooksPath, toolPage, waitUntilSettled } from './tool-page'

/** Opens a page whose header the browser translates before the page's code has arrived. Gives what was to be read in it, and all errors. */
async function openTranslated(page: Page, path: string) {
  const release = await holdScripts(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  const words = await readTexts(page)
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('header a')) link.innerHTML = '<font>Werkzeuge</font>'
  })
  release()
  await waitUntilSettled(page)
  await waitUntilReady(page)
  // React has made the page anew.
  await expect(page.getByText('Werkzeuge')).toHaveCount(0)
  return { words, errors }
}

const readTexts = (page: Page) => page.locator('h1, h2, h3, summary, main p:not(form *), footer a').allTextContents()

for (const path of [hooksPath, '/', '/tools']) {
  test(`a page whose header was translated before its code came keeps all that is read: ${path}`, async ({ page }) => {
    const { words, errors } = await openTranslated(page, path)
    expect(words.length).toBeGreaterThan(20)
    await expect.poll(() => readTexts(page)).toEqual(words)
    expect(errors).toEqual([expect.stringContaining('Minified React error #418')])
  })
}

test('a tool whose page was translated before its code came writes', async ({ page }) => {
  const tool = toolPage(page)
  await openTranslated(page, hooksPath)
  await tool.write()
  await tool.waitUntilDone()
})
