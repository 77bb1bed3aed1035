import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

test('the page says how the text was read, and another reading costs no use', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write('unpopular opinion: pizza dough is overrated')
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
  const readAs = page.getByLabel('Read as:')
  await expect(readAs).toHaveValue('opinion')
  const before = await tool.cards.allTextContents()

  const sent = page.waitForRequest('**/api/generate-content')
  await readAs.selectOption('Story')
  expect((await sent).postDataJSON()).toMatchObject({
    prompt: 'unpopular opinion: pizza dough is overrated',
    parameters: { readAs: 'story', again: expect.any(String) },
  })
  await expect(readAs).toHaveValue('story')
  await expect.poll(() => tool.cards.allTextContents()).not.toEqual(before)
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')

  await page.locator('summary', { hasText: 'Options' }).click()
  await expect(page.getByLabel('Kind of text')).toHaveValue('story')
})

test('details are asked for in a group of their own, sent, and used word for word', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await page.getByText('More options', { exact: true }).click()
  await page.getByLabel('What surprised you or went wrong?').fill('the oven door fell off')
  const sent = page.waitForRequest('**/api/generate-content')
  await tool.write('storytime: my first pizza night for the neighbours')
  expect((await sent).postDataJSON().parameters).toMatchObject({ turn: 'the oven door fell off' })
  await tool.waitUntilDone()
  await expect(tool.cards.filter({ hasText: /the oven door fell off/i }).first()).toBeVisible()
})
