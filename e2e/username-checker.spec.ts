import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { servers } from './servers'
import { waitUntilSettled } from './tool-page'

const checker = (page: Page) => ({
  box: page.getByRole('textbox', { name: 'Usernames' }),
  go: page.getByRole('button', { name: 'Check usernames' }),
  row: (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
  verdicts: page.getByRole('heading', { level: 4 }),
})

/** A name that no run before this one has had looked up: what is known is answered at once. */
const createFreshName = (start: string) => `${start}${Date.now().toString(36)}`

test.use({ baseURL: servers.builtIn.url })

test.beforeEach(async ({ page, request }) => {
  await request.delete(`${servers.tiktok.url}/__requests`)
  await page.goto('/tiktok-username-checker')
  await waitUntilSettled(page)
})

test('ten names become ten verdicts, one by one, with similar names and a table to take along', async ({ page }) => {
  const { box, go, row } = checker(page)
  const goneName = createFreshName('gone')
  await box.fill(
    `@Demo.User, demo.user crumb-club\nhttps://www.tiktok.com/@quiet?lang=en; ${goneName}, sensitive renamed shielded taken.down ends. a`,
  )
  await expect(page.getByText('10 of 10 names')).toBeVisible()
  await go.click()
  await expect(page.getByText('waiting').first()).toBeVisible({ timeout: 20_000 })
  await expect(row('@demo.user')).toContainText('taken', { timeout: 20_000 })
  await expect(page.getByText('waiting').first()).toBeVisible()
  await expect(page.getByText('Names checked!')).toBeVisible({ timeout: 45_000 })

  for (const [name, ...words] of [
    ['@demo.user', 'taken', 'Demo', 'Similar, not checked: demo_user, demouser'],
    ['@crumb-club', 'not usable', 'can only have letters, digits, underscores and dots'],
    ['@quiet', 'taken (private)'],
    [`@${goneName}`, 'no public account found', 'Only TikTok’s app can tell'],
    ['@sensitive', 'not usable'],
    ['@renamed', 'could not check', '@new.name'],
    ['@shielded', 'no public account found', '(less certain)'],
    ['@taken.down', 'could not check'],
    ['@ends.', 'not usable', 'cannot end with a dot'],
    ['@a', 'not usable', 'must have 2 to 24 characters'],
  ] as const) {
    for (const word of words) await expect(row(name)).toContainText(word)
  }
  await expect(row('@demo.user').getByRole('link')).toHaveAttribute('href', 'https://www.tiktok.com/@demo.user')
  await expect(row('@ends.').getByRole('link')).toHaveCount(0)
  expect(await page.locator('main').textContent()).not.toMatch(/availab/i)
  expect(await findAxeViolations(page)).toEqual([])

  await page.getByLabel('Also show whether Instagram').check()
  await expect(row('@demo.user')).toContainText('X: can only have letters, digits and underscores')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .csv' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('tiktok-username-checker.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(12)
  expect(lines[1]).toMatch(/^demo\.user,taken,/)

  await row('@demo.user')
    .getByRole('button', { name: /^Check these/ })
    .click()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('demo_user\ndemouser\nthedemouser\ndemouserworld\njustdemouser')
})

// Row 106
test('more than ten are refused before anything is asked, and so is no name', async ({ page, request }) => {
  const { box, go, verdicts } = checker(page)
  await box.fill(Array.from({ length: 51 }, (_, i) => `name${i}`).join(', '))
  await expect(page.getByText('51 names: 10 at most at once, so take 41 out.')).toBeVisible()
  await go.click()
  await expect(page.getByText('You can check up to 10 names at once.')).toBeVisible()
  await box.fill(' , ;')
  await go.click()
  await expect(page.getByText('Please enter a prompt')).toBeVisible()
  await expect(verdicts).toHaveCount(0)
  // Other journeys ask the same mock server meanwhile.
  expect(await (await request.get(`${servers.tiktok.url}/__requests`)).text()).not.toMatch(/name\d/)
})

test('stopping keeps what has arrived, and the rest can go back into the box', async ({ page }) => {
  const { box, go, row } = checker(page)
  await box.fill('crumb-club hangs takenone')
  await go.click()
  await expect(row('@crumb-club')).toContainText('not usable', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row('@crumb-club')).toBeVisible()
  await expect(page.getByText('not checked', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: /not checked into the box$/ }).click()
  await expect(box).toHaveValue('hangs\ntakenone')
})

test('when TikTok says nothing at all, the names keep their reasons and no use is counted', async ({ page }) => {
  const { box, go, row } = checker(page)
  await box.fill('broken challenged demo.user')
  await go.click()
  await expect(page.getByText('Service Temporarily Unavailable')).toBeVisible({ timeout: 30_000 })
  await expect(row('@broken')).toContainText('TikTok gave no answer we can read')
  await expect(row('@demo.user')).toContainText('so we stopped')
  await expect(page.getByText('20 of 20 left today')).toBeVisible()
})

test('after TikTok’s 429 the rest is not asked', async ({ page, request }) => {
  // A site of its own: it leaves TikTok alone for a minute after this.
  await page.goto(`${servers.limits.url}/tiktok-username-checker`)
  await waitUntilSettled(page)
  const { box, go, row } = checker(page)
  await box.fill('demo.user limited takenone gone')
  await go.click()
  await expect(page.getByText('Names checked!')).toBeVisible({ timeout: 30_000 })
  await expect(row('@demo.user')).toContainText('taken')
  for (const name of ['@limited', '@takenone', '@gone']) await expect(row(name)).toContainText('could not check')
  expect(await (await request.get(`${servers.tiktok.url}/__requests`)).text()).not.toContain('takenone')
})
