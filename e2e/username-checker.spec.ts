import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { saveFile, waitUntilSettled } from './tool-page'

const checker = (page: Page) => ({
  box: page.getByRole('textbox', { name: 'Usernames' }),
  go: page.getByRole('button', { name: 'Check usernames' }),
  row: (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
})

test.beforeEach(async ({ page }) => {
  await page.goto('/tiktok-username-checker')
  await waitUntilSettled(page)
})

test('names get verdicts one by one, with similar names and a table to save', async ({ page }) => {
  const { box, go, row } = checker(page)
  // Known names are answered immediately, so this name is new in each run.
  const goneName = `gone${Date.now().toString(36)}`
  await box.fill(`@Demo.User, demo.user crumb-club\nhttps://www.tiktok.com/@quiet?lang=en; ${goneName}, ends.`)
  await expect(page.getByText('5 of 10 names')).toBeVisible()
  await go.click()
  await expect(page.getByText('waiting').first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Check finished!')).toBeVisible({ timeout: 45_000 })
  for (const [name, ...words] of [
    ['@demo.user', 'taken', 'Demo', 'Similar, not checked: demo_user, demouser'],
    ['@quiet', 'taken (private)'],
    [`@${goneName}`, 'no public account found', 'Only TikTok’s app can tell'],
    ['@ends.', 'not usable', 'can’t end with a period'],
  ] as const) {
    for (const word of words) await expect(row(name)).toContainText(word)
  }
  await expect(row('@demo.user').getByRole('link')).toHaveAttribute('href', 'https://www.tiktok.com/@demo.user')
  await expect(row('@ends.').getByRole('link')).toHaveCount(0)
  expect(await page.locator('main').textContent()).not.toMatch(/availab/i)
  expect(await findAxeViolations(page)).toEqual([])

  await page.getByLabel('Also check Instagram').check()
  await expect(row('@demo.user')).toContainText('X: can only have letters, numbers and underscores')
  const { name: fileName, bytes } = await saveFile(page.getByRole('button', { name: 'Download .csv' }))
  expect(fileName).toBe('tiktok-username-checker.csv')
  const lines = bytes.toString().split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[1]).toMatch(/^demo\.user,taken,/)
  await row('@demo.user')
    .getByRole('button', { name: /^Put these in the box/ })
    .click()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('demo_user\ndemouser\nthedemouser\ndemouserdaily\njustdemouser')
})

test('too many names are refused without a request, and Cancel keeps the verdicts', async ({ page }) => {
  const { box, go, row } = checker(page)
  let sentCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-content')) sentCount += 1
  })
  await box.fill(Array.from({ length: 51 }, (_, index) => `name${index}`).join(', '))
  await expect(page.getByText('51 names. The limit is 10 at once, so remove 41.')).toBeVisible()
  await go.click()
  await expect(page.getByText('You can check up to 10 names at once.')).toBeVisible()
  expect(sentCount).toBe(0)

  await box.fill('crumb-club hangs takenone')
  await go.click()
  await expect(row('@crumb-club')).toContainText('not usable', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row('@crumb-club')).toBeVisible()
  await expect(page.getByText('not checked', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: /^Put the 2 unchecked names/ }).click()
  await expect(box).toHaveValue('hangs\ntakenone')
})
