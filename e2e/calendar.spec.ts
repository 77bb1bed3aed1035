import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, test } from './journey'
import { toolPage } from './tool-page'

/** The events of the file that the button gives, as a calendar program reads them. */
async function savedEvents(page: Page) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .ics' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^tiktok-video-ideas-generator-\d{4}-\d{2}-\d{2}\.ics$/)
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('a plan goes into a calendar, as days or as hours from a day of the visitor’s choice', async ({
  page,
}) => {
  await page.goto('/tiktok-video-ideas-generator')
  await page
    .getByRole('textbox', { name: 'What is your account about?' })
    .fill('a small candle shop in Austin')
  await page.getByRole('button', { name: 'Generate the plan' }).click()
  await toolPage(page).finished()
  await expect(toolPage(page).cards).toHaveCount(10)

  await page.locator('summary', { hasText: 'Calendar (.ics)' }).click()
  const first = page.getByLabel('First day')
  expect(new Date(`${await first.inputValue()}T12:00`).getDay()).toBe(1)
  await first.fill('2027-01-04')
  const days = await savedEvents(page)
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
  await expect(page.getByText('Start on one to keep the plan’s weekdays')).toBeVisible()
  await page.getByLabel('Each post is').selectOption('hour')
  await page.getByLabel('Starting at').fill('18:30')
  const hours = await savedEvents(page)
  expect(hours[0]?.startDate.toString()).toBe('2027-01-05T18:30:00')
  expect(hours[0]?.endDate.toString()).toBe('2027-01-05T19:30:00')
})

test('results without days offer no calendar', async ({ page }) => {
  await page.goto('/tiktok-hook-generator')
  await toolPage(page).write()
  await toolPage(page).finished()
  await expect(page.getByRole('button', { name: 'Download .csv' })).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Calendar (.ics)' })).toHaveCount(0)
})
