import type { Locator, Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { holdRequests, hooksPath, measureLayoutShift, toolPage, waitUntilSettled } from './tool-page'

const bar = (page: Page) => page.getByRole('region', { name: 'These results' })
const answers = (page: Page) => toolPage(page).cards

async function getBottom(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

for (const width of [1024, 1280]) {
  test(`at ${width} pixels the prompt and the results are in view together, and the prompt stays`, async ({ page }) => {
    const tool = toolPage(page)
    await page.setViewportSize({ width, height: 800 })
    const getLayoutShift = await measureLayoutShift(page)
    await page.goto(hooksPath)
    const examples = page.getByRole('heading', { name: 'Try these examples to get started' })
    const [formBox, examplesBox] = [await tool.box.boundingBox(), await examples.boundingBox()]
    expect(examplesBox?.x ?? 0).toBeGreaterThan((formBox?.x ?? 0) + (formBox?.width ?? 0))
    expect(await getBottom(examples)).toBeLessThan(800)
    // What loading moves is looked at on every page (`every-page.spec.ts`).
    const before = await getLayoutShift()
    await tool.write()
    await tool.waitUntilDone()
    await expect(tool.box).toBeInViewport({ ratio: 1 })
    await expect(tool.generate).toBeInViewport({ ratio: 1 })
    await expect(answers(page).first()).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    await answers(page).last().scrollIntoViewIfNeeded()
    await expect(tool.box).toBeInViewport({ ratio: 1 })
    await expect(tool.generate).toBeInViewport({ ratio: 1 })
    expect((await getLayoutShift()) - before).toBeLessThan(0.005)
  })
}

test('in a low window the left pane scrolls on its own, down to its last entry', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto(hooksPath)
  await page.getByText('More options', { exact: true }).click()
  const last = page.getByRole('button', { name: /^Your voice: / })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test('the options above the button are set with the keyboard, and what differs from the usual is marked and sent', async ({
  page,
}) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.box.fill('homemade pizza dough')
  await page.keyboard.press('Tab')
  await expect(tool.option('How many')).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fun')
  await expect(tool.option('Tone')).toHaveValue('funny')
  await expect(page.getByText('Tone: Works when an AI model writes.')).toBeInViewport()
  const chip = page.locator('label', { hasText: 'Tone' }).locator('..')
  await expect(chip.locator('span')).toHaveText('Funny')
  const sent = page.waitForRequest('**/api/generate-content')
  await page.keyboard.press('Control+Enter')
  expect((await sent).postDataJSON().parameters).toMatchObject({ tone: 'funny', count: '10' })
})

test('who writes is said before the click, on this server and where a model does', async ({ page }) => {
  const abilities = { speech: 'none', transcription: false, images: false, downloads: false }
  await page.goto(hooksPath)
  await expect(page.getByText('Written by the built-in writer', { exact: true })).toBeVisible()
  await expect(page.getByText('20 of 20 left today, no sign-up')).toBeVisible()
  await page.route('**/api/abilities', (route) => route.fulfill({ json: { ...abilities, model: 'gpt-5-mini' } }))
  await page.goto('/social-media-tools/twitter/thread-creator')
  await expect(page.getByText('Written by gpt-5-mini', { exact: true })).toBeVisible()
  await page.route('**/api/abilities', (route) => route.abort())
  await page.goto(hooksPath)
  await waitUntilSettled(page)
  await expect(page.getByText(/^Written by/)).toHaveCount(0)
})

test('a phone’s bar leads back to the prompt, once more and to everything copied', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hooksPath)
  await expect(bar(page)).toBeHidden()
  await tool.write()
  await tool.waitUntilDone()
  await answers(page).nth(2).scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  for (const button of await bar(page).getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await bar(page).getByRole('button', { name: 'Copy all' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/pizza dough/i)

  const requests = await holdRequests(page)
  await bar(page).getByRole('button', { name: 'Again' }).click()
  await expect.poll(() => requests.count()).toBe(1)
  await expect(bar(page).getByRole('button', { name: 'Edit prompt' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Copy all' })).toHaveCount(0)
  await requests.release()
  await expect(tool.usesLeft).toHaveText('18 of 20 left today')
  await answers(page).nth(2).scrollIntoViewIfNeeded()
  await bar(page).getByRole('button', { name: 'Edit prompt' }).click()
  await expect(tool.box).toBeFocused()
  await expect(tool.box).toBeInViewport()
  await expect(bar(page)).toBeHidden()
})

test('a phone’s bar covers neither what has the focus nor the end of the results', { tag: '@phone' }, async ({
  page,
}) => {
  const tool = toolPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await answers(page).nth(2).scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  const coveredElements: string[] = []
  let checkedCount = 0
  await answers(page).nth(1).getByRole('button').last().focus()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if (await bar(page).locator(':focus').count()) break
    if (!(await bar(page).isVisible())) continue
    checkedCount += 1
    const place = await bar(page).boundingBox()
    if ((await getBottom(focused)) > (place?.y ?? 0)) coveredElements.push((await focused.textContent()) ?? '')
  }
  expect(coveredElements).toEqual([])
  expect(checkedCount).toBeGreaterThan(2)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeHidden()
})

test('a text box that is typed in has the window to itself', { tag: '@phone' }, async ({ page }) => {
  const tool = toolPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await waitUntilReady(page)
  await answers(page).first().getByRole('button', { name: 'More for result 1' }).click()
  await answers(page).first().getByRole('button', { name: 'Edit result 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Your text of result 1', exact: true })).toBeFocused()
  await expect(bar(page)).toBeHidden()
})
