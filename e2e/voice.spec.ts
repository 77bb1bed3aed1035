import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

const captionsPath = '/tiktok/tiktok-caption-generator'

async function openVoice(page: Page) {
  await page.getByRole('button', { name: /^Your voice: / }).click()
  await expect(page.getByLabel('Sample 1')).toBeVisible()
}

async function closeVoice(page: Page) {
  await page.getByRole('dialog', { name: 'Your voice' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const getVoiceButton = (page: Page, state: string) =>
  page.getByRole('button', { name: `Your voice: ${state}`, exact: true })

const waitForParameters = async (page: Page) =>
  (await page.waitForRequest('**/api/generate-content')).postDataJSON().parameters

test('a kept voice goes along with every tool and every call, until it is cleared', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await expect(getVoiceButton(page, 'off')).toBeVisible()
  await openVoice(page)
  await page.getByLabel('Sample 1').fill('so much soup today and nobody complained')
  await page.getByLabel('Sample 2').fill('three pots of it 🍲')
  await page.getByLabel('You usually write for').fill('students')
  await page.getByLabel('Keep this in my browser').check()
  await closeVoice(page)
  await expect(getVoiceButton(page, '2 samples')).toBeFocused()
  await page.getByText('More options', { exact: true }).click()
  await expect(tool.option('Who is it for?')).toHaveValue('students')

  await page.reload()
  await expect(getVoiceButton(page, '2 samples')).toBeVisible()
  const samples = ['so much soup today and nobody complained', 'three pots of it 🍲']
  let sent = waitForParameters(page)
  await tool.write()
  expect(await sent).toMatchObject({ voice: samples, audience: 'students' })
  await tool.waitUntilDone()
  expect(await tool.cards.first().getByRole('paragraph').first().textContent()).toMatch(/^[^A-Z]+$/)
  sent = waitForParameters(page)
  await tool.more(1)
  await page.getByRole('button', { name: 'More like this · 1 use (result 1)' }).click()
  expect(await sent).toMatchObject({ voice: samples, refine: { action: 'similar' } })

  await page.goto(captionsPath)
  await expect(getVoiceButton(page, '2 samples')).toBeVisible()
  await openVoice(page)
  await expect(page.getByLabel('Sample 2')).toHaveValue('three pots of it 🍲')
  await expect(page.getByLabel('Keep this in my browser')).toBeChecked()
  await page.getByRole('button', { name: 'Clear my voice' }).click()
  await page.reload()
  await openVoice(page)
  await expect(page.getByLabel('Sample 1')).toHaveValue('')
  await expect(page.getByLabel('Keep this in my browser')).not.toBeChecked()
})

test('a voice that is not kept counts on this page only, and a tool’s own option wins', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await openVoice(page)
  await page.getByLabel('Sample 1').fill('so much soup today and nobody complained')
  await page.getByLabel('Emoji you use').selectOption({ label: 'None' })
  await page.getByLabel('You usually write for').fill('students')
  await closeVoice(page)
  await page.getByText('More options', { exact: true }).click()
  await tool.option('Who is it for?').fill('nurses')
  await openVoice(page)
  await page.getByLabel('You usually write for').fill('students abroad')
  await closeVoice(page)
  await expect(tool.option('Who is it for?')).toHaveValue('nurses')
  const sent = waitForParameters(page)
  await tool.write()
  expect(await sent).toMatchObject({
    voice: ['so much soup today and nobody complained'],
    audience: 'nurses',
  })
  await tool.waitUntilDone()
  expect(await page.evaluate(() => localStorage.getItem('postsmith-voice'))).toBeNull()
})

test('damaged storage is no voice, and a link’s choice wins over a kept one', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await page.evaluate(() => localStorage.setItem('postsmith-voice', '{"version":1,"samples":7,"choices":[1]'))
  await page.reload()
  await openVoice(page)
  await expect(page.getByLabel('Sample 1')).toHaveValue('')
  await closeVoice(page)
  const kept = { version: 1, samples: [], choices: { audience: 'students', avoid: 'hack' } }
  await page.evaluate((value) => localStorage.setItem('postsmith-voice', value), JSON.stringify(kept))
  await page.goto('about:blank')
  await page.goto(`${hooksPath}#prompt=soup&audience=nurses`)
  await expect(getVoiceButton(page, 'on')).toBeVisible()
  await page.getByText('More options', { exact: true }).click()
  await expect(tool.option('Words to avoid')).toHaveValue('hack')
  await expect(tool.option('Who is it for?')).toHaveValue('nurses')
  await expect(tool.box).toHaveValue('soup')
})

for (const theme of ['light', 'dark'] as const) {
  test(`the opened panel is accessible in the ${theme} theme`, { tag: '@both' }, async ({ page }) => {
    await page.goto(hooksPath)
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    await openVoice(page)
    expect(await findAxeViolations(page)).toEqual([])
  })
}
