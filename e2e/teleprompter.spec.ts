import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { toolPage } from './tool-page'

const prompter = (page: Page) => page.getByRole('dialog', { name: 'Teleprompter' })
const script = (page: Page) => prompter(page).getByRole('region', { name: 'Script' })
const getScrollTop = (page: Page) => script(page).evaluate((region) => region.scrollTop)

async function openTeleprompter(page: Page) {
  await page.goto('/social-media-tools/tiktok/script-writer')
  await page.getByRole('textbox', { name: 'What is your video about?' }).fill('homemade pizza dough')
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Pace', { exact: true }).selectOption('130')
  await page.getByRole('button', { name: 'Write the script' }).click()
  await toolPage(page).waitUntilDone()
  await toolPage(page).more(1)
  await page.getByRole('button', { name: 'Teleprompter (result 1)' }).click()
  await expect(prompter(page)).toBeVisible()
}

test('the spoken lines scroll at their own pace while the screen stays on; keys and buttons control them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lockCounter = Object.assign(window, { locks: 0 })
    const release = async () => {
      lockCounter.locks -= 1
    }
    const request = async () => {
      lockCounter.locks += 1
      return { release }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const countLocks = () => page.evaluate(() => (window as unknown as { locks: number }).locks)
  await openTeleprompter(page)
  const dialog = prompter(page)
  const startButton = dialog.getByRole('button', { name: 'Start', exact: true })
  await expect.poll(countLocks).toBe(1)
  const spokenHeading = toolPage(page)
    .cards.first()
    .locator('p', { hasText: / s say$/ })
  const lines = await spokenHeading.locator('xpath=following-sibling::p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const line = paragraph.cloneNode(true) as Element
      // A blank is a text box on the card, with its hint as the placeholder.
      for (const box of line.querySelectorAll('textarea')) box.replaceWith(`[${box.placeholder}]`)
      return line.textContent ?? ''
    }),
  )
  expect(lines.length).toBeGreaterThan(2)
  await expect(script(page).getByRole('paragraph')).toHaveText(lines)

  await expect(dialog.getByText('130 words per minute')).toBeVisible()
  await expect(script(page)).toBeFocused()
  expect(await getScrollTop(page)).toBe(0)
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(20)
  await page.keyboard.press('Space')
  await expect(startButton).toBeVisible()
  const pausedScrollTop = await getScrollTop(page)
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await expect(dialog.getByText('140 words per minute')).toBeVisible()
  expect(await getScrollTop(page)).toBe(pausedScrollTop)

  const mirror = dialog.getByRole('button', { name: 'Mirror' })
  await mirror.click()
  await expect(mirror).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'From the start' }).click()
  expect(await getScrollTop(page)).toBe(0)
  await expect(startButton).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Teleprompter (result 1)' })).toBeFocused()
  await expect.poll(countLocks).toBe(0)
})
