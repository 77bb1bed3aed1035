import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { toolPage } from './tool-page'

const prompter = (page: Page) => page.getByRole('dialog', { name: 'Teleprompter' })
const getScrollTop = (page: Page) =>
  prompter(page)
    .getByRole('region', { name: 'Script' })
    .evaluate((region) => region.scrollTop)

async function openTeleprompter(page: Page) {
  await page.goto('/social-media-tools/tiktok/script-writer')
  await page.getByRole('textbox', { name: 'What is your video about?' }).fill('homemade pizza dough')
  await page.getByText('More options', { exact: true }).click()
  await page.getByLabel('Pace', { exact: true }).selectOption('130')
  await page.getByRole('button', { name: 'Write the script' }).click()
  await toolPage(page).waitUntilDone()
  await toolPage(page).more(1)
  await page.getByRole('button', { name: 'Teleprompter (result 1)' }).click()
  await expect(prompter(page)).toBeVisible()
}

test('a script runs at its pace, and the keys start, pause, change the pace and close', async ({ page }) => {
  await openTeleprompter(page)
  const dialog = prompter(page)
  await expect(dialog.getByText('130 words a minute')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Script' })).toBeFocused()
  expect(await getScrollTop(page)).toBe(0)

  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(20)
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  const pausedAt = await getScrollTop(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('150 words a minute')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByText('140 words a minute')).toBeVisible()
  expect(await getScrollTop(page)).toBe(pausedAt)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Teleprompter (result 1)' })).toBeFocused()
})

test('only what is said is shown, it can be mirrored and begun again', { tag: '@both' }, async ({ page }) => {
  await openTeleprompter(page)
  const dialog = prompter(page)
  const script = dialog.getByRole('region', { name: 'Script' })
  const spokenHeading = toolPage(page)
    .cards.first()
    .locator('p', { hasText: / s say$/ })
  const lines = await spokenHeading.locator('xpath=following-sibling::p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const line = paragraph.cloneNode(true) as Element
      // A blank is a box on the card, with what it asks for in it.
      for (const box of line.querySelectorAll('textarea')) box.replaceWith(`[${box.placeholder}]`)
      return line.textContent ?? ''
    }),
  )
  expect(lines.length).toBeGreaterThan(2)
  await expect(script.getByRole('paragraph')).toHaveText(lines)

  await dialog.getByRole('button', { name: 'Mirror' }).click()
  await expect(dialog.getByRole('button', { name: 'Mirror' })).toHaveAttribute('aria-pressed', 'true')
  await expect(script).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0)
  await expect(dialog.getByRole('button', { name: 'Mirror' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'From the start' }).click()
  expect(await getScrollTop(page)).toBe(0)
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible()

  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('with less motion asked for the text stands still and moves a page at a time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTeleprompter(page)
  for (let step = 0; step < 17; step += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  const scrollPositions = new Set<number>()
  await expect
    .poll(
      async () => {
        scrollPositions.add(Math.round(await getScrollTop(page)))
        return scrollPositions.size
      },
      { timeout: 20_000, intervals: [50] },
    )
    .toBeGreaterThan(1)
  const pageHeight = await prompter(page)
    .getByRole('region', { name: 'Script' })
    .evaluate((region) => region.clientHeight / 2)
  for (const scrollPosition of scrollPositions)
    expect(Math.abs(scrollPosition / pageHeight - Math.round(scrollPosition / pageHeight))).toBeLessThan(0.02)
})

test('the screen is kept on while it is open', async ({ page }) => {
  await page.addInitScript(() => {
    const lockCounter = Object.assign(window, { locks: 0 })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          lockCounter.locks += 1
          return {
            async release() {
              lockCounter.locks -= 1
            },
          }
        },
      },
    })
  })
  await openTeleprompter(page)
  const locks = () => page.evaluate(() => (window as unknown as { locks: number }).locks)
  await expect.poll(locks).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(locks).toBe(0)
})
