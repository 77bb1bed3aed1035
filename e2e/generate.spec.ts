import type { Page } from '@playwright/test'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import {
  captionsPath,
  expectSample,
  findAxeViolationsInBothThemes,
  holdRequests,
  hooksPath,
  measureLayoutShift,
  modelUrl,
  prompt,
  toolPage,
  waitForSent,
  waitUntilSettled,
} from './tool-page'

test('turns a prompt into results for one use, while the visitor types on, and can interpret it differently for free', async ({
  page,
}) => {
  const tool = toolPage(page)
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto(hooksPath)
  await waitUntilSettled(page)
  // Until the visitor types, the page requests only the server's abilities.
  expect(requestedPaths.filter((path) => /^\/(?:api|altcha)\//.test(path))).toEqual(['/api/abilities'])
  await expect(page.getByText(defaultEngineWords['built-in'])).toBeVisible()
  await expectSample(page)
  await expect(page.getByText('20 of 20 uses left today, no sign-up')).toBeVisible()
  await tool.box.fill(prompt)
  await expect.poll(() => requestedPaths.some((path) => path.startsWith('/api/bot-check'))).toBe(true)

  const requests = await holdRequests(page)
  await tool.box.press('Control+Enter')
  await expect(page.getByText('Writing…', { exact: true })).toBeVisible()
  await tool.box.press('Control+Enter')
  await tool.box.press('Meta+Enter')
  await tool.box.press('End')
  await page.keyboard.type(', no mixer')
  await requests.release()
  await tool.waitUntilDone()
  expect(requests.count()).toBe(1)
  await expect(tool.cards).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Results' })).toContainText(defaultEngineWords['built-in'])
  await expect(page.getByRole('region', { name: 'Sample' })).toHaveCount(0)
  await expect(tool.usesLeft).toHaveText('19 of 20 uses left today')
  await expect(tool.box).toBeFocused()
  await expect(tool.box).toHaveValue(`${prompt}, no mixer`)

  // The page shows how it interpreted the text, and another interpretation costs no use.
  await page.unroute('**/api/generate-content')
  const readAs = page.getByLabel('Type of post:')
  await expect(readAs).toHaveValue('opinion')
  await expect(readAs).toHaveAccessibleDescription('Not right? Switch it for free.')
  const textsBefore = await tool.cards.allTextContents()
  const sentRequest = waitForSent(page)
  await readAs.selectOption('Story')
  expect(await sentRequest).toMatchObject({ prompt, parameters: { readAs: 'story', again: expect.any(String) } })
  await expect(readAs).toHaveValue('story')
  await expect.poll(() => tool.cards.allTextContents()).not.toEqual(textsBefore)
  await expect(tool.usesLeft).toHaveText('19 of 20 uses left today')
})

test('everything works by keyboard, a run can be canceled, and the focus follows', async ({ page }) => {
  const tool = toolPage(page)
  const requests = await holdRequests(page)
  await page.goto(hooksPath)
  await tool.box.focus()
  await page.keyboard.type('homemade pizza dough')
  await tool.generate.dblclick()
  await expect(page.getByText('Writing…', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.generate).toBeVisible()
  await expect(tool.box).toBeFocused()
  await expect(tool.box).toHaveValue('homemade pizza dough')
  await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
  await expect.poll(() => requests.count()).toBe(1)
  await page.unroute('**/api/generate-content')

  await page.keyboard.press('Control+Enter')
  await tool.waitUntilDone()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  const announcement = /^\d+ results?(?: and \d+ outlines?)? ready\./
  await expect(page.getByRole('status').filter({ hasText: announcement })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy result 1', exact: true })).toBeFocused()
})

test('an example, a link and the keyboard fill the form, and its options are sent', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.option('Tone').selectOption('Funny')
  await page.getByRole('button', { name: 'how I get three dinners out of one roast chicken' }).click()
  await expect(tool.box).toHaveValue('how I get three dinners out of one roast chicken')
  await expect(tool.option('Who is it for?')).toHaveValue('couples who cook on weeknights')
  await expect(tool.option('Tone')).toHaveValue('casual')

  await page.goto('about:blank')
  await page.goto(`${hooksPath}#prompt=paper+planners+are+overrated&readAs=opinion&tone=bold&count=3&goal=nonsense&x=1`)
  await expect(tool.box).toHaveValue('paper planners are overrated')
  await expect(tool.option('Tone')).toHaveValue('bold')
  await expect(page).toHaveURL(new RegExp(`${hooksPath}$`))
  await tool.box.focus()
  await page.keyboard.press('Tab')
  await expect(tool.option('How many')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fun')
  await expect(page.getByText('Tone: Only used when an AI does the writing, ours or yours.')).toBeInViewport()
  const sentRequest = waitForSent(page)
  await page.keyboard.press('Control+Enter')
  expect((await sentRequest).parameters).toMatchObject({ tone: 'funny', count: '3', language: 'auto' })
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(3)
})

async function openVoice(page: Page, state: string) {
  await page.getByRole('button', { name: `Your voice: ${state}`, exact: true }).click()
  await expect(page.getByLabel('Sample 1')).toBeVisible()
}

async function closeVoice(page: Page) {
  await page.getByRole('dialog', { name: 'Your voice' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a writing voice fills options, is stored by choice, and is sent until cleared', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await openVoice(page, 'off')
  expect(await findAxeViolationsInBothThemes(page)).toEqual([])
  await page.getByLabel('Sample 1').fill('so much soup today and nobody complained')
  await page.getByLabel('You usually write for').fill('students')
  await closeVoice(page)
  await page.getByText('Options', { exact: true }).click()
  await expect(tool.option('Who is it for?')).toHaveValue('students')
  await tool.option('Who is it for?').fill('nurses')
  await openVoice(page, '1 sample')
  await page.getByLabel('You usually write for').fill('students abroad')
  expect(await page.evaluate(() => localStorage.getItem('postsmith-voice'))).toBeNull()
  await page.getByLabel('Save in this browser').check()
  await closeVoice(page)
  const sentRequest = waitForSent(page)
  await tool.write()
  const voice = ['so much soup today and nobody complained']
  expect((await sentRequest).parameters).toMatchObject({ voice, audience: 'nurses' })
  await tool.waitUntilDone()
  expect(await tool.cards.first().getByRole('paragraph').first().textContent()).toMatch(/^[^A-Z]+$/)

  await page.goto(captionsPath)
  await openVoice(page, '1 sample')
  await expect(page.getByLabel('You usually write for')).toHaveValue('students abroad')
  await expect(page.getByLabel('Save in this browser')).toBeChecked()
  await page.getByRole('button', { name: 'Clear my voice' }).click()
  await page.reload()
  await openVoice(page, 'off')
  await expect(page.getByLabel('Sample 1')).toHaveValue('')
})

test.describe('with a model', () => {
  test.use({ baseURL: modelUrl })

  test('cards of a model appear one by one without a layout shift, after Turnstile has passed', {
    tag: '@phone',
  }, async ({ page }) => {
    const tool = toolPage(page)
    const cloudflareRequests: string[] = []
    page.on('request', (request) => request.url().includes('cloudflare') && cloudflareRequests.push(request.url()))
    await mockTurnstileScript(page)
    const getLayoutShift = await measureLayoutShift(page)
    await page.goto(hooksPath)
    await waitUntilSettled(page)
    expect(cloudflareRequests).toEqual([])
    await expect(page.getByText(defaultEngineWords.openai, { exact: true })).toBeVisible()
    await expect(page.getByText('AI-Powered', { exact: true })).toBeVisible()
    const cardCounts = await page.evaluateHandle(() => {
      const counts: number[] = []
      const countCards = () => counts.push(document.querySelectorAll('article').length)
      new MutationObserver(countCards).observe(document.body, { childList: true, subtree: true })
      return counts
    })
    await tool.write('homemade pizza dough fault:slow')
    await tool.waitUntilDone()
    await expect(tool.cards).toHaveCount(6)
    expect((await cardCounts.jsonValue()).filter((count) => count > 0 && count < 6)).not.toEqual([])
    expect(await getLayoutShift()).toBeLessThan(0.005)
    expect(cloudflareRequests).toHaveLength(1)
    await expect(page.getByText(defaultEngineWords.openai, { exact: true }).last()).toBeVisible()
    await expect(page.getByLabel('Type of post:')).toHaveValue('subject')
    await expect(page.getByLabel('Type of post:')).toHaveAccessibleDescription('Not right? Switch it for 1 use.')

    // A model that answers in English gets one retry, then a note explains it.
    await tool.option('Language').selectOption({ label: 'Japanese' })
    await tool.write()
    const note = 'These could not be kept in Japanese. Tap Again, or choose another language.'
    await expect(page.getByText(note)).toBeVisible()
    await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
  })
})
