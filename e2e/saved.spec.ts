import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import {
  captionsPath,
  findAxeViolationsInBothThemes,
  generate,
  hooksPath,
  prompt,
  readClipboard,
  saveFile,
  toolPage,
} from './tool-page'

const readSavedTexts = (page: Page) =>
  page.getByRole('main').locator('ol > li > p.whitespace-pre-wrap').allTextContents()

test('saved results are copied, moved, removed and restored, and open in their tools', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  await generate(page)
  const saveResult = async (number: number) => {
    const button = page.getByRole('button', { name: `Save result ${number}`, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await saveResult(1)
  await saveResult(3)
  await generate(page, captionsPath, 'my rescue dog learns to swim')
  await saveResult(1)

  await page.goto('/saved')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'TikTok Hook Generator',
    'TikTok Caption Generator',
  ])
  const [firstText = '', secondText = '', caption = ''] = await readSavedTexts(page)
  await page.getByRole('button', { name: 'Copy TikTok Hook Generator 2' }).click()
  await expect.poll(() => readClipboard(page)).toBe(secondText)

  await page.getByRole('button', { name: 'Move TikTok Hook Generator 1 down' }).focus()
  await page.keyboard.press('Enter')
  expect(await readSavedTexts(page)).toEqual([secondText, firstText, caption])
  await expect(page.getByRole('button', { name: 'Move TikTok Hook Generator 2 down' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove TikTok Hook Generator 1' }).click()
  expect(await readSavedTexts(page)).toEqual([firstText, caption])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await readSavedTexts(page)).toEqual([secondText, firstText, caption])
  await page.reload()
  expect(await readSavedTexts(page)).toEqual([secondText, firstText, caption])

  await page.getByRole('link', { name: 'Open in TikTok Hook Generator (2)' }).click()
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.cards.first()).toContainText(firstText.split('\n')[0] ?? '')
  await expect(tool.box).toHaveValue(prompt)
  expect(new URL(page.url()).hash).toBe('')
  await page.goto('/saved')
  await page.getByRole('link', { name: 'Open: my rescue dog learns to swim' }).click()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('my rescue dog learns to swim')
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()

  await page.goto('/saved')
  const runs = page.getByRole('link', { name: /^Reopen: / })
  await expect(runs).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(runs).toHaveCount(0)
  expect(await readSavedTexts(page)).toHaveLength(3)
})

test('saved results are exported as files, cleared after a confirmation, and imported again', async ({
  page,
  context,
}) => {
  const reply = await page.goto('/saved')
  expect(await reply?.text()).toContain('<meta name="robots" content="noindex, follow">')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of ['/saved', '/share', '/offline']) expect(sitemap).not.toContain(`${path}<`)
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await expect(page.getByText('Your last 50 runs appear here.')).toBeVisible()

  const toolTab = await context.newPage()
  await toolTab.goto(hooksPath)
  await waitUntilReady(toolTab)
  await toolPage(toolTab).write()
  await toolPage(toolTab).waitUntilDone()
  const saveButtons = toolTab.getByRole('button', { name: /^Save result [1-3]$/ })
  for (const button of await saveButtons.all()) await button.click()
  // A background tab is painted once per second.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Remove TikTok Hook Generator 2' }).click()
  await expect(saveButtons.nth(1)).toHaveAttribute('aria-pressed', 'false')

  await page.reload()
  const savedTexts = await readSavedTexts(page)
  expect(savedTexts).toHaveLength(2)
  const files: Record<string, string> = {}
  for (const extension of ['txt', 'csv', 'json', 'md']) {
    const button = page.getByRole('button', { name: `Download saved results as .${extension}` })
    const { name, bytes } = await saveFile(button)
    expect(name).toMatch(new RegExp(`^saved-\\d{4}-\\d\\d-\\d\\d\\.${extension}$`))
    files[extension] = bytes.toString()
  }
  for (const text of savedTexts) expect(files.txt).toContain(text.split('\n')[0])

  await page.getByRole('button', { name: 'Clear saved results' }).click()
  await expect(page.getByText('This deletes all 2 saved results for good.')).toBeVisible()
  expect(await findAxeViolationsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Yes, clear them' }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()

  const importFile = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a .json file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  await importFile('other.json', '{"tool":"x","results":[]}')
  await expect(page.getByText('There are no saved results in this file.')).toBeVisible()
  await importFile('saved.json', files.json ?? '')
  await expect(page.getByText('2 of 2 added.')).toBeVisible()
  expect(await readSavedTexts(page)).toEqual(savedTexts)
  await importFile('saved.json', files.json ?? '')
  await expect(page.getByText('0 of 2 added. You already had the others.')).toBeVisible()
})
