import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, ready, test } from './journey'
import { hooks, toolPage } from './tool-page'

const ideas = '/social-media-tools/tiktok/video-ideas'
const box = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** Writes from what stands in the form, whatever the tool calls its button. */
async function generate(page: Page) {
  await box(page).press('Control+Enter')
  await expect(page.getByText('Content generated!')).toBeVisible()
}

test('an idea becomes hooks, script, caption and hashtags, one click each, with everything carried over', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(ideas)
  await box(page).fill('homemade pizza dough')
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Tone', { exact: true }).selectOption('funny')
  await page.getByText('Add details for better results', { exact: true }).click()
  await page.getByLabel('Who is it for?', { exact: true }).fill('students')
  for (const [name, path] of [
    ['TikTok Hook Generator', hooks],
    ['TikTok Script Writer', '/social-media-tools/tiktok/script-writer'],
    ['TikTok Caption Generator', '/tiktok/tiktok-caption-generator'],
    ['TikTok Hashtag Generator', '/tiktok-hashtag-generator'],
  ] as const) {
    await generate(page)
    await page.getByRole('link', { name: `Next: ${name} (result 1)` }).click()
    await expect(page).toHaveURL(path)
    await expect(box(page)).toHaveValue(/^homemade pizza dough\n\nUse this: .+/)
    if (path === '/tiktok-hashtag-generator') continue
    await page.getByText('Options', { exact: true }).click()
    await expect(page.getByLabel('Tone', { exact: true })).toHaveValue('funny')
    await expect(page.getByLabel('Who is it for?', { exact: true })).toHaveValue('students')
  }
  await generate(page)
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveCount(0)
  expect(requests.filter((url) => url.includes('pizza') || url.includes('students'))).toEqual([])
})

test('the board collects favourites of several tools, in an order of the visitor’s, as one file', async ({
  page,
}) => {
  const tool = toolPage(page)
  await page.goto(ideas)
  await box(page).fill('homemade pizza dough')
  await generate(page)
  await page.getByRole('button', { name: 'Save result 1', exact: true }).click()
  await page.getByRole('link', { name: /^Next: .*\(result 1\)$/ }).click()
  await expect(box(page)).toHaveValue(/^homemade pizza dough\n\nUse this: /)
  await generate(page)
  await page.getByRole('button', { name: 'Save result 2', exact: true }).click()
  await expect(page.getByText('2 favourites', { exact: true })).toBeVisible()

  await page.getByText('Board', { exact: true }).click()
  const entries = page.getByRole('list', { name: 'Board' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.nth(1)).toContainText('TikTok Hook Generator')
  await page.getByRole('button', { name: 'Move favourite 2 up' }).click()
  await expect(entries.nth(0)).toContainText('TikTok Hook Generator')
  await page.getByRole('button', { name: 'Move favourite 1 down' }).press('Enter')
  await expect(entries.nth(1)).toContainText('TikTok Hook Generator')
  await expect(page.getByRole('button', { name: 'Move favourite 2 down' })).toBeFocused()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as Markdown' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^board-\d{4}-\d{2}-\d{2}\.md$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/^#+ .*/gm)?.map((line) => line.split(':')[0])).toEqual([
    '# Board',
    '## 1. TikTok Video Ideas Generator',
    '## 2. TikTok Hook Generator',
  ])

  await page.getByRole('button', { name: 'Remove favourite 1' }).click()
  await expect(entries).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Save result 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Clear the board' }).click()
  await page.getByRole('button', { name: 'Yes, clear the board' }).click()
  await expect(entries).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save result 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(tool.cards).not.toHaveCount(0)
})

test('two tabs show the same board', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(hooks)
  await ready(other)
  await other.getByText('Board', { exact: true }).click()
  await expect(other.getByText('Nothing yet. Mark a result with its star.')).toBeVisible()
  await page.goto(hooks)
  await toolPage(page).write()
  await toolPage(page).finished()
  await page.getByRole('button', { name: 'Save result 1', exact: true }).click()
  await page.getByRole('button', { name: 'Save result 3', exact: true }).click()
  const entries = other.getByRole('list', { name: 'Board' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await other.getByRole('button', { name: 'Remove favourite 1' }).click()
  await expect(page.getByRole('button', { name: 'Save result 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('a board that another program has damaged starts empty', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('postsmith-favourites', '{"version":1,"favourites":[{"card":'),
  )
  await page.goto(hooks)
  await page.getByText('Board', { exact: true }).click()
  await expect(page.getByText('Nothing yet. Mark a result with its star.')).toBeVisible()
})
