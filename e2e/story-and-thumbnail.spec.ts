import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'

async function generate(page: Page, path: string, prompt: string) {
  await page.goto(path)
  await page.getByRole('textbox').first().fill(prompt)
  await page.getByRole('button', { name: /^Generate (?:story|thumbnail) ideas$/ }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
}

const storyPath = '/social-media-tools/instagram/story-ideas'
const thumbnailPath = '/social-media-tools/youtube/thumbnail-ideas'

test('a story is shown as its screens, words and sticker between what the app covers', {
  tag: '@both',
}, async ({ page }) => {
  await generate(page, storyPath, 'trail runners vs hiking boots')
  const frames = page
    .getByRole('article')
    .first()
    .getByRole('list', { name: /^Frames: / })
  await expect(frames).toBeVisible()
  const last = frames.getByRole('listitem').filter({ hasText: 'Poll:' })
  await expect(last).toContainText(/Poll: .+ \(Trail runners \/ Hiking boots\)/)
  await last.scrollIntoViewIfNeeded()
  const screen = await last.locator('.aspect-9\\/16').boundingBox()
  const option = await last.getByText('Hiking boots', { exact: true }).boundingBox()
  if (!screen || !option) throw new Error('Not drawn')
  expect(option.y + option.height).toBeLessThanOrEqual(screen.y + screen.height * 0.8)
  expect(option.y).toBeGreaterThanOrEqual(screen.y + screen.height * 0.14)
})

test('what is drawn has the whole width of its card, with Copy below it', async ({ page }) => {
  for (const [path, listName] of [
    [storyPath, /^Frames: /],
    [thumbnailPath, /^Colours/],
  ] as const) {
    await generate(page, path, 'trail runners vs hiking boots')
    const card = page.getByRole('article').first()
    await expect(card.getByRole('list', { name: listName })).toBeVisible()
    const cardBox = await card.boundingBox()
    const answer = await card.locator('[data-drawn]').boundingBox()
    const copy = await card.getByRole('button', { name: 'Copy result 1', exact: true }).boundingBox()
    const save = await card.getByRole('button', { name: 'Save result 1', exact: true }).boundingBox()
    if (!cardBox || !answer || !copy || !save) throw new Error('Not drawn')
    expect(answer.width).toBeGreaterThan(cardBox.width - 48)
    expect(copy.y).toBeGreaterThanOrEqual(answer.y + answer.height)
    expect(copy.x).toBeLessThan(cardBox.x + 48)
    expect(save.y + save.height).toBeCloseTo(copy.y + copy.height, 0)
  }
})

test('frames follow an edited text', async ({ page }) => {
  await generate(page, storyPath, 'trail runners vs hiking boots')
  await page.getByRole('button', { name: 'More for result 1' }).click()
  await page.getByRole('button', { name: 'Edit result 1' }).click()
  await page
    .getByRole('textbox', { name: 'Your text of result 1' })
    .fill('Boots\n\nFrame 1: Both pairs at the door\nText: Muddy or dry?\nEmoji slider: How muddy? (🥾)')
  await page.getByRole('button', { name: 'Done editing result 1' }).click()
  const frames = page
    .getByRole('list', { name: /^Frames: / })
    .first()
    .getByRole('listitem')
  await expect(frames).toHaveCount(1)
  await expect(frames).toContainText(
    'Picture: Both pairs at the door. Text: Muddy or dry? Emoji slider: How muddy? (🥾)',
  )
})

test('a thumbnail is drawn in its colours at three sizes and saved as 1280 by 720', async ({ page }) => {
  await generate(page, thumbnailPath, 'night train vs cheap flight from Vienna to Rome')
  const card = page.getByRole('article').first()
  for (const [name, size] of [
    [/^Thumbnail: /, null],
    ['In search', 360],
    ['Beside a video', 168],
  ] as const) {
    const canvas = card.getByRole('img', { name })
    await expect(canvas).toBeVisible()
    if (size) expect((await canvas.boundingBox())?.width).toBe(size)
  }
  await expect(card.getByRole('list', { name: 'Colours' }).getByRole('listitem').first()).toHaveText(
    /^.+ #[0-9a-f]{6}$/,
  )
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Save sketch/ }).click()
  const png = await readFile(await (await download).path())
  const { format, width, height } = await sharp(png).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1280, height: 720 })
})

for (const path of [storyPath, thumbnailPath]) {
  test(`${path} passes the accessibility rules with its results and fits 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await generate(page, path, 'trail runners vs hiking boots')
    await expect(page.getByRole('article').first().locator('canvas, .aspect-9\\/16').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findAxeViolations(page)).toEqual([])
  })
}
