import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
})

test('one result is copied as it would be posted', { tag: '@both' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Copy result 3', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  const text = await clipboard(page)
  expect(text.length).toBeGreaterThan(10)
  const card = ((await toolPage(page).cards.nth(2).textContent()) ?? '').replace(/\s+/g, ' ')
  expect(card).toContain(text.split('\n')[0]?.replace(/\s+/g, ' ') ?? '')
})

// Row F37
test('a browser that refuses to copy is never thanked for it', async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy result 1', exact: true }).click()
  await expect(
    toolPage(page).notice('Not copied', 'Your browser didn’t allow it. Select the text and copy it yourself.'),
  ).toBeVisible()
  await expect(page.getByText('Copied to clipboard!')).toHaveCount(0)
})

// Row F37
test('without the clipboard’s own interface the older way copies', async ({ page }) => {
  await page.evaluate(() => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    Object.assign(window, { clipboard })
  })
  await page.getByRole('button', { name: 'Copy result 1', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
})

test('all results are copied and saved in three formats', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  const all = await clipboard(page)
  const day = await page.evaluate(() => {
    const now = new Date()
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  })
  const files: Record<string, string> = {}
  for (const extension of ['txt', 'csv', 'json']) {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download .${extension}` }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`tiktok-hook-generator-${day}.${extension}`)
    files[extension] = await readFile(await file.path(), 'utf8')
  }
  expect(files.txt).toBe(all)
  expect(files.csv?.split('\r\n')[0]).toBe(
    '\uFEFFNumber,Heading,Say,On screen,State,Spoken (words),On screen (words),Tags',
  )
  const run = JSON.parse(files.json ?? '')
  expect(run).toMatchObject({
    tool: 'tiktok-hook-generator',
    prompt: 'unpopular opinion: pizza dough is overrated',
  })
  expect(run.results).toHaveLength(5)
  expect(run.results.map(({ text }: { text: string }) => text).join('\n\n')).toBe(all)
})

test('“More like this” puts new results below theirs, and costs a use', { tag: '@both' }, async ({ page }) => {
  const tool = toolPage(page)
  const readText = (index: number) => tool.cards.nth(index).getByRole('paragraph').first().textContent()
  const fifth = await readText(4)
  await tool.more(4)
  await page.getByRole('button', { name: 'More like this · 1 use (result 4)' }).click()
  await expect(tool.usesLeft).toHaveText('18 of 20 left today')
  const addedCount = (await tool.cards.count()) - 5
  expect(addedCount).toBeGreaterThan(0)
  expect(await readText(4 + addedCount)).toBe(fifth)
  await expect(page.getByRole('status').filter({ hasText: `${addedCount} new result` })).toBeAttached()
  await expect(tool.cards.nth(4)).toHaveAccessibleName('Result 6')
  await expect(tool.cards.nth(4).getByText('new', { exact: true })).toBeVisible()
  await expect(tool.cards.nth(4 + addedCount)).toHaveAccessibleName('Result 5')
})

test('“Shorter” replaces its result and costs no use, and undo brings it back', async ({ page }) => {
  const tool = toolPage(page)
  await tool.more(2)
  await expect(tool.cards.nth(1)).toContainText('of 100')
  const before = await tool.cards.nth(1).textContent()
  const card = { id: '1', parts: [{ text: 'In short' }], copy: 'In short', carry: 'In short', item: {} }
  const reply = {
    content: 'In short',
    cards: [card],
    engine: 'built-in',
    isFree: true,
    remaining: 50,
    requestId: 'test',
  }
  await page.route('**/api/generate-content', (route) => route.fulfill({ json: reply }))
  const sent = page.waitForRequest('**/api/generate-content')
  await page.getByRole('button', { name: 'Shorter (result 2)' }).click()
  const { refine } = (await sent).postDataJSON().parameters
  expect(refine.action).toBe('shorter')
  await expect(tool.cards.nth(1)).toContainText('In short')
  await expect(tool.cards).toHaveCount(5)
  await page.getByRole('button', { name: 'Undo shortening of result 2' }).click()
  expect(await tool.cards.nth(1).textContent()).toBe(before)
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
})

test('“Again” writes for the same input from another start', async ({ page }) => {
  const tool = toolPage(page)
  const sent = page.waitForRequest('**/api/generate-content')
  await page.getByRole('button', { name: /^Again/ }).click()
  const body = (await sent).postDataJSON()
  expect(body.prompt).toBe('unpopular opinion: pizza dough is overrated')
  expect(body.parameters.seed).toBeGreaterThanOrEqual(0)
  await expect(tool.usesLeft).toHaveText('18 of 20 left today')
  await expect(tool.cards).toHaveCount(5)
})

test('a result goes on to the next tool, without passing through a server', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const card = toolPage(page).cards.first()
  await toolPage(page).more(1)
  await card.getByText('Use in…').click()
  const link = card.getByRole('listitem').getByRole('link').first()
  const carriedPrompt = new URLSearchParams(
    new URL((await link.getAttribute('href')) ?? '', 'http://x').hash.slice(1),
  ).get('prompt')
  await link.click()
  await expect(page).not.toHaveURL(new RegExp(hooksPath))
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(carriedPrompt ?? '')
  expect(requests.every((url) => !url.includes('prompt='))).toBe(true)
})

for (const theme of ['light', 'dark'] as const) {
  test(`finished results with everything opened are accessible in the ${theme} theme`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    await page.getByText('More options', { exact: true }).click()
    for (const number of [1, 2, 3, 4, 5]) await toolPage(page).more(number)
    await page.getByText('Use in…').first().click()
    await page.getByRole('button', { name: 'Save result 1', exact: true }).click()
    await page.getByText('Earlier runs', { exact: true }).click()
    expect(await findAxeViolations(page)).toEqual([])
  })
}
