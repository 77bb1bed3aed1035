import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { toolPage } from './tool-page'

async function downloadFile(page: Page, extension: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download .${extension}` }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^tiktok-video-ideas-generator-\\d{4}-\\d{2}-\\d{2}\\.${extension}$`),
  )
  return readFile(await file.path(), 'utf8')
}

/** The events of the file that the button gives, as a calendar program reads them. */
async function downloadEvents(page: Page) {
  const calendar = new ICAL.Component(ICAL.parse(await downloadFile(page, 'ics')))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

/** The posts of the plan on the page, each named by its day. */
const posts = (page: Page) =>
  page.getByRole('region', { name: 'Results', exact: true }).locator('ol').getByRole('button')
const post = (page: Page, day: string) => posts(page).filter({ hasText: day })

async function generatePlan(page: Page) {
  await page.goto('/tiktok-video-ideas-generator')
  await page.getByRole('textbox', { name: 'What is your account about?' }).fill('a small candle shop in Austin')
  await page.getByRole('button', { name: 'Generate the plan' }).click()
  await toolPage(page).waitUntilDone()
  await expect(posts(page)).toHaveCount(10)
}

test('a plan goes into a calendar, as days or as hours from a day of the visitor’s choice', async ({ page }) => {
  await generatePlan(page)
  const first = page.getByLabel('First day')
  expect(new Date(`${await first.inputValue()}T12:00`).getDay()).toBe(1)
  await first.fill('2027-01-04')
  await page.locator('summary', { hasText: 'Calendar (.ics)' }).click()
  const days = await downloadEvents(page)
  expect(days.map(({ startDate }) => startDate.toString())).toEqual([
    '2027-01-04',
    '2027-01-05',
    '2027-01-06',
    '2027-01-07',
    '2027-01-08',
    '2027-01-11',
    '2027-01-12',
    '2027-01-13',
    '2027-01-14',
    '2027-01-15',
  ])
  for (const { summary } of days) await expect(page.getByRole('main')).toContainText(summary)

  await first.fill('2027-01-05')
  await expect(page.getByText('Start on a Monday to keep the plan’s weekdays.')).toBeVisible()
  await page.getByLabel('Each post is').selectOption('hour')
  await page.getByLabel('Starting at').fill('18:30')
  const hours = await downloadEvents(page)
  expect(hours[0]?.startDate.toString()).toBe('2027-01-05T18:30:00')
  expect(hours[0]?.endDate.toString()).toBe('2027-01-05T19:30:00')
})

test('a post moves to a free day or changes places, and every file has the new dates', {
  tag: '@both',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await generatePlan(page)
  await page.getByLabel('First day').fill('2027-01-04')
  const readIdea = async (day: string) => ((await post(page, day).locator('[dir=auto]').textContent()) ?? '').trim()
  const [monday, tuesday] = [await readIdea('Mon4 Jan'), await readIdea('Tue5 Jan')]

  await post(page, 'Mon4 Jan').click()
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('heading')).toHaveText('Mon 4 Jan · 1 of 10')
  await page.getByLabel('Move to').press('ArrowDown')
  await page.getByLabel('Move to').selectOption({ label: 'Sat 9 Jan: free' })
  await expect(post(page, 'Mon4 Jan')).toHaveCount(1)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(post(page, 'Sat9 Jan')).toBeFocused()
  await expect(page.getByText('Moved to Sat 9 Jan.')).toBeAttached()
  await expect(post(page, 'Mon4 Jan')).toHaveCount(0)
  expect(await readIdea('Sat9 Jan')).toBe(monday)

  await page.getByLabel('Move to').selectOption('2')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  expect(await readIdea('Tue5 Jan')).toBe(monday)
  expect(await readIdea('Sat9 Jan')).toBe(tuesday)

  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect(page.getByText('Copied to clipboard', { exact: false }).first()).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toContain(`Tue 5 Jan – ${monday}`)

  await page.reload()
  await expect(page.getByLabel('First day')).toHaveValue('2027-01-04')
  expect(await readIdea('Sat9 Jan')).toBe(tuesday)
})

test('a post is dragged to another day', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await generatePlan(page)
  await page.getByLabel('First day').fill('2027-01-04')
  const monday = await post(page, 'Mon4 Jan').locator('[dir=auto]').textContent()
  await post(page, 'Mon4 Jan').dragTo(post(page, 'Wed6 Jan'))
  await expect(post(page, 'Wed6 Jan').locator('[dir=auto]')).toHaveText(monday ?? '')
  await post(page, 'Wed6 Jan').dragTo(page.getByText('Sun 10 Jan: free'), { force: true })
  await expect(post(page, 'Sun10 Jan').locator('[dir=auto]')).toHaveText(monday ?? '')
  await expect(page.getByText('Moved to Sun 10 Jan.')).toBeAttached()
})

test('a post that is dropped where it stands, and text from elsewhere, are no move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await generatePlan(page)
  await page.getByLabel('First day').fill('2027-01-04')
  const monday = post(page, 'Mon4 Jan')
  await monday.dragTo(monday, { targetPosition: { x: 10, y: 10 } })
  await page.getByText('Sun 10 Jan: free').evaluate((day) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'some text')
    day.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(monday).toHaveCount(1)
  await expect(page.getByText(/^Moved to/)).toHaveCount(0)
})

test('where a post stands in the plan is said on the page alone, not kept with it', async ({ page }) => {
  await generatePlan(page)
  await posts(page).first().click()
  const card = page.getByRole('article')
  await expect(card.getByRole('heading')).toContainText('1 of 10')
  await card.getByRole('button', { name: 'Save result 1' }).click()
  await page.goto('/saved')
  await expect(page.getByText('Week 1, Monday', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 10')).toHaveCount(0)
})

test('an earlier plan comes with its own first day, and none of its days open', async ({ page }) => {
  await generatePlan(page)
  await page.getByLabel('First day').fill('2027-01-04')
  await page.getByRole('textbox', { name: 'What is your account about?' }).fill('a bakery in Leeds')
  await page.getByRole('button', { name: 'Generate the plan' }).click()
  await expect(page.getByLabel('First day')).not.toHaveValue('2027-01-04')
  await posts(page).first().click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByText('Earlier runs', { exact: true }).click()
  await page.getByRole('button', { name: /^Show again: a small candle shop/ }).click()
  await expect(page.getByLabel('First day')).toHaveValue('2027-01-04')
  await expect(post(page, 'Mon4 Jan')).toHaveCount(1)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('on a phone a plan is a row a day', { tag: '@both' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await generatePlan(page)
  for (const row of await posts(page).all()) {
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
  }
  await posts(page).first().click()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})

test('results without days offer no calendar', async ({ page }) => {
  await page.goto('/tiktok-hook-generator')
  await toolPage(page).write()
  await toolPage(page).waitUntilDone()
  await expect(page.getByRole('button', { name: 'Copy all' }).first()).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Calendar (.ics)' })).toHaveCount(0)
})
