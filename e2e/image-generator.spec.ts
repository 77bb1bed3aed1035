import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { servers } from './servers'
import { readClipboard, saveFile, toolPage, waitUntilSettled } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const modelUrl = servers.model.url
const path = '/image-tools/ai-image-generator'
const prompt = 'a red kite over the sea at dusk, wide shot'

function generatorPage(page: Page) {
  const box = page.getByRole('textbox', { name: 'Describe your image' })
  const pictures = page.getByRole('article', { name: /^Image, / })
  return {
    box,
    pictures,
    left: page.getByText(/^\d+ of 5 uses left today$/),
    notice: toolPage(page).notice,
    option: (label: string) => page.getByLabel(label, { exact: true }),
    async generate(words = prompt) {
      await box.fill(words)
      await page.getByRole('button', { name: 'Generate image' }).click()
    },
    async open(title: string) {
      await page.getByText(title, { exact: true }).click()
    },
    save: (button: string | RegExp, within = pictures.first()) =>
      saveFile(within.getByRole('button', { name: button })),
  }
}

test.describe('with a model', () => {
  test.beforeEach(async ({ page }) => {
    await mockTurnstileScript(page)
    await page.goto(modelUrl + path)
  })

  test('a preview becomes the exact size and a stored original; a refusal preserves the prompt', async ({ page }) => {
    const tool = generatorPage(page)
    await expect(tool.left).toHaveText('5 of 5 uses left today')
    await tool.generate(`${prompt} fault:slow`)
    await expect(page.getByAltText('Unfinished preview')).toBeVisible({ timeout: 30_000 })
    await expect(tool.pictures).toHaveCount(1, { timeout: 30_000 })
    await expect(tool.left).toHaveText('4 of 5 uses left today')

    const exactImage = await tool.save('Download 1080 × 1350')
    expect(exactImage.name).toBe('a-red-kite-over-the-sea-1080x1350.png')
    expect(await sharp(exactImage.bytes).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'png' })
    const originalImage = await tool.save('Download original, 1088 × 1360')
    expect(originalImage.name).toBe('a-red-kite-over-the-sea-1088x1360-original.png')
    expect([exactImage.bytes.includes('caBX'), originalImage.bytes.includes('caBX')]).toEqual([false, true])

    const altTextInput = page.getByLabel('Alt text (check it against the image)')
    await expect(altTextInput).toHaveValue(/^A red kite over the sea at dusk/)
    await altTextInput.fill('A red kite above dark waves')
    expect(await findAxeViolations(page)).toEqual([])

    await page.reload()
    await tool.open('Your recent images')
    await page.getByRole('button', { name: /^Open: a red kite/ }).click()
    await expect(altTextInput).toHaveValue('A red kite above dark waves')
    expect((await tool.save(/^Download original/)).bytes.equals(originalImage.bytes)).toBe(true)
    await page.getByRole('button', { name: /^Delete: a red kite/ }).click()
    await expect(page.getByText('None yet.')).toBeVisible()

    await tool.generate('a street scene fault:moderated')
    const refusal = "This request can't be processed. Please change your text and try again."
    await expect(tool.notice(null, refusal)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('The model’s safety system said no')).toBeVisible()
    await expect(tool.box).toHaveValue('a street scene fault:moderated')
  })

  test('transparent images preserve their alpha, singly and in a ZIP', async ({ page }) => {
    const tool = generatorPage(page)
    await tool.option('Size').selectOption('x-header')
    await tool.open('Options')
    // A number out of range is corrected when its field loses focus.
    await tool.option('Images').fill('99')
    await tool.option('Images').blur()
    await expect(tool.option('Images')).toHaveValue('4')
    await tool.option('Images').fill('3')
    await tool.option('Transparent background').check()
    await tool.generate()
    await expect(tool.pictures).toHaveCount(3, { timeout: 30_000 })
    const { bytes } = await tool.save('Download 1500 × 500')
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([1500, 500, 4])
    expect([data[3], data.at(-1)]).toEqual([0, 255])
    const zip = await tool.save('Download 6 files as ZIP', page.getByRole('region', { name: 'Your images' }))
    expect(zip.bytes.toString('latin1').match(/originals\/a-red-kite-over-the-sea-1536x512-\d\.png/g)).toHaveLength(6)
  })
})

test('without a model, writes prompts for other generators', async ({ page }) => {
  const tool = generatorPage(page)
  await page.goto(path)
  const promptPane = page.getByRole('region', { name: 'Your prompt' })
  await expect(promptPane.getByRole('region', { name: 'Sample' })).toContainText('Format: portrait 4:5.')
  await expect(page.getByRole('button', { name: 'Generate image' })).toHaveCount(0)
  const copyButton = page.getByRole('button', { name: 'Copy finished prompt' })
  expect(await findAxeViolations(page)).toEqual([])
  await copyButton.click()
  const emptyNotice = tool.notice('Please enter a prompt', 'Add some details about what you want to generate.')
  await expect(emptyNotice).toBeVisible()
  await expect(tool.box).toBeFocused()

  await expect(page.getByText('Your recent images')).toHaveCount(0)
  await tool.open('Write a better prompt')
  await waitUntilSettled(page)
  const apiRequests: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && apiRequests.push(request.url()))
  await tool.option('Subject').fill('a potter shaping a bowl')
  await page.getByRole('button', { name: 'Use this prompt' }).click()
  await expect(tool.box).toHaveValue('A potter shaping a bowl.')
  await expect(tool.box).toBeFocused()
  await page.getByText('Photo', { exact: true }).click()
  await copyButton.click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await expect(emptyNotice).toHaveCount(0)
  expect(await readClipboard(page)).toMatch(
    /^A potter shaping a bowl\. Style: realistic photograph, .+ portrait 4:5\.$/,
  )
  await expect(promptPane).toContainText(/A potter shaping a bowl\. Style: realistic photograph, .+ portrait 4:5\./)
  await expect(promptPane.getByRole('region', { name: 'Sample' })).toHaveCount(0)
  await expect(promptPane.getByRole('link', { name: 'ChatGPT' })).toBeVisible()
  expect(apiRequests).toEqual([])
})
