import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test, waitUntilReady } from './journey'
import { hooksPath, toolPage, waitUntilSettled } from './tool-page'

const captionsPath = '/tiktok/tiktok-caption-generator'
const box = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** A run of the hook generator and of the caption generator, with two results and one saved. */
async function save(page: Page) {
  await page.goto(hooksPath)
  const tool = toolPage(page)
  await tool.write()
  await tool.waitUntilDone()
  for (const number of [1, 3]) {
    await page.getByRole('button', { name: `Save result ${number}`, exact: true }).click()
  }
  await page.goto(captionsPath)
  await box(page).fill('my rescue dog learns to swim')
  await page.getByRole('main').locator('button[type=submit]').first().click()
  await tool.waitUntilDone()
  await page.getByRole('button', { name: 'Save result 1', exact: true }).click()
}

const readSavedTexts = (page: Page) =>
  page.getByRole('main').locator('ol > li > p.whitespace-pre-wrap').allTextContents()

test('what was saved stands on one page by tool: copied, moved, taken away and brought back', {
  tag: '@both',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await save(page)
  await page.goto('/saved')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'TikTok Hook Generator',
    'TikTok Caption Generator',
  ])
  const [first = '', second = '', caption = ''] = await readSavedTexts(page)
  await page.getByRole('button', { name: 'Copy TikTok Hook Generator 2' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(second)

  const moveDownButton = page.getByRole('button', { name: 'Move TikTok Hook Generator 1 down' })
  await moveDownButton.focus()
  await page.keyboard.press('Enter')
  expect(await readSavedTexts(page)).toEqual([second, first, caption])
  await expect(page.getByRole('button', { name: 'Move TikTok Hook Generator 2 down' })).toBeFocused()

  await page.getByRole('button', { name: 'Remove TikTok Hook Generator 1' }).click()
  expect(await readSavedTexts(page)).toEqual([first, caption])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await readSavedTexts(page)).toEqual([second, first, caption])
  await page.reload()
  expect(await readSavedTexts(page)).toEqual([second, first, caption])
})

test('saved results leave as files and come back from one, and are cleared after a question', async ({ page }) => {
  await save(page)
  await page.goto('/saved')
  const all = await readSavedTexts(page)
  const files: Record<string, string> = {}
  for (const extension of ['txt', 'csv', 'json', 'md']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download saved results as .${extension}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^saved-\\d{4}-\\d\\d-\\d\\d\\.${extension}$`))
    files[extension] = await readFile(await file.path(), 'utf8')
  }
  for (const text of all) {
    const line = text.split('\n')[0] ?? ''
    for (const extension of ['txt', 'md']) expect(files[extension]).toContain(line)
  }
  expect(files.csv?.split('\r\n')[0]).toBe('\uFEFFTool,Heading,Text,Tags,Notes,Saved on')

  await page.getByRole('button', { name: 'Clear saved results' }).click()
  await expect(page.getByText('This deletes all 3 saved results for good.')).toBeVisible()
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
  await expect(page.getByText('3 of 3 added.')).toBeVisible()
  expect(await readSavedTexts(page)).toEqual(all)
  await importFile('saved.json', files.json ?? '')
  await expect(page.getByText('0 of 3 added: you already had the others.')).toBeVisible()
})

test('a saved result and a run of history open in their tool as they were', async ({ page }) => {
  await save(page)
  await page.goto('/saved')
  const [first = ''] = await readSavedTexts(page)
  await page.getByRole('link', { name: 'Open in its tool (TikTok Hook Generator 1)' }).click()
  const tool = toolPage(page)
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.cards.first()).toContainText(first.split('\n')[0] ?? '')
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
  expect(new URL(page.url()).hash).toBe('')

  await page.goto('/saved')
  await page.getByRole('link', { name: 'Open: my rescue dog learns to swim' }).click()
  await expect(box(page)).toHaveValue('my rescue dog learns to swim')
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()

  await page.goto('/saved')
  const runs = page.getByRole('link', { name: /^Open: / })
  await expect(runs).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(runs).toHaveCount(0)
  expect(await readSavedTexts(page)).toHaveLength(3)
  await page.goto(captionsPath)
  await waitUntilSettled(page)
  await expect(tool.cards).toHaveCount(0)
})

test('the page of a new visitor says what it is for, and no search engine is told of it', async ({ page, request }) => {
  const reply = await page.goto('/saved')
  expect(await reply?.text()).toContain('<meta name="robots" content="noindex, follow"/>')
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await expect(page.getByText('Your last 50 runs appear here.')).toBeVisible()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/saved', '/share', '/offline']) expect(sitemap).not.toContain(`${path}<`)
})

for (const theme of ['light', 'dark'] as const) {
  test(`everything saved is accessible in the ${theme} theme, and fits into 320 pixels`, async ({ page }) => {
    await save(page)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto('/saved')
    await page.getByRole('button', { name: 'Clear saved results' }).click()
    expect(await findAxeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('two tabs agree, and what another program has damaged reads as nothing', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/saved')
  await waitUntilReady(other)
  await expect(other.getByText('Nothing saved yet.')).toBeVisible()
  await page.goto(hooksPath)
  await toolPage(page).write()
  await toolPage(page).waitUntilDone()
  const save = page.getByRole('button', { name: 'Save result 1', exact: true })
  await save.click()
  await other.getByRole('button', { name: 'Remove TikTok Hook Generator 1' }).click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => localStorage.setItem('postsmith-favourites', '{"version":1,"favourites":[{"card":'))
  await other.reload()
  await waitUntilReady(other)
  await expect(other.getByText('Nothing saved yet.')).toBeVisible()
})
