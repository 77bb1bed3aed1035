import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { servers } from './servers'
import { generate, hooksPath, prompt, toolPage } from './tool-page'

test('the 20th use of a day works, the 21st is refused, and the next day has 20 again', async ({ page }) => {
  const tool = toolPage(page)
  const today = new Date('2026-11-21T22:00:00')
  await page.clock.install({ time: today })
  await page.goto(hooksPath)
  const record = { version: 1, count: 19, lastReset: today.toDateString(), toolUsage: { 'tiktok-hook-generator': 19 } }
  await page.evaluate((value) => localStorage.setItem('postsmith-usage', value), JSON.stringify(record))
  await page.reload()
  await expect(tool.usesLeft).toHaveText('1 of 20 uses left today')
  await tool.write()
  await tool.waitUntilDone()
  await expect(page.getByText('20 of 20 used today. Continue with your own AI.')).toBeVisible()
  await tool.generate.click()
  await expect(
    tool.notice('Usage limit reached', "You've reached the daily limit for this tool. Try again tomorrow!"),
  ).toBeVisible()
  await expect(tool.box).toHaveValue(prompt)

  await page.clock.setSystemTime(new Date('2026-11-22T08:00:00'))
  await tool.write()
  await expect(tool.usesLeft).toHaveText('19 of 20 uses left today')
})

test('with storage blocked everything works until the visitor leaves the page, and the page says so', async ({
  page,
}) => {
  const tool = toolPage(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await generate(page)
  await expect(tool.usesLeft).toHaveText('19 of 20 uses left today')
  const save = page.getByRole('button', { name: 'Save result 1', exact: true })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const notice = tool.notice(
    'Saved for this page only',
    'Your browser’s storage is full or blocked, so this will be gone when you leave the page. Copy or download it to be safe.',
  )
  await expect(notice).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByText('this list will be gone when you leave this page')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Reopen: unpopular opinion/ })).toBeVisible()
  await page.getByRole('link', { name: 'Saved results' }).click()
  await expect(page.getByText('what you save will be gone when you leave the page')).toBeVisible()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
})

test('two tabs agree on the uses left, and a smaller number from the server wins', async ({ page, context }) => {
  const first = toolPage(page)
  const otherPage = await context.newPage()
  const second = toolPage(otherPage)
  await page.goto(hooksPath)
  await otherPage.goto(hooksPath)
  await waitUntilReady(otherPage)
  await first.write()
  await first.waitUntilDone()
  await expect(second.usesLeft).toHaveText('19 of 20 uses left today')
  await second.write('hot take: sourdough crust beats thin crust. It rests a day and costs $3')
  await second.waitUntilDone()
  await expect(first.usesLeft).toHaveText('18 of 20 uses left today')
  await expect(second.usesLeft).toHaveText('18 of 20 uses left today')

  const card = { id: '1', parts: [{ text: 'A hook' }], copy: 'A hook', carry: 'A hook', item: {} }
  const reply = { content: 'A hook', cards: [card], engine: 'built-in', remaining: 3, requestId: 'test' }
  await page.route('**/api/generate-content', (route) => route.fulfill({ json: reply }))
  await first.write('a third prompt about pizza')
  await expect(first.usesLeft).toHaveText('3 of 20 uses left today')
})

test.describe('a lost response', () => {
  // One visitor per address, so that the server's count of uses shows.
  test.use({ baseURL: servers.limits.url })

  type SentRequest = { key: string | undefined; responseText: string }

  /** The server answers every request, but the first `lostCount` responses do not reach the page. */
  async function loseReplies(page: Page, lostCount: number): Promise<SentRequest[]> {
    const sent: SentRequest[] = []
    await page.route('**/api/generate-content', async (route) => {
      const response = await route.fetch()
      sent.push({ key: route.request().headers()['idempotency-key'], responseText: await response.text() })
      if (sent.length <= lostCount) await route.abort('connectionreset')
      else await route.fulfill({ response })
    })
    return sent
  }

  const parseRemaining = ({ responseText = '' }: Partial<SentRequest> = {}) =>
    Number(/"remaining":(\d+)/.exec(responseText)?.[1])

  test('returns the same cards for one use when the visitor retries', async ({ page }) => {
    const tool = toolPage(page)
    const sent = await loseReplies(page, 2)
    await page.goto(hooksPath)
    await tool.write()
    await expect(tool.notice('Generation failed', 'Please try again in a moment.')).toBeVisible()
    await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => sent.length).toBe(2)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await tool.generate.click()
    await tool.waitUntilDone()
    await expect(tool.usesLeft).toHaveText('19 of 20 uses left today')
    await expect(tool.cards).toHaveCount(5)

    const [first, second, third] = sent
    expect([second?.responseText, third?.responseText]).toEqual([first?.responseText, first?.responseText])
    expect([second?.key, third?.key]).toEqual([first?.key, first?.key])
    expect(first?.key).toMatch(/^"[\w-]{16,64}"$/)
    // The next run has its own key and costs another use.
    await tool.generate.click()
    await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
    expect(sent[3]?.key).not.toBe(first?.key)
    expect(parseRemaining(sent[3])).toBe(parseRemaining(first) - 1)
  })
  test('is recovered for a lookup in the same way', async ({ page }) => {
    const sent = await loseReplies(page, 1)
    await page.goto('/tiktok/tiktok-transcript-generator')
    const link = 'https://www.tiktok.com/@demo.user/video/7300000000000000001'
    await page.getByRole('textbox', { name: 'TikTok video link' }).fill(link)
    await page.getByRole('button', { name: 'Transcribe TikTok Video' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Transcript', exact: true })).toBeVisible()
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
    expect(parseRemaining(sent[1])).toBe(parseRemaining(sent[0]))
  })
})
