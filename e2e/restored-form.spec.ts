import { expect, test } from './journey'
import { servers } from './servers'
import { hooksPath, mockApiError, toolPage, waitUntilSettled } from './tool-page'

const captionsPath = '/tiktok/tiktok-caption-generator'
const model = process.env.POSTSMITH_URL_MODEL ?? servers.model.url
const readSessionStorage = () => JSON.stringify(Object.entries(sessionStorage))

// Row L11
test('“refresh the page” loses nothing: this tab keeps the text and the options of this tool', async ({
  page,
  context,
}) => {
  const tool = toolPage(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await mockApiError(page, 403, { error: 'Bot verification failed', code: 'bot_check' })
  await page.goto(hooksPath)
  await tool.option('Tone').selectOption('Funny')
  await tool.write('homemade pizza dough,\nslowly ')
  await expect(
    tool.notice('Generation failed', 'Verification failed. Please refresh the page and try again.'),
  ).toBeVisible()
  const before = sent.length
  await page.unroute('**/api/generate-content')
  await page.reload()
  await expect(tool.box).toHaveValue('homemade pizza dough,\nslowly ')
  await expect(tool.option('Tone')).toHaveValue('funny')
  expect(sent.slice(before).filter((request) => request.includes('pizza'))).toEqual([])
  await tool.generate.click()
  await tool.waitUntilDone()

  await page.goto(captionsPath)
  await waitUntilSettled(page)
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('')
  const otherTab = await context.newPage()
  await otherTab.goto(hooksPath)
  await waitUntilSettled(otherTab)
  // Another tab begins with what was last asked for, and not with what is only typed here.
  await expect(toolPage(otherTab).box).toHaveValue('homemade pizza dough,\nslowly ')

  await page.goto(hooksPath)
  await expect(tool.box).toHaveValue('homemade pizza dough,\nslowly ')
  await tool.box.fill('')
  expect(await page.evaluate(readSessionStorage)).not.toMatch(/pizza|funny/)
  await page.reload()
  await waitUntilSettled(page)
  await expect(tool.box).toHaveValue('')
  await expect(tool.option('Tone')).toHaveValue('casual')
})

test('a link and an example win over what the tab has kept, and are kept in its place', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.box.fill('what I typed before')
  await page.goto('about:blank')
  await page.goto(`${hooksPath}#prompt=what+the+link+says&tone=funny`)
  await expect(tool.box).toHaveValue('what the link says')
  await page.reload()
  await expect(tool.box).toHaveValue('what the link says')
  await expect(tool.option('Tone')).toHaveValue('funny')

  const examples = page.getByRole('region', { name: 'Try these examples to get started' })
  const example = (await examples.getByRole('button').first().textContent()) ?? ''
  await examples.getByRole('button').first().click()
  await expect(tool.box).toHaveValue(example)
  await page.reload()
  await expect(tool.box).toHaveValue(example)
})

test('links and names are kept as prompts are', async ({ page }) => {
  await page.goto('/tiktok/tiktok-transcript-generator')
  const link = page.getByRole('textbox', { name: 'TikTok video link' })
  await link.fill('https://www.tiktok.com/@crumb.club/video/7300000000000000001')
  await page.reload()
  await expect(link).toHaveValue('https://www.tiktok.com/@crumb.club/video/7300000000000000001')
  await expect(page.getByRole('button', { name: 'Transcribe TikTok Video' })).toBeEnabled()

  await page.goto('/tiktok-username-checker')
  const names = page.getByRole('textbox', { name: 'Usernames' })
  await names.fill('crumb.club\ncrumbclub')
  await page.reload()
  await expect(names).toHaveValue('crumb.club\ncrumbclub')
})

test('a voice that the page learns of only after a while is chosen again', async ({ page }) => {
  await page.goto(`${model}/tiktok-voice-generator`)
  const voice = page.getByLabel('Voice', { exact: true })
  await page.getByRole('textbox', { name: 'Your text' }).fill('Bread needs time.')
  await voice.selectOption('Nova')
  await page.reload()
  await expect(voice).toHaveValue('nova')
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('Bread needs time.')
})

test('what another hand has left in the tab’s storage breaks nothing', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  for (const storedValue of ['{', '7', '{"version":1,"prompt":["x"],"parameters":7}', '{"version":9}']) {
    await page.evaluate((value) => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, value)
      sessionStorage.setItem('postsmith-draft-tiktok-hook-generator', value)
    }, storedValue)
    await page.reload()
    await waitUntilSettled(page)
    await expect(tool.box).toHaveValue('')
  }
})
