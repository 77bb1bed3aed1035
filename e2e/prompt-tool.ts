import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { servers } from './servers'
import { hooksPath, prompt, toolPage } from './tool-page'

export const captionsPath = '/tiktok/tiktok-caption-generator'
export const modelUrl = servers.model.url

export async function generate(page: Page, path = hooksPath, text = prompt) {
  await page.goto(path)
  await page.getByRole('main').getByRole('textbox').first().fill(text)
  await page.getByRole('main').locator('form button[type=submit]').first().click()
  await toolPage(page).waitUntilDone()
}

/** Waits for the page's next request and returns its body. */
export const waitForSent = async (page: Page): Promise<{ prompt: string; parameters: Record<string, unknown> }> =>
  (await page.waitForRequest('**/api/generate-content')).postDataJSON()

/**
 * Returns axe's findings for a page in its light theme, and its contrast findings in the dark theme. The page remains
 * in the dark theme.
 */
export async function findAxeViolationsInBothThemes(page: Page): Promise<string[]> {
  const violations = await findAxeViolations(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  return [...violations, ...(await findAxeViolations(page, 'color-contrast'))]
}
