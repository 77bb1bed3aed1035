import type { Page } from '@playwright/test'
import type { Card } from '../lib/tool/card'
import { expect, test } from './journey'
import { servers } from './servers'
import { hooksPath, toolPage } from './tool-page'

// One visitor an address, so that the server's count of uses shows.
test.use({ baseURL: process.env.POSTSMITH_URL_LIMITS ?? servers.limits.url })

// In turn, because they count the same uses.
test.describe.configure({ mode: 'default' })

type SentRequest = { key: string | undefined; body: Record<string, unknown>; answer: string }

/** Lets the server answer every request for results, and loses so many of the answers on their way to the page. */
async function loseReplies(page: Page, lostCount: number): Promise<SentRequest[]> {
  const sent: SentRequest[] = []
  await page.route('**/api/generate-content', async (route) => {
    const request = route.request()
    const response = await route.fetch()
    const { turnstileToken: _, ...body } = request.postDataJSON()
    sent.push({ key: request.headers()['idempotency-key'], body, answer: await response.text() })
    if (sent.length <= lostCount) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  return sent
}

const parseRemaining = (answer: string) => Number(/"remaining":(\d+)/.exec(answer)?.[1])

// Row F35
test('a reply that was lost is there when the visitor tries again: the same cards at one use', async ({ page }) => {
  const tool = toolPage(page)
  const sent = await loseReplies(page, 2)
  await page.goto(hooksPath)
  await tool.write()
  await expect(tool.notice('Generation failed', 'Please try again in a moment.')).toBeVisible()
  await expect(tool.usesLeft).toHaveText('20 of 20 left today')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => sent.length).toBe(2)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Whoever presses the tool's own button asks for the same.
  await tool.generate.click()
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
  await expect(tool.cards).toHaveCount(5)

  const [first, second, third] = sent
  expect([second?.answer, third?.answer]).toEqual([first?.answer, first?.answer])
  expect([second?.key, third?.key]).toEqual([first?.key, first?.key])
  expect(first?.key).toMatch(/^"[\w-]{16,64}"$/)
  const [, done = ''] = (first?.answer ?? '').split('event: done\ndata: ')
  for (const [index, { parts }] of (JSON.parse(done).cards as Pick<Card, 'parts'>[]).entries()) {
    for (const { text } of parts) {
      // A blank is a box to type in.
      for (const words of text.split(/ ?\[[^\]]+\]/)) await expect(tool.cards.nth(index)).toContainText(words)
    }
  }
  const remainingBefore = parseRemaining(first?.answer ?? '')

  // Another run is another run.
  await tool.generate.click()
  await expect(tool.usesLeft).toHaveText('18 of 20 left today')
  const [, , , fourth] = sent
  expect(fourth?.key).not.toBe(first?.key)
  expect(parseRemaining(fourth?.answer ?? '')).toBe(remainingBefore - 1)
})

test('after a lost reply another text is another run', async ({ page }) => {
  const tool = toolPage(page)
  const sent = await loseReplies(page, 1)
  await page.goto(hooksPath)
  await tool.write()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await tool.write('why my second batch of dough always rises')
  await tool.waitUntilDone()
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  expect(sent[1]?.answer).not.toBe(sent[0]?.answer)
})

test('a lookup whose reply was lost is repeated', async ({ page }) => {
  const sent = await loseReplies(page, 1)
  await page.goto('/tiktok/tiktok-transcript-generator')
  await page
    .getByRole('textbox', { name: 'TikTok video link' })
    .fill('https://www.tiktok.com/@demo.user/video/7300000000000000001')
  await page.getByRole('button', { name: 'Transcribe TikTok Video' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Transcript', exact: true })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(parseRemaining(sent[1]?.answer ?? '')).toBe(parseRemaining(sent[0]?.answer ?? ''))
})
