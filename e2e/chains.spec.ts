import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { hooks } from './tool-page'

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
