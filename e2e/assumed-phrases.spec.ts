import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { hooksPath, toolPage } from './tool-page'

test.use({ baseURL: process.env.POSTSMITH_URL_MODEL ?? servers.model.url })

test.beforeEach(({ page }) => mockTurnstileScript(page))

test('what a model made up is underlined, and kept, changed or dropped with one tap', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write('my first pizza fault:assumes')
  await tool.waitUntilDone()
  const card = tool.cards.first()
  const phrase = 'I cried in the car'
  await expect(card.locator('u', { hasText: phrase }).first()).toBeVisible()
  await expect(card.getByText('Underlined words are not from you: keep, change or drop them in More.')).toBeVisible()
  await tool.more(1)
  await expect(card.getByText('Assumed by the AI: keep, change or drop')).toBeVisible()

  await page.getByRole('button', { name: `Change “${phrase}” (result 1)` }).click()
  const box = page.getByRole('textbox', { name: 'Your text of result 1' })
  await expect(box).toBeFocused()
  await page.keyboard.type('nobody said a word')
  await expect(box).toHaveValue(/nobody said a word/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Drop “${phrase}” (result 1)` }).click()
  await expect(card.getByRole('paragraph').first()).not.toContainText(`${phrase}, ${phrase}`)
  await page.getByRole('button', { name: 'Undo dropping a phrase of result 1' }).click()
  await expect(card.getByText('Assumed by the AI: keep, change or drop')).toBeVisible()

  await page.getByRole('button', { name: `Keep “${phrase}” (result 1)` }).click()
  await expect(card.getByText('Assumed by the AI: keep, change or drop')).toBeHidden()
  await expect(card).toContainText(phrase)
  await expect(tool.cards.nth(1).getByText('Underlined words are not from you')).toBeVisible()
})
