import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { holdRequests, hooksPath, measureLayoutShift, readClipboard, toolPage } from './tool-page'

const bar = (page: Page) => page.getByRole('region', { name: 'These results' })

async function getBottom(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

test('in wide windows the prompt stays in view beside the results', async ({ page }) => {
  const tool = toolPage(page)
  const getLayoutShift = await measureLayoutShift(page)
  await page.goto(hooksPath)
  const examples = page.getByRole('heading', { name: 'Try these examples to get started' })
  const [formBox, examplesBox] = [await tool.box.boundingBox(), await examples.boundingBox()]
  expect(examplesBox?.x ?? 0).toBeGreaterThan((formBox?.x ?? 0) + (formBox?.width ?? 0))
  expect(await getBottom(examples)).toBeLessThan(800)
  // `every-page.spec.ts` checks layout shifts during loading on every page.
  const shiftBefore = await getLayoutShift()
  await tool.write()
  await tool.waitUntilDone()
  await expect(tool.box).toBeInViewport({ ratio: 1 })
  await expect(tool.cards.first()).toBeInViewport()
  await expect(bar(page)).toBeHidden()
  expect((await getLayoutShift()) - shiftBefore).toBeLessThan(0.005)
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await tool.cards.last().scrollIntoViewIfNeeded()
    await expect(tool.box).toBeInViewport({ ratio: 1 })
    await expect(tool.generate).toBeInViewport({ ratio: 1 })
  }

  // In a low window the left pane scrolls on its own, down to its last entry.
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByText('Options', { exact: true }).click()
  const voiceButton = page.getByRole('button', { name: /^Your voice: / })
  await voiceButton.focus()
  await expect(voiceButton).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test('on a phone result cards are short, do not jump and fit 320 pixels, and a score updates after an edit', {
  tag: '@phone',
}, async ({ page }) => {
  const tool = toolPage(page)
  const requests = await holdRequests(page)
  const getLayoutShift = await measureLayoutShift(page)
  await page.goto(hooksPath)
  const texts = page.getByRole('region', { name: /^(?:How Our|Why Choose|Related)/ }).getByRole('listitem')
  expect(await texts.count()).toBeGreaterThan(10)
  const rightEdges = await texts.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
  expect(Math.max(...rightEdges)).toBeLessThanOrEqual(360)

  const shiftBefore = await getLayoutShift()
  await tool.write()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport()
  await expect.poll(() => requests.count()).toBe(1)
  await requests.release()
  await tool.waitUntilDone()
  expect((await getLayoutShift()) - shiftBefore).toBeLessThan(0.005)
  const copyBox = await page.getByRole('button', { name: 'Copy result 1', exact: true }).boundingBox()
  expect(copyBox?.height).toBeGreaterThanOrEqual(44)
  const heights = await tool.cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(340)
  expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThanOrEqual(195)

  await page.setViewportSize({ width: 320, height: 640 })
  for (const number of [1, 2]) await tool.more(number)
  await page.getByText('Use in…').first().click()
  await page.getByRole('button', { name: 'Save result 1', exact: true }).click()
  await page.getByRole('button', { name: 'Edit result 2', exact: true }).click()
  await page.getByLabel('Edit hook 2').fill('Did you know these amazing tips?')
  await expect(tool.cards.nth(1)).toContainText('Checklist score: 39 of 100')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await findAxeViolations(page)).toEqual([])
})

test('the bar on a phone copies, repeats, returns to the prompt and covers nothing', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await expect(bar(page)).toBeHidden()
  await tool.write()
  await tool.waitUntilDone()
  await tool.cards.nth(2).scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  for (const button of await bar(page).getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await bar(page).getByRole('button', { name: 'Copy all' }).click()
  const barTop = (await bar(page).boundingBox())?.y ?? 0
  await expect.poll(() => getBottom(page.getByText('Copied to clipboard!'))).toBeLessThan(barTop)
  expect(await readClipboard(page)).toMatch(/pizza/i)

  const requests = await holdRequests(page)
  await bar(page).getByRole('button', { name: 'Again' }).click()
  await expect.poll(() => requests.count()).toBe(1)
  await expect(bar(page).getByRole('button', { name: 'Edit prompt' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Copy all' })).toHaveCount(0)
  await requests.release()
  await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
  await tool.cards.nth(2).scrollIntoViewIfNeeded()
  await bar(page).getByRole('button', { name: 'Edit prompt' }).click()
  await expect(tool.box).toBeFocused()
  await expect(tool.box).toBeInViewport()

  await tool.box.blur()
  await tool.cards.nth(2).scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  const coveredElements: string[] = []
  let checkedCount = 0
  await tool.cards.nth(1).getByRole('button').last().focus()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if (await bar(page).locator(':focus').count()) break
    if (!(await bar(page).isVisible())) continue
    checkedCount += 1
    const barBox = await bar(page).boundingBox()
    if ((await getBottom(focused)) > (barBox?.y ?? 0)) coveredElements.push((await focused.textContent()) ?? '')
  }
  expect(coveredElements).toEqual([])
  expect(checkedCount).toBeGreaterThan(2)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeHidden()

  // The bar is hidden while the visitor types in a text box.
  await tool.more(1)
  await page.getByRole('button', { name: 'Edit result 1', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Edit hook 1', exact: true })).toBeFocused()
  await expect(bar(page)).toBeHidden()
})
