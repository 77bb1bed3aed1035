import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { mockApiError, toolPage, waitUntilSettled } from './tool-page'

const model = process.env.POSTSMITH_URL_MODEL ?? servers.model.url
const path = '/image-tools/ai-image-generator'
const prompt = 'a red kite over the sea at dusk, wide shot'

function generatorPage(page: Page) {
  const box = page.getByRole('textbox', { name: 'Describe your picture' })
  const pictures = page.getByRole('article', { name: /^Picture, / })
  return {
    box,
    pictures,
    left: page.getByText(/^\d+ of 5 left today$/),
    notice: toolPage(page).notice,
    option: (label: string) => page.getByLabel(label, { exact: true }),
    section: (title: string) => page.locator('details').filter({ has: page.getByText(title, { exact: true }) }),
    async generate(words = prompt) {
      await box.fill(words)
      await page.getByRole('button', { name: 'Generate picture' }).click()
    },
    async open(title: string) {
      await page.getByText(title, { exact: true }).click()
    },
    async save(button: string | RegExp, within = pictures.first()) {
      const download = page.waitForEvent('download')
      await within.getByRole('button', { name: button }).click()
      const file = await download
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    },
  }
}

const readSize = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return [width, height, format]
}

test('from a prompt over a preview to the exact size, the original, and a history that stays', async ({ page }) => {
  await mockTurnstileScript(page)
  const tool = generatorPage(page)
  await page.goto(model + path)
  await expect(tool.left).toHaveText('5 of 5 left today')
  await tool.generate(`${prompt} fault:slow`)
  await expect(page.getByAltText('Unfinished preview')).toBeVisible({ timeout: 30_000 })
  await expect(tool.pictures).toHaveCount(1, { timeout: 30_000 })
  await expect(tool.left).toHaveText('4 of 5 left today')

  const exactImage = await tool.save('Save 1080 × 1350')
  expect(exactImage.name).toBe('a-red-kite-over-the-sea-1080x1350.png')
  expect(await readSize(exactImage.bytes)).toEqual([1080, 1350, 'png'])
  const originalImage = await tool.save('Save original, 1088 × 1360')
  expect(originalImage.name).toBe('a-red-kite-over-the-sea-1088x1360-original.png')
  expect(await readSize(originalImage.bytes)).toEqual([1088, 1360, 'png'])
  expect([exactImage.bytes.includes('caBX'), originalImage.bytes.includes('caBX')]).toEqual([false, true])

  const alt = page.getByLabel('Alt text: check it against the picture')
  await expect(alt).toHaveValue(/^A red kite over the sea at dusk/)
  await alt.fill('A red kite above dark waves')
  await expect(page.getByRole('link', { name: 'Write the caption' })).toHaveAttribute(
    'href',
    '/social-media-tools/instagram/caption-generator#prompt=A+red+kite+above+dark+waves',
  )
  expect(await findAxeViolations(page)).toEqual([])

  await page.reload()
  await tool.open('Your last pictures')
  await page.getByRole('button', { name: /^Open: a red kite/ }).click()
  await expect(page.getByLabel('Alt text: check it against the picture')).toHaveValue('A red kite above dark waves')
  expect((await tool.save(/^Save original/)).bytes.equals(originalImage.bytes)).toBe(true)
  await page.getByRole('button', { name: /^Delete: a red kite/ }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
})

test('several transparent pictures keep their alpha, singly and in a ZIP', async ({ page }) => {
  await mockTurnstileScript(page)
  const tool = generatorPage(page)
  await page.goto(model + path)
  await tool.option('Size').selectOption('x-header')
  await tool.open('Options')
  await tool.option('Pictures').fill('3')
  await tool.option('Transparent background').check()
  await page.getByText('Flat', { exact: true }).click()
  await tool.box.fill(prompt)
  await expect(page.getByText('What is sent:')).toContainText('What is sent:')
  await expect(page.getByText(/dusk, wide shot\. Style: flat vector illustration/)).toBeVisible()
  await tool.generate()
  await expect(tool.pictures).toHaveCount(3, { timeout: 30_000 })
  const { bytes } = await tool.save('Save 1500 × 500')
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([1500, 500, 4])
  expect([data[3], data.at(-1)]).toEqual([0, 255])
  const zip = await tool.save('Save 6 files as ZIP', page.getByRole('region', { name: 'Your pictures' }))
  expect(zip.bytes.subarray(0, 2).toString()).toBe('PK')
  expect(zip.bytes.toString('latin1').match(/originals\/a-red-kite-over-the-sea-1536x512-\d\.png/g)).toHaveLength(6)
})

test('a picture that already has the size and type is the model’s own file', async ({ page }) => {
  await mockTurnstileScript(page)
  const tool = generatorPage(page)
  await page.goto(model + path)
  await tool.option('Size').selectOption('yt-thumbnail')
  await tool.open('Options')
  await tool.option('File type').selectOption('jpeg')
  await tool.generate()
  await expect(page.getByText('This is the model’s own file, with its Content Credentials.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: /^Save original/ })).toHaveCount(0)
  const { name, bytes } = await tool.save('Save 1280 × 720')
  expect(name).toBe('a-red-kite-over-the-sea-1280x720.jpg')
  expect(await readSize(bytes)).toEqual([1280, 720, 'jpeg'])
  expect(bytes.includes('jumdc2pa')).toBe(true)
})

test('a refusal is told plainly, keeps the prompt, and the next run works', async ({ page }) => {
  await mockTurnstileScript(page)
  const tool = generatorPage(page)
  await page.goto(model + path)
  await tool.generate('a street scene fault:moderated')
  await expect(
    tool.notice('Generation failed', "This request can't be processed. Please change your text and try again."),
  ).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The model’s safety system said no')).toBeVisible()
  await expect(tool.box).toHaveValue('a street scene fault:moderated')
  await tool.generate()
  await expect(tool.pictures).toHaveCount(1, { timeout: 30_000 })
})

test('the day’s limit is told with the prompt kept', async ({ page }) => {
  const tool = generatorPage(page)
  await mockTurnstileScript(page)
  await page.goto(model + path)
  await mockApiError(page, 429, {
    code: 'daily_limit',
    error: "You've reached the daily limit for this tool. Try again tomorrow!",
  })
  await tool.generate()
  await expect(
    tool.notice('Usage limit reached', "You've reached the daily limit for this tool. Try again tomorrow!"),
  ).toBeVisible({ timeout: 30_000 })
  await expect(tool.box).toHaveValue(prompt)
})

test('without a model the page says so before any click, and finishes prompts for another generator @both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = generatorPage(page)
  await page.goto(path)
  await expect(page.getByText('This site has no image model.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate picture' })).toHaveCount(0)
  await expect(page.getByText('left today')).toHaveCount(0)
  const copy = page.getByRole('button', { name: 'Copy finished prompt' })
  await expect(copy).toBeInViewport({ ratio: 1 })
  expect(await findAxeViolations(page)).toEqual([])
  await copy.click()
  await expect(tool.notice('Please enter a prompt', 'Add some details about what you want to generate.')).toBeVisible()
  await expect(tool.box).toBeFocused()

  await tool.open('Write a better prompt')
  await waitUntilSettled(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()))
  await tool.option('Subject').fill('a potter shaping a bowl')
  await tool.option('Light').fill('low morning sun')
  await expect(page.getByText('A potter shaping a bowl. Light: low morning sun.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this prompt' }).click()
  await expect(tool.box).toHaveValue('A potter shaping a bowl. Light: low morning sun.')
  await expect(tool.box).toBeFocused()
  await page.getByRole('button', { name: 'Improve my prompt' }).click()
  await expect(page.getByText(/^A potter shaping a bowl\. Light: low morning sun\. Style: /)).toBeVisible()
  await page.getByText('Draw a background, without AI').click()
  await expect(page.getByText('Not AI:')).toBeVisible()
  const background = await tool.save(
    /^Save background/,
    page.getByRole('region', { name: 'You get a prompt here, not a picture' }),
  )
  expect(await readSize(background.bytes)).toEqual([1080, 1350, 'png'])
  await page.getByText('Photo', { exact: true }).click()
  await expect(page.getByText(/^Finished prompt: A potter/)).toBeVisible()
  await copy.click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await expect(tool.notice('Please enter a prompt', 'Add some details about what you want to generate.')).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'A potter shaping a bowl. Light: low morning sun. Style: realistic photograph, natural light, true colours. Format: portrait 4:5.',
  )
  expect(sent).toEqual([])
})

test('the image tools’ page lists what works, with true counts, and is linked', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Image Tools', exact: true })).toBeVisible()
  await page.goto('/image-tools')
  await expect(page.getByText('18 Free Tools', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Portrait post 4:5 1080 × 1350 1088 × 1360' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(41 + 7)
  await page.getByRole('main').getByRole('link', { name: 'AI Image Generator' }).click()
  await expect(page).toHaveURL(path)
})
