import { expect, test } from './journey'
import {
  findAxeViolationsInBothThemes,
  generate,
  hooksPath,
  prompt,
  readClipboard,
  saveFile,
  toolPage,
  waitForSent,
  waitUntilSettled,
} from './tool-page'

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('results are copied, downloaded, and passed on to a tool that runs in the browser', async ({ page }) => {
  const { cards, more } = toolPage(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await generate(page)
  await page.getByRole('button', { name: 'Copy result 3', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  const copiedText = await readClipboard(page)
  expect(copiedText.length).toBeGreaterThan(10)
  await expect(cards.nth(2)).toContainText(copiedText.split('\n')[0] ?? 'nothing')

  // A tap on the answer copies it; selecting words in it does not.
  const answer = cards.nth(1).getByRole('paragraph').first()
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await answer.selectText()
  await answer.dispatchEvent('click')
  expect(await readClipboard(page)).toBe('before')
  await page.evaluate(() => document.getSelection()?.removeAllRanges())
  await answer.click()
  await expect.poll(() => readClipboard(page)).toContain((await answer.textContent()) ?? 'nothing')

  const texts: string[] = []
  for (const extension of ['txt', 'csv']) {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const { name, bytes } = await saveFile(page.getByRole('button', { name: `Download .${extension}` }))
    expect(name).toMatch(new RegExp(`^tiktok-hook-generator-\\d{4}-\\d\\d-\\d\\d\\.${extension}$`))
    texts.push(bytes.toString())
  }
  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect.poll(() => readClipboard(page)).toBe(texts[0])

  await page.getByText('Options', { exact: true }).click()
  for (const number of [1, 2]) await more(number)
  const card = cards.first()
  await card.getByText('Use in…').click()
  await page.getByRole('button', { name: 'Save result 1', exact: true }).click()
  await page.getByText('History', { exact: true }).click()
  expect(await findAxeViolationsInBothThemes(page)).toEqual([])
  const link = card.getByRole('listitem').getByRole('link').first()
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await link.click()
  await expect(page).not.toHaveURL(new RegExp(hooksPath))
  const carriedPrompt = new URLSearchParams(hash.slice(1)).get('prompt') ?? ''
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(carriedPrompt)
  expect(requests.filter((url) => url.includes('prompt='))).toEqual([])
})

test('a copy that the browser refuses is reported in view, and the older clipboard method works', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await generate(page)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const copyButton = page.getByRole('button', { name: 'Copy result 1', exact: true })
  await copyButton.click()
  const errorText = 'Your browser didn’t allow it. Select the text and copy it yourself.'
  const notice = toolPage(page).notice('Not copied', errorText)
  await expect(notice).toBeVisible()
  await expect(page.getByText('Copied to clipboard!')).toHaveCount(0)
  const headerHeight = (await page.getByRole('banner').boundingBox())?.height ?? 999
  const bottomEdge = (page.viewportSize()?.height ?? 0) - (isMobile ? 64 : 0)
  const isClear = async () => {
    const { y, height } = (await notice.boundingBox()) ?? { y: 0, height: 0 }
    return y >= headerHeight && y + height <= bottomEdge
  }
  await expect.poll(isClear).toBe(true)
  await page.evaluate(() => Reflect.deleteProperty(document, 'execCommand'))
  await copyButton.click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
})

test('each card has three tab stops, and “Again” costs a use', async ({ page }) => {
  const tool = toolPage(page)
  await generate(page)
  const count = await tool.cards.count()
  for (const card of await tool.cards.all()) {
    await expect(card.getByRole('heading')).toHaveCount(1)
    await expect(card.getByRole('button').or(card.getByRole('link'))).toHaveCount(3)
  }
  const stops = tool.cards.locator('button, textarea')
  await stops.first().focus()
  for (let index = (await stops.count()) - 1; index > 0; index -= 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `More for result ${count}` })).toBeFocused()

  const againRequest = waitForSent(page)
  await page.getByRole('button', { name: /^Again/ }).click()
  expect(await againRequest).toMatchObject({ prompt, parameters: { seed: expect.any(Number) } })
  await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
  await expect(tool.cards).toHaveCount(count)
})

test('a name is copied with one tap; tags are copied as one set', async ({ page }) => {
  const { cards, more } = toolPage(page)
  const firstCard = cards.first()
  await generate(page, '/tiktok-username-generator', 'home baker in Leeds, sourdough')
  const name = (await firstCard.getByRole('heading').textContent()) ?? ''
  await expect(firstCard.getByRole('button').or(firstCard.getByRole('link'))).toHaveCount(3)
  await firstCard.getByRole('button', { name: `Copy result 1: ${name}` }).click()
  await expect.poll(() => readClipboard(page)).toBe(name.replace('@', ''))
  await more(1)
  await expect(firstCard.getByText('Display name:')).toBeVisible()

  await generate(
    page,
    '/tiktok-hashtag-generator',
    'our tiny bakery in Leeds bakes sourdough bread, rye bread and cinnamon buns',
  )
  const tags = await firstCard.getByRole('listitem').allTextContents()
  expect(tags).toHaveLength(5)
  for (const button of ['Copy 5 tags (result 1)', 'Copy all']) {
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await page.getByRole('button', { name: button }).first().click()
    await expect.poll(() => readClipboard(page)).toBe(tags.join(' '))
  }
  await expect(cards.nth(1)).toBeHidden()
  await page.getByText(/\(not in Copy all\)$/).click()
  await expect(cards.nth(1)).toBeVisible()
})

test('the visitor’s own line is scored while they type, and is not sent', async ({ page }) => {
  await page.goto(hooksPath)
  await page.getByRole('button', { name: 'Score your own line' }).click()
  const lineInput = page.getByLabel('Your own hook')
  await expect(lineInput).toBeVisible()
  await waitUntilSettled(page)
  const sentRequests: string[] = []
  // The site's own list and its code load when the search button passes under the mouse.
  const ownRequestPattern = /^GET http:\/\/[^/]+(?:\/_next\/static\/[^?]+|\/search\.json)$/
  page.on('request', (request) => sentRequests.push(`${request.method()} ${request.url()}`))
  await lineInput.fill('STOP BUYING SHEDS')
  await expect(page.getByText('Shouts “STOP”, “BUYING”, “SHEDS”.')).toBeVisible()
  expect(sentRequests.filter((sentRequest) => !ownRequestPattern.test(sentRequest))).toEqual([])
  expect(await findAxeViolationsInBothThemes(page)).toEqual([])
})

test('on a phone, a run ends with its first result below the header, unless the visitor scrolls meanwhile', async ({
  page,
}) => {
  const { cards, notice } = toolPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await generate(page)
  const header = await page.getByRole('banner').boundingBox()
  const firstCard = await cards.first().boundingBox()
  const confirmation = await notice(null, 'Content generated!').boundingBox()
  if (!header || !firstCard || !confirmation) throw new Error('Not shown')
  expect(firstCard.y).toBeGreaterThanOrEqual(header.height)
  expect(firstCard.y).toBeLessThan(header.height + 100)
  expect(confirmation.y + confirmation.height).toBeLessThanOrEqual(header.height)
  const exports = await page.getByRole('button', { name: 'Download', exact: true }).boundingBox()
  expect(exports?.y).toBeGreaterThan((await cards.last().boundingBox())?.y ?? 0)

  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/bot-check*', async (route) => {
    await hold
    await route.continue()
  })
  const rerun = page.waitForRequest('**/api/generate-content')
  await page.getByRole('button', { name: 'Again' }).last().click()
  const scrollPosition = (await page.evaluate(() => scrollY)) - 300
  await page.mouse.wheel(0, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
  release()
  await rerun
  await expect(cards.first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition)
})
