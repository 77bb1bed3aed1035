import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { waitUntilSettled } from './tool-page'

const listFiles = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** The long strings of a source file: sentences that nothing else in the project says. */
const extractSentences = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(['`])((?:(?!\1)[^\\\n$]){48,})\1/g)].map(([, , text]) => text ?? '')

const readClientCode = () =>
  listFiles('.next/static', '.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

for (const part of ['brief', 'draft']) {
  test(`no tool’s ${part} reaches the browser`, () => {
    const code = readClientCode()
    const files = listFiles('content/tools', `/${part}.ts`)
    expect(files.length).toBeGreaterThan(10)
    const leaked = files.flatMap((file) => extractSentences(file).filter((text) => code.includes(text)))
    expect(leaked).toEqual([])
  })
}

test('pages check data with the small half of zod, without its texts and languages', () => {
  expect(readClientCode()).not.toContain('Invalid input: expected')
})

test('every brief has sentences that the check above can find', () => {
  const filesWithoutSentences = listFiles('content/tools', '/brief.ts').filter(
    (file) => extractSentences(file).length === 0,
  )
  expect(filesWithoutSentences).toEqual([])
})

/** All code that a page has loaded. */
async function loadPageCode(page: Page, path: string): Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  await page.goto(path)
  await waitUntilSettled(page)
  page.removeAllListeners('response')
  return (await Promise.all(bodies)).join('\n')
}

test('one tool’s code is not on another’s page', async ({ page }) => {
  const moneyText = 'Dollars per month'
  const engagementText = 'Rate you aim for'
  const money = await loadPageCode(page, '/social-media-tools/tiktok/money-calculator')
  const engagement = await loadPageCode(page, '/tiktok-engagement-rate-calculator')
  const hooks = await loadPageCode(page, '/tiktok-hook-generator')
  expect([money.includes(moneyText), money.includes(engagementText)]).toEqual([true, false])
  expect([engagement.includes(moneyText), engagement.includes(engagementText)]).toEqual([false, true])
  expect([hooks.includes(moneyText), hooks.includes(engagementText)]).toEqual([false, false])
})
