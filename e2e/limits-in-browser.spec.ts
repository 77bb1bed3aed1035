import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { hooksPath, toolPage, waitUntilSettled } from './tool-page'

const toolType = 'tiktok-hook-generator'
const usageKey = 'postsmith-usage'

async function openWithUsage(page: Page, raw: string) {
  await page.goto(hooksPath)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [usageKey, raw] as const)
  await page.reload()
}

const buildUsageRecord = (uses: number) =>
  JSON.stringify({
    version: 1,
    count: uses,
    lastReset: new Date().toDateString(),
    toolUsage: { [toolType]: uses },
  })

test('the 20th use works and the 21st is refused in the specification’s words', async ({ page }) => {
  const tool = toolPage(page)
  await openWithUsage(page, buildUsageRecord(19))
  await expect(tool.usesLeft).toHaveText('1 of 20 left today')
  await tool.write()
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('0 of 20 left today')
  await tool.generate.click()
  await expect(
    tool.notice('Usage limit reached', "You've reached the daily limit for this tool. Try again tomorrow!"),
  ).toBeVisible()
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
})

test('the record holds a count, a date and the uses of each tool', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  const record = JSON.parse((await page.evaluate((name) => localStorage.getItem(name), usageKey)) ?? '')
  expect(record).toEqual({
    version: 1,
    count: 1,
    lastReset: await page.evaluate(() => new Date().toDateString()),
    toolUsage: { [toolType]: 1 },
  })
})

// Row F26
test('a new day starts afresh, also in a tab that was left open', async ({ page }) => {
  const tool = toolPage(page)
  await page.clock.install({ time: new Date('2026-11-21T22:00:00') })
  await openWithUsage(
    page,
    JSON.stringify({ version: 1, count: 20, lastReset: 'Sat Nov 21 2026', toolUsage: { [toolType]: 20 } }),
  )
  await expect(tool.usesLeft).toHaveText('0 of 20 left today')
  await page.clock.setSystemTime(new Date('2026-11-22T08:00:00'))
  await tool.write()
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
})

const damagedRecords = [
  '{',
  '[]',
  'null',
  '"x"',
  '-5',
  '1e99',
  '{"count":"NaN"}',
  '{"count":-5,"lastReset":"today","toolUsage":null}',
  `{"version":9,"count":20,"lastReset":"${new Date().toDateString()}","toolUsage":{"${toolType}":20}}`,
  `{"count":1e99,"lastReset":"${new Date().toDateString()}","toolUsage":{"${toolType}":1e99}}`,
]

// Row F29
test('a damaged record does no harm and is replaced', async ({ page }) => {
  const tool = toolPage(page)
  for (const raw of damagedRecords) {
    await openWithUsage(page, raw)
    await expect(tool.usesLeft, raw).toHaveText('20 of 20 left today')
  }
  await tool.write()
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
})

const storageFaults = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, breakStorage] of Object.entries(storageFaults)) {
  // Row F28
  test(`with storage ${name} everything works until the page is left, which is said`, async ({ page }) => {
    const tool = toolPage(page)
    await page.addInitScript(breakStorage)
    await page.goto(hooksPath)
    await tool.write()
    await tool.waitUntilDone()
    await expect(tool.usesLeft).toHaveText('19 of 20 left today')
    const save = page.getByRole('button', { name: 'Save result 1', exact: true })
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    const notice = tool.notice(
      'Saved for this page only',
      'Your browser is full or blocks storage, so it’s gone when you leave this page. Copy or download it to be safe.',
    )
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Close this notice' }).click()
    await page.getByRole('button', { name: 'Save result 2', exact: true }).click()
    await waitUntilSettled(page)
    await expect(notice).toHaveCount(0)
    await page.getByText('Earlier runs', { exact: true }).click()
    await expect(page.getByText('this list is gone when you leave this page')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Show again: unpopular opinion/ })).toBeVisible()
    await page.getByRole('link', { name: 'Everything you saved' }).click()
    await expect(page.getByText('what you save is gone when you leave the page')).toBeVisible()
    await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  })
}

// Row F31
test('two tabs agree', async ({ page, context }) => {
  const first = toolPage(page)
  const otherPage = await context.newPage()
  const second = toolPage(otherPage)
  await page.goto(hooksPath)
  await otherPage.goto(hooksPath)
  await waitUntilReady(otherPage)
  await first.write()
  await first.waitUntilDone()
  await expect(second.usesLeft).toHaveText('19 of 20 left today')
  await second.write('a second prompt about pizza')
  await second.waitUntilDone()
  await expect(first.usesLeft).toHaveText('18 of 20 left today')
  await expect(second.usesLeft).toHaveText('18 of 20 left today')
})

test('another tool has uses of its own', async ({ page }) => {
  await openWithUsage(page, buildUsageRecord(20))
  await page.goto('/social-media-tools/tiktok/video-ideas')
  await expect(toolPage(page).usesLeft).toHaveText('20 of 20 left today')
})

test('where the server allows fewer uses than the browser’s record, the smaller number is shown', async ({ page }) => {
  const tool = toolPage(page)
  const card = { id: '1', parts: [{ text: 'A hook' }], copy: 'A hook', carry: 'A hook', item: {} }
  const reply = { content: 'A hook', cards: [card], engine: 'built-in', remaining: 3, requestId: 'test' }
  await page.route('**/api/generate-content', (route) => route.fulfill({ json: reply }))
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('3 of 20 left today')
})
