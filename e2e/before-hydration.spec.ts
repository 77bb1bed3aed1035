import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { holdScripts, hooksPath, toolPage, waitUntilSettled } from './tool-page'

type Tool = ReturnType<typeof toolPage>

const presses = {
  'a click': ({ generate }: Tool) => generate.click(),
  'Ctrl+Enter': ({ box }: Tool) => box.press('Control+Enter'),
}

/** Each opens the page without some of its code, and returns a function that lets the rest load. */
const openings = {
  'any script': async (page: Page) => {
    const release = await holdScripts(page)
    await page.goto(hooksPath, { waitUntil: 'commit' })
    return release
  },
  'the tool’s code': async (page: Page) => {
    await page.goto(hooksPath, { waitUntil: 'load' })
    await waitUntilSettled(page)
    return holdScripts(page)
  },
}

for (const [pressName, press] of Object.entries(presses)) {
  for (const [codeName, open] of Object.entries(openings)) {
    test(`${pressName} before ${codeName} has loaded starts one run afterwards`, async ({ page }) => {
      const tool = toolPage(page)
      const requestedPaths: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') requestedPaths.push(new URL(request.url()).pathname)
      })
      const release = await open(page)
      await tool.box.fill('homemade pizza dough')
      await press(tool)
      await press(tool)
      expect(requestedPaths).toEqual([])
      release()
      await tool.waitUntilDone()
      await expect(tool.box).toHaveValue('homemade pizza dough')
      expect(requestedPaths).toEqual(['/api/generate-content'])
    })
  }
}

test('keeps the tab and text chosen on the home page before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByText('Hashtags', { exact: true }).click()
  const promptInput = page.getByRole('main').getByRole('textbox')
  await promptInput.fill('typed while the page was loading')
  release()
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 300)
    await expect(page.getByRole('button', { name: 'Generate hashtags' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(promptInput).toHaveValue('typed while the page was loading')
})

const readTexts = (page: Page) => page.locator('h1, h2, h3, summary, main p:not(form *), footer a').allTextContents()

test('a page translated by the browser before hydration recovers its original text and still works', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(hooksPath, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  const texts = await readTexts(page)
  expect(texts.length).toBeGreaterThan(20)
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('header a')) link.innerHTML = '<font>Werkzeuge</font>'
  })
  release()
  await waitUntilSettled(page)
  await waitUntilReady(page)
  await expect(page.getByText('Werkzeuge')).toHaveCount(0)
  await expect.poll(() => readTexts(page)).toEqual(texts)
  expect(errors).toEqual([expect.stringContaining('Minified React error #418')])
  await toolPage(page).write()
  await toolPage(page).waitUntilDone()
})
