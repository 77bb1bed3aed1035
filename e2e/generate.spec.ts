import { expect, test } from './journey'
import { holdRequests, holdScripts, hooksPath, measureLayoutShift, toolPage, waitUntilSettled } from './tool-page'

test('a line of text becomes copyable results, and one use is counted', { tag: '@both' }, async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await expect(tool.usesLeft).toHaveText('20 of 20 left today')
  await tool.write()
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(5)
  await expect(page.getByText('Written by the built-in writer, no AI model', { exact: true })).toBeVisible()
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
})

test('before the visitor types nothing is loaded but the page itself, and what the server can do', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(hooksPath)
  await waitUntilSettled(page)
  const asked = requests.filter((url) => url.includes('/api/') || url.includes('/altcha/'))
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/api/abilities'])
  await toolPage(page).box.fill('pizza')
  await expect.poll(() => requests.some((url) => url.includes('/api/bot-check'))).toBe(true)
})

test('an empty prompt is refused in the specification’s words', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.generate.click()
  await expect(tool.notice('Please enter a prompt', 'Add some details about what you want to generate.')).toBeVisible()
  await expect(tool.box).toBeFocused()
  await tool.box.fill('   ')
  await tool.generate.click()
  await expect(tool.cards).toHaveCount(0)
})

test('a prompt above the limit is kept, counted and refused', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write('🍕'.repeat(2001))
  await expect(page.getByText('2,001 of 2,000 characters: shorten it to generate')).toBeVisible()
  await expect(
    tool.notice('Generation failed', 'Your text is too long. The maximum is 2,000 characters.'),
  ).toBeVisible()
  await expect(tool.box).toHaveValue('🍕'.repeat(2001))
})

// Row F33
test('clicks and keys repeated while a run is under way send one request', async ({ page }) => {
  const tool = toolPage(page)
  const requests = await holdRequests(page)
  await page.goto(hooksPath)
  await tool.box.fill('homemade pizza dough')
  await tool.generate.dblclick()
  await tool.box.press('Control+Enter')
  await tool.box.press('Meta+Enter')
  await expect(page.getByText('Writing…', { exact: true })).toBeVisible()
  await requests.release()
  await tool.waitUntilDone()
  expect(requests.count()).toBe(1)
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
})

test('a run can be cancelled: the text stays and no use is counted', async ({ page }) => {
  const tool = toolPage(page)
  await holdRequests(page)
  await page.goto(hooksPath)
  await tool.write()
  await expect(page.getByText('Writing…', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.generate).toBeVisible()
  await expect(tool.box).toBeFocused()
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
  await expect(tool.usesLeft).toHaveText('20 of 20 left today')
  await expect(page.getByRole('region', { name: /^Notices/ }).getByRole('listitem')).toHaveCount(0)
  await page.unroute('**/api/generate-content')
  await tool.generate.click()
  await tool.waitUntilDone()
})

test('text typed before the page’s code has arrived is kept and used', async ({ page }) => {
  const tool = toolPage(page)
  const letGo = await holdScripts(page)
  await page.goto(hooksPath, { waitUntil: 'commit' })
  await tool.box.fill('homemade pizza dough')
  await tool.option('Tone').selectOption('Funny')
  letGo()
  await waitUntilSettled(page)
  await expect(tool.option('Tone')).toHaveValue('funny')
  await expect(tool.box).toHaveValue('homemade pizza dough')
  await tool.generate.click()
  await tool.waitUntilDone()
})

test('a button that is pressed before the tool’s code has arrived is pressed once it has, and once', async ({
  page,
}) => {
  const tool = toolPage(page)
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
  await page.goto(hooksPath, { waitUntil: 'load' })
  await waitUntilSettled(page)
  const letGo = await holdScripts(page)
  await tool.box.fill('homemade pizza dough')
  await tool.generate.click()
  await tool.generate.click()
  expect(asked).toEqual([])
  letGo()
  await tool.waitUntilDone()
  await expect(tool.box).toHaveValue('homemade pizza dough')
  expect(asked).toEqual(['/api/generate-content'])
})

test('an example fills every input', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await expect(page.getByRole('heading', { name: 'Try these examples to get started' })).toBeVisible()
  await page.getByText('More options', { exact: true }).click()
  await tool.option('Words to avoid').fill('cheese')
  await page.getByRole('button', { name: 'how I get three dinners out of one roast chicken' }).click()
  await expect(tool.box).toHaveValue('how I get three dinners out of one roast chicken')
  await expect(tool.option('Goal')).toHaveValue('saves')
  await expect(tool.option('Who is it for?')).toHaveValue('couples who cook on weeknights')
  await expect(tool.option('Words to avoid')).toHaveValue('')
})

test('a link fills the form and leaves no trace in the address', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(`${hooksPath}#prompt=my+first+marathon&tone=bold&count=10&goal=nonsense&x=1`)
  await expect(tool.box).toHaveValue('my first marathon')
  await expect(tool.option('How many')).toHaveValue('10')
  await expect(tool.option('Tone')).toHaveValue('bold')
  await expect(page).toHaveURL(new RegExp(`${hooksPath}$`))
})

test('the options that were chosen are sent', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(`${hooksPath}#prompt=paper+planners+are+overrated&readAs=opinion&count=3`)
  const sent = page.waitForRequest('**/api/generate-content')
  await tool.generate.click()
  const { parameters } = (await sent).postDataJSON()
  expect(parameters).toMatchObject({ count: '3', tone: 'casual', language: 'auto' })
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(3)
})

test('the keyboard alone does it all, and the focus follows', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.box.focus()
  await page.keyboard.type('homemade pizza dough')
  await page.keyboard.press('Control+Enter')
  await tool.waitUntilDone()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ results?(?: and \d+ outlines?)? ready\./ }),
  ).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy all' }).first()).toBeFocused()
})

test('the focus stays with a visitor who goes on typing', async ({ page }) => {
  const tool = toolPage(page)
  const requests = await holdRequests(page)
  await page.goto(hooksPath)
  await tool.box.fill('homemade pizza dough')
  await tool.box.press('Control+Enter')
  await expect(page.getByText('Writing…', { exact: true })).toBeVisible()
  await tool.box.press('End')
  await page.keyboard.type(', no mixer')
  await requests.release()
  await tool.waitUntilDone()
  await expect(tool.box).toBeFocused()
  await expect(tool.box).toHaveValue('homemade pizza dough, no mixer')
})

test('results cause no layout shift and fit 320 pixels', { tag: '@phone' }, async ({ page }) => {
  const tool = toolPage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const getLayoutShift = await measureLayoutShift(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await tool.more(1)
  await page.getByText('Use in…').first().click()
  expect(await getLayoutShift()).toBeLessThan(0.005)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
