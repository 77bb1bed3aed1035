import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { createRotatedPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { servers } from './servers'
import { readClipboard, toolPage } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const modelUrl = servers.model.url
const fact = 'our last Saturday in the old bakery'

function collectBodies(page: Page): { picture?: string }[] {
  const bodies: { picture?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-content')) bodies.push(request.postDataJSON())
  })
  return bodies
}

test('a photo is sent to the vision model upright and without metadata, and survives an error', async ({ page }) => {
  const tool = toolPage(page)
  const sentBodies = collectBodies(page)
  await mockTurnstileScript(page)
  await page.goto(`${modelUrl}/image-tools/image-to-caption`)
  const fileInput = page.getByLabel('Choose an image')
  await fileInput.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This isn’t an image, despite its name.')).toBeVisible()
  await fileInput.setInputFiles(await createRotatedPhoto('bakery.jpg', 6))
  const addedImage = page.getByText('384 × 768 pixels')
  await expect(addedImage).toContainText('no metadata')
  expect(await findAxeViolations(page)).toEqual([])

  const box = page.getByRole('textbox', { name: 'What can’t people see in the photo?' })
  const writeButton = page.getByRole('button', { name: 'Write captions' })
  await box.fill(`${fact} fault:blind`)
  await writeButton.click()
  const visionErrorText = 'This site’s AI model can’t see photos. Remove yours and describe it instead.'
  await expect(tool.notice('Feature Currently Unavailable', visionErrorText)).toBeVisible()
  await expect(addedImage).toBeVisible()

  await box.fill(fact)
  await writeButton.click()
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(5)
  const picture = sentBodies.at(-1)?.picture ?? ''
  const { format, width, height, exif, orientation } = await sharp(Buffer.from(picture, 'base64')).metadata()
  expect([format, width, height, exif, orientation]).toEqual(['jpeg', 384, 768, undefined, undefined])
  const recordedRequests: { prompt: string }[] = await (await fetch(`${servers.openAi.url}/requests`)).json()
  const content = [{ type: 'text' }, { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${picture}` } }]
  expect(recordedRequests.findLast((request) => request.prompt === fact)).toMatchObject({
    body: { model: 'vision-stand-in', messages: [{}, { content }] },
  })

  await page.getByRole('button', { name: 'Remove photo' }).click()
  await writeButton.click()
  await expect.poll(() => sentBodies.length).toBe(3)
  expect(sentBodies.at(-1)).not.toHaveProperty('picture')
})

test('without a model, alt text is made from the visitor’s words and copied with one click', async ({ page }) => {
  const tool = toolPage(page)
  // Chosen before the code for the box has loaded.
  await page.goto('/image-tools/ai-alt-text-generator', { waitUntil: 'commit' })
  const fileInput = page.getByLabel('Choose an image')
  const addedImage = page.getByText('384 × 768 pixels')
  await fileInput.setInputFiles(await createRotatedPhoto('early.jpg', 6))
  await expect(addedImage).toBeVisible()
  const sentBodies = collectBodies(page)
  await expect(page.getByText('It stays on your device. Tell us what’s in it.')).toBeVisible()
  const writeButton = page.getByRole('button', { name: 'Write alt text' })
  await writeButton.click()
  const missingText = 'Who or what does it show? A few words are enough.'
  await expect(tool.notice('Say what’s in the image', missingText)).toBeVisible()
  await expect(addedImage).toBeVisible()
  await page.getByRole('textbox', { name: 'Who or what is in it?' }).fill('image of a potter')
  await tool.option('What’s happening?').fill('shaping a bowl')
  await tool.option('Where is this?').fill('in a small workshop')
  await writeButton.click()
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(1)
  await expect(tool.cards).toContainText('We removed “image of”')
  expect(sentBodies.map((body) => 'picture' in body)).toEqual([false])
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy result 1', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('A potter shaping a bowl in a small workshop.')
})
