import type { Locator, Page } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { findAxeViolations } from './axe'
import { createAnimatedGif, createRotatedPhoto, createTextFile } from './image-fixtures'
import { expect, test } from './journey'
import { holdScripts, measureLayoutShift, readClipboard, saveFile } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const difficultText = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'عندما تنشر في الوقت المثالي ولا يراك أحد',
  '👩‍👩‍👧‍👦🎉🔥 and nobody saw it',
].join(' ')

function thumbnailMaker(page: Page) {
  const canvas = page.getByRole('application', { name: 'Canvas' })
  return {
    layer: (name: string | RegExp) => canvas.getByRole('button', { name, exact: true }),
    words: page.getByRole('textbox', { name: 'Text 1' }),
    status: (words: string) => page.getByRole('status').filter({ hasText: words }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

async function tabTo(page: Page, target: Locator) {
  do await page.keyboard.press('Tab')
  while (!(await target.evaluate((element) => element === document.activeElement)))
}

const editorTypes = ['thumbnail-maker', 'quote-card-maker', 'meme-maker', 'collage-maker']

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

const download = (page: Page, button: string) => saveFile(page.getByRole('button', { name: button }))

/** Returns the difference between the darkest and lightest values in an area of an image. */
async function measureSpread(bytes: Buffer, area: Region) {
  const { channels } = await sharp(await sharp(bytes).extract(area).removeAlpha().toBuffer()).stats()
  return Math.max(...channels.map(({ min, max }) => max - min))
}

test('makes a thumbnail by keyboard and pointer, undoes, saves, and restores it after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/image-tools/thumbnail-maker')
  const { layer, words, status, button } = thumbnailMaker(page)
  await expect(layer('Text: I tried it')).toBeVisible()
  await tabTo(page, layer('Text: I tried it'))
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(status('55 from the left, 160 from the top.')).toHaveCount(1)
  // Selecting a text has shown its section.
  await tabTo(page, words)
  await page.keyboard.type('Mud inside')
  // The other sample is not the visitor's, so the file does not have it.
  await expect(layer('Text: empty')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Add' })).toBeFocused()
  await tabTo(page, button('Remove “Text: empty”'))
  await page.keyboard.press('Enter')
  await expect(layer('Text: empty')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(layer('Text: empty')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(layer('Text: empty')).toHaveCount(0)
  await expect(status('Redone. 0 steps left.')).toHaveCount(1)
  const mud = layer('Text: Mud inside')
  await mud.focus()
  await page.keyboard.press('Delete')
  await expect(mud).toHaveCount(0)
  await expect(layer('Background')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(mud).toBeVisible()

  await mud.hover()
  const start = await mud.boundingBox()
  if (!start) throw new Error('Not drawn')
  const readLeft = async () => (await mud.boundingBox())?.x
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 60, start.y + start.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(readLeft).toBeGreaterThan(start.x + 40)
  await page.keyboard.press('Control+z')
  await expect.poll(readLeft).toBe(start.x)

  const jpeg = button('Download JPEG')
  const { name, bytes } = await saveFile(jpeg, () => jpeg.press('Enter'))
  expect(name).toBe('thumbnail-1280x720.jpg')
  expect(bytes.length).toBeLessThan(2_000_000)
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 1280, 720, undefined])
  await page.reload()
  await expect(mud).toBeVisible()
  await expect(layer('Text: empty')).toHaveCount(0)
  const otherTab = await context.newPage()
  await otherTab.goto('/image-tools/thumbnail-maker')
  await openTab(otherTab, 'Text')
  await thumbnailMaker(otherTab).words.fill('Mud outside')
  await expect(layer('Text: Mud outside')).toBeVisible()
  await expect(page.getByText('Changed in another tab.')).toBeVisible()
  await button('Undo').click()
  await expect(thumbnailMaker(otherTab).layer('Text: Mud inside')).toBeVisible()
  await otherTab.close()

  // A photo becomes the background, stored only in this browser.
  const files = [createTextFile('note.jpg', 'no picture'), await createRotatedPhoto('phone.jpg')]
  await page.getByLabel('Add a photo or video').setInputFiles(files)
  await expect(page.getByRole('alert').filter({ hasText: 'note.jpg' })).toContainText('This isn’t an image')
  await expect(page.getByLabel('Blur')).toBeVisible()
  await button('Copy link').click()
  const link = await readClipboard(page)
  expect(Buffer.from(link.split('#template=')[1] ?? '', 'base64url').toString()).toContain('"picture":null')
  await page.reload()
  await layer('Background').press('Enter')
  await button('Remove photo').press('Enter')
  await expect(page.getByLabel('From', { exact: true })).toBeFocused()
  expect(await findAxeViolations(page)).toEqual([])
})

test('an editor is drawn without JavaScript, and its code shifts nothing and repeats an early click', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const bare = await context.newPage()
  for (const type of editorTypes) {
    await bare.goto(`/image-tools/${type}`)
    const drawn = bare.locator('canvas img').first()
    await expect(drawn, type).toBeInViewport()
    expect((await drawn.boundingBox())?.width, type).toBeGreaterThan(300)
  }
  await context.close()

  const getLayoutShift = await measureLayoutShift(page)
  const release = await holdScripts(page)
  await page.goto('/image-tools/thumbnail-maker', { waitUntil: 'commit' })
  const stamp = page.getByRole('button', { name: 'Stamp' })
  await expect(stamp).toBeVisible()
  release()
  await page.waitForLoadState('load')
  await stamp.click()
  await expect(thumbnailMaker(page).layer('Text: Don’t do this')).toBeVisible()
  expect(await getLayoutShift()).toBe(0)
})

test('on a phone, the canvas stays in view above the controls, and Download below them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const type of editorTypes) {
    await page.goto(`/image-tools/${type}`)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'end' }))
      const canvas = page.getByRole('application')
      await expect(canvas, `${type}, ${await tab.textContent()}`).toBeInViewport({ ratio: 1 })
      expect((await canvas.boundingBox())?.y, 'below the header').toBeGreaterThanOrEqual(56)
      await expect(tab).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: /^Download/ })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('on a desktop, the canvas and Download are in view without scrolling and cover nothing below', async ({
  page,
}) => {
  for (const type of editorTypes) {
    await page.goto(`/image-tools/${type}`)
    await expect(page.getByRole('application'), type).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Download/ }), type).toBeInViewport({ ratio: 1 })
  }
  await page.goto('/image-tools/thumbnail-maker')
  const heading = page.getByText('Readability', { exact: true })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  for (const part of [page.getByRole('application'), page.getByRole('button', { name: /^Download/ })]) {
    const box = await part.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan((await heading.boundingBox())?.y ?? 0)
  }
})

test('a meme has its photo upright and its captions inside the image, and a reload restores them', async ({ page }) => {
  await page.goto('/image-tools/meme-maker')
  await page.getByLabel('Add a photo or GIF').setInputFiles(await createRotatedPhoto('turned.jpg'))
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  const { name, bytes } = await download(page, 'Download PNG')
  expect(name).toBe('meme-1200x2400.png')
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect([format, width, height, exif]).toEqual(['png', 1200, 2400, undefined])
  await openTab(page, 'Template')
  const message = page.getByText(/^Downloaded meme-/)
  await expect(message).toBeVisible()
  // The sample appears only on the page.
  await page.getByRole('button', { name: 'Text only' }).click()
  await expect(message).toHaveCount(0)
  await expect(page.getByText('Add a photo or type your text to download it as a meme.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled()
  await openTab(page, 'Text')
  await page.getByRole('textbox', { name: 'Text 1' }).fill(difficultText)
  const words = (await download(page, 'Download PNG')).bytes
  expect(await measureSpread(words, { left: 0, top: 0, width: 24, height: 1200 })).toBe(0)
  expect(await measureSpread(words, { left: 0, top: 0, width: 1200, height: 1200 })).toBeGreaterThan(200)
  await page.reload()
  await openTab(page, 'Text')
  await expect(page.getByRole('textbox', { name: 'Text 1' })).toHaveValue(difficultText)
  expect(await findAxeViolations(page)).toEqual([])
})

test('an animated GIF stays animated with its caption, and passes on to the GIF Maker', async ({ page }) => {
  await page.goto('/image-tools/meme-maker')
  await page.getByLabel('Add a photo or GIF').setInputFiles(await createAnimatedGif('moving.gif'))
  await openTab(page, 'Text')
  await page.getByRole('textbox', { name: 'Text 1' }).fill('Later')
  const { name, bytes } = await download(page, 'Download GIF')
  expect(name).toBe('meme.gif')
  const metadata = await sharp(bytes, { animated: true }).metadata()
  expect(metadata).toMatchObject({ format: 'gif', width: 240, pageHeight: 160, pages: 2, delay: [100, 100], loop: 0 })
  await page.getByRole('button', { name: 'Use in GIF Maker' }).click()
  await expect(page.getByRole('heading', { name: '2 images' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('the image never covers the focused control, and forced colors show the selected option', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/image-tools/meme-maker')
  await page.getByLabel('Add a photo or GIF').setInputFiles(await createRotatedPhoto('turned.jpg'))
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  const picture = page.getByRole('application', { name: 'Canvas' })
  await openTab(page, 'Text')
  await page.getByLabel('Outline width').focus()
  for (const name of ['Add text', 'Text 2', 'Text 1']) {
    const control = page.getByRole(name === 'Add text' ? 'button' : 'textbox', { name })
    do await page.keyboard.press('Shift+Tab')
    while (!(await control.evaluate((element) => element === document.activeElement)))
    const [controlBox, pictureBox] = [await control.boundingBox(), await picture.boundingBox()]
    expect(controlBox?.y, name).toBeGreaterThan((pictureBox?.y ?? 0) + (pictureBox?.height ?? 0))
  }
  // Dark dashes with a light inner line are visible on any image.
  const box = picture.getByRole('button', { name: 'Text 1: empty', exact: true })
  await expect(box).toHaveCSS('border-top', '2px dashed rgb(0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByText('PNG', { exact: true })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByText('JPEG', { exact: true })).toHaveCSS('outline-style', 'none')
})

test('turns images into a GIF with their order, timing and colors', async ({ page }) => {
  await page.goto('/image-tools/gif-maker')
  const fileInput = page.getByLabel('Choose files')
  const createButton = page.getByRole('button', { name: 'Create GIF' })
  const pictures = await Promise.all(
    ['#c81e14', '#14a03c', '#1e3cd2'].map(async (background, index) => ({
      ...createTextFile(`p${index + 1}.png`, ''),
      buffer: await sharp({ create: { width: 120, height: 80, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
  await fileInput.setInputFiles(pictures)
  await expect(page.getByRole('heading', { name: '3 images' })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Seconds per photo' }).fill('0.125')
  const previewFrames = page.getByRole('figure', { name: 'Preview' }).locator('img')
  await expect(previewFrames).toHaveCount(3)
  await expect(previewFrames.and(page.locator(':visible'))).toHaveCount(1)
  await page.getByRole('button', { name: /^p3\.png, 3 of 3/ }).press('Home')
  await expect(page.getByRole('button', { name: /^p3\.png, 1 of 3/ })).toBeFocused()
  await createButton.click()
  const gifArticle = page.getByRole('article', { name: 'Your GIF' })
  await expect(gifArticle).toContainText('120 × 80 pixels, 3 frames, 0.4 s')
  const { name, bytes } = await saveFile(gifArticle.getByRole('button', { name: /^Download p3/ }))
  expect(name).toBe('p3-120x80.gif')
  const metadata = await sharp(bytes, { animated: true }).metadata()
  expect(metadata).toMatchObject({ width: 120, pageHeight: 80, pages: 3, delay: [130, 120, 130], loop: 0 })
  const strongestChannels = [2, 0, 1]
  for (const [index, strongestChannel] of strongestChannels.entries()) {
    const { channels } = await sharp(await sharp(bytes, { page: index }).png().toBuffer()).stats()
    expect(channels[strongestChannel]?.min).toBeGreaterThan(150)
  }
})
