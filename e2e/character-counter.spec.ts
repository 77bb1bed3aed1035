import { expect, test } from './journey'

const path = '/text-tools/social-character-counter'

test('one text is counted in every network’s own unit, filtered, copied, cleared and brought back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/text-tools')
  await expect(page.getByText('32 Free Tools', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Social Media Character Counter' }).click()
  await expect(page).toHaveURL(path)
  const box = page.getByRole('textbox', { name: 'Text to count' })
  const row = (name: string) => page.getByRole('row', { name })
  await box.fill(`日本 👨‍👩‍👧‍👦 https://example.com/a/long/path ${'a'.repeat(250)}`)
  await expect(row('Post 282 of 280 characters on X 2 over')).toBeVisible()
  await expect(row('Post 279 of 500 visible characters, links as 23 Fits, 221 left')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Too long for' })).toHaveText(
    'Too long for X (Twitter): Post',
  )
  await page.getByLabel('Show').selectOption('Bluesky')
  await expect(page.getByText('Fits 2 of 2 fields')).toBeVisible()
  await expect(page.getByRole('rowgroup', { name: 'X (Twitter)' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy summary' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Bluesky, Post: 287 of 300 visible characters. Fits, 13 left.',
  )
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box).toHaveValue(/^日本/)
})

test('half a million characters are counted, and the next key still arrives', async ({ page }) => {
  await page.goto(path)
  const box = page.getByRole('textbox', { name: 'Text to count' })
  await box.fill('The quick brown fox. '.repeat(23_810))
  await expect(page.getByRole('row', { name: '500,010 of 63,206 characters 436,804 over' })).toBeVisible()
  await box.press('Control+End')
  await box.pressSequentially('!!')
  await expect(page.getByRole('row', { name: '500,012 of 63,206 characters 436,806 over' })).toBeVisible()
})
