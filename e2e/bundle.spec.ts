import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { waitUntilSettled } from './tool-page'

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** The long strings of a source file: sentences that nothing else in the project says. */
const sentencesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(['`])((?:(?!\1)[^\\\n$]){48,})\1/g)].map(
    ([, , text]) => text ?? '',
  )

const clientCode = () =>
  filesBelow('.next/static', '.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

for (const part of ['brief', 'draft']) {
  test(`no tool’s ${part} reaches the browser`, () => {
    const code = clientCode()
    const files = filesBelow('content/tools', `/${part}.ts`)
    expect(files.length).toBeGreaterThan(10)
    const leaked = files.flatMap((file) => sentencesOf(file).filter((text) => code.includes(text)))
    expect(leaked).toEqual([])
  })
}

test('pages check data with the small half of zod, without its texts and languages', () => {
  expect(clientCode()).not.toContain('Invalid input: expected')
})

test('every brief has sentences that the check above can find', () => {
  const silent = filesBelow('content/tools', '/brief.ts').filter((file) => sentencesOf(file).length === 0)
  expect(silent).toEqual([])
})

/** All code that a page has loaded. */
async function codeOf(page: Page, path: string): Promise<string> {
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
  const ofMoney = 'Dollars per month'
  const ofEngagement = 'Rate you aim for'
  const money = await codeOf(page, '/social-media-tools/tiktok/money-calculator')
  const engagement = await codeOf(page, '/tiktok-engagement-rate-calculator')
  const hooks = await codeOf(page, '/tiktok-hook-generator')
  expect([money.includes(ofMoney), money.includes(ofEngagement)]).toEqual([true, false])
  expect([engagement.includes(ofMoney), engagement.includes(ofEngagement)]).toEqual([false, true])
  expect([hooks.includes(ofMoney), hooks.includes(ofEngagement)]).toEqual([false, false])
})
