import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { createRotatedPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { toolPage, waitUntilSettled } from './tool-page'

const model = process.env.POSTSMITH_URL_MODEL ?? servers.model.url
const fact = 'our last Saturday in the old bakery'

type RecordedRequest = { prompt: string; body: { model: string; messages: { content: unknown }[] } }

test('a photo goes to the model that sees, small, upright and without its metadata, and stays through an error', async ({
  page,
}) => {
  const tool = toolPage(page)
  const sent: { picture?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-content')) sent.push(request.postDataJSON())
  })
  await mockTurnstileScript(page)
  await page.goto(`${model}/image-tools/image-to-caption`)
  const choose = page.getByLabel('Choose a picture')
  await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This is not a picture, whatever its name says.')).toBeVisible()
  await choose.setInputFiles(await createRotatedPhoto('bakery.jpg', 6))
  const addedImage = page.getByText('384 × 768 pixels')
  await expect(addedImage).toContainText('no metadata')
  expect(await findAxeViolations(page)).toEqual([])

  const box = page.getByRole('textbox', { name: 'What can’t the picture show?' })
  const write = page.getByRole('button', { name: 'Write captions' })
  await box.fill(`${fact} fault:blind`)
  await write.click()
  await expect(
    tool.notice(
      'Feature Currently Unavailable',
      'The AI model of this site takes no pictures. Remove the picture and say what’s in it: your words are enough.',
    ),
  ).toBeVisible()
  await expect(addedImage).toBeVisible()

  await box.fill(fact)
  await write.click()
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(5)
  const bytes = Buffer.from(sent.at(-1)?.picture ?? '', 'base64')
  const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
  expect([format, width, height, exif, orientation]).toEqual(['jpeg', 384, 768, undefined, undefined])
  const recordedRequests: RecordedRequest[] = await (await fetch(`${servers.openAi.url}/requests`)).json()
  const recordedRequest = recordedRequests.findLast(({ prompt }) => prompt === fact)
  expect(recordedRequest?.body.model).toBe('vision-stand-in')
  expect(recordedRequest?.body.messages[1]?.content).toMatchObject([
    { type: 'text' },
    { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${sent.at(-1)?.picture}` } },
  ])

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await write.click()
  await expect.poll(() => sent.length).toBe(3)
  expect(sent.at(-1)).not.toHaveProperty('picture')

  await page.goto(`${model}/image-tools/ai-prompt-writer`)
  await waitUntilSettled(page)
  await page.getByRole('group', { name: 'Who writes' }).getByText('With AI or a picture').click()
  await choose.setInputFiles(await createRotatedPhoto('bakery.jpg', 6))
  await expect(addedImage).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Write prompts' }).click()
  await expect(tool.cards).toHaveCount(3)
  await expect(tool.cards.first()).toContainText('Portrait format 4:5.')
})

test('without a model alt text is made of one’s own words, and copied at the first tap @both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  // Chosen before the code for the box has come.
  await page.goto('/image-tools/ai-alt-text-generator', { waitUntil: 'commit' })
  await page.getByLabel('Choose a picture').setInputFiles(await createRotatedPhoto('early.jpg', 6))
  await expect(page.getByText('384 × 768 pixels')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  const sent: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-content')) sent.push(request.postDataJSON())
  })
  await expect(page.getByText('No AI model here looks at pictures.')).toBeVisible()
  await page.getByLabel('Choose a picture').setInputFiles(await createRotatedPhoto('potter.jpg', 6))
  await expect(page.getByText('384 × 768 pixels')).toBeVisible()
  const write = page.getByRole('button', { name: 'Write alt text' })
  const lastBox = await tool.option('Text in the picture').boundingBox()
  expect(lastBox?.y).toBeLessThan((await write.boundingBox())?.y ?? 0)
  await write.click()
  await expect(
    tool.notice('Say what’s in the picture', 'Who or what does it show? A few words are enough.'),
  ).toBeVisible()
  await expect(page.getByText('384 × 768 pixels')).toBeVisible()
  await page.getByRole('textbox', { name: 'Who or what is in it?' }).fill('image of a potter')
  await tool.option('What is it doing?').fill('shaping a bowl')
  await tool.option('Where, or in front of what?').fill('in a small workshop')
  await write.click()
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(1)
  await expect(tool.cards).toContainText('A potter shaping a bowl in a small workshop.')
  await expect(tool.cards).toContainText('Left out “image of”')
  expect(sent.map((body) => 'picture' in body)).toEqual([false])
  expect(await findAxeViolations(page)).toEqual([])

  const copy = page.getByRole('button', { name: 'Copy result 1', exact: true })
  await copy.click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A potter shaping a bowl in a small workshop.')
})

test('prompts are written in the page, and one of them goes on to the image generator', async ({ page }) => {
  await page.goto('/image-tools/ai-prompt-writer')
  await waitUntilSettled(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()))
  await page.getByRole('textbox', { name: 'Your idea' }).fill('a lighthouse keeper feeding seagulls')
  await page.getByLabel('Format', { exact: true }).selectOption('16:9')
  const prompts = page.getByRole('region', { name: 'Prompts' }).getByRole('list').getByRole('paragraph')
  const first = prompts.filter({ hasText: /^A lighthouse keeper feeding seagulls\. Style: / }).first()
  const before = await first.textContent()
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(first).not.toHaveText(before ?? '')
  expect(await findAxeViolations(page)).toEqual([])
  expect(sent).toEqual([])
  const idea = page.getByRole('textbox', { name: 'Your idea' })
  await idea.fill('a'.repeat(301))
  await expect(page.getByText('301 of 300 characters: shorten it to go on')).toBeVisible()
  await expect(prompts).toHaveCount(0)
  await idea.fill('a lighthouse keeper feeding seagulls')
  await expect(page.getByText('No pictures are made here.')).toBeVisible()
  await expect(page.getByText('This site has no AI model.')).toBeVisible()
  await expect(page.getByText('With AI or a picture', { exact: true })).toHaveCount(0)
  const make = page.getByRole('link', { name: 'Make this picture: prompt 1' })
  await expect(make).toHaveCount(0)

  await mockTurnstileScript(page)
  await page.goto(`${model}/image-tools/ai-prompt-writer`)
  await waitUntilSettled(page)
  await page.getByRole('textbox', { name: 'Your idea' }).fill('a lighthouse keeper for a YouTube thumbnail')
  await make.click()
  await expect(page.getByRole('textbox', { name: 'Describe your picture' })).toHaveValue(
    /^A lighthouse keeper\. Style: .+, widescreen format 16:9\./,
  )
  await expect(page.getByLabel('Size', { exact: true })).toHaveValue('yt-thumbnail')
})
