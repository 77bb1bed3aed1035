import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { listZipEntries } from './read-downloads'
import { readClipboard, saveFile, toolPage } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A pasted text that becomes five slides without blanks. */
const article =
  'I bought my first houseplant because the flat looked empty. It lasted until the end of the summer. A friend who grows ferns told me to lift the pot. A light pot wants water. Since then I lift before I pour.'

const clickToSave = (page: Page, button: string | RegExp) =>
  saveFile(page.getByRole('button', { name: button, exact: true }))

async function downloadEvents(page: Page) {
  const { name, bytes } = await clickToSave(page, 'Download calendar (.ics)')
  expect(name).toMatch(/^tiktok-video-ideas-generator-\d{4}-\d{2}-\d{2}\.ics$/)
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString('utf8')))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

const posts = (page: Page) =>
  page.getByRole('region', { name: 'Results', exact: true }).locator('ol').getByRole('button')
const post = (page: Page, day: string) => posts(page).filter({ hasText: day })

async function startPlan(page: Page, prompt: string) {
  await page.getByRole('textbox', { name: 'What is your account about?' }).fill(prompt)
  await page.getByRole('button', { name: 'Generate the plan' }).click()
}

async function openPlan(page: Page) {
  await page.goto('/tiktok-video-ideas-generator')
  await startPlan(page, 'vintage candles')
  await toolPage(page).waitUntilDone()
  await expect(posts(page)).toHaveCount(10)
}

async function makeCarousel(page: Page, prompt: string) {
  await page.goto('/social-media-tools/instagram/carousel-planner')
  const form = page.getByRole('form', { name: 'Instagram Carousel Planner' })
  await form.getByRole('textbox').first().fill(prompt)
  await form.getByRole('button', { name: 'Plan the carousel' }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Slide 1 of \d: / })).toBeVisible()
}

const slides = (page: Page) => page.getByRole('img', { name: /^Slide \d of \d: / })

const readCanvas = (page: Page, index: number) =>
  slides(page)
    .nth(index)
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

test('a plan goes into a calendar, and its posts move to other days by pointer and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPlan(page)
  const firstDay = page.getByLabel('First day')
  const readIdea = async (day: string) => ((await post(page, day).locator('[dir=auto]').textContent()) ?? '').trim()
  expect(new Date(`${await firstDay.inputValue()}T12:00`).getDay()).toBe(1)
  await firstDay.fill('2027-01-04')
  expect((await downloadEvents(page)).at(-1)?.startDate.toString()).toBe('2027-01-15')

  const [monday, tuesday] = [await readIdea('Mon4 Jan'), await readIdea('Tue5 Jan')]
  const freeSunday = page.getByText('Sun 10 Jan: free')
  await post(page, 'Mon4 Jan').dragTo(freeSunday, { force: true })
  await expect(page.getByText('Moved to Sun 10 Jan.')).toBeAttached()
  expect(await readIdea('Sun10 Jan')).toBe(monday)

  const daySelect = page.getByLabel('Move to')
  const moveButton = page.getByRole('button', { name: 'Move', exact: true })
  await post(page, 'Tue5 Jan').click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Tue 5 Jan · 1 of 10')
  await daySelect.press('ArrowDown')
  await daySelect.selectOption({ label: 'Sat 9 Jan: free' })
  await expect(post(page, 'Tue5 Jan')).toHaveCount(1)
  await moveButton.click()
  await expect(post(page, 'Sat9 Jan')).toBeFocused()
  await expect(page.getByText('Moved to Sat 9 Jan.')).toBeAttached()
  await expect(post(page, 'Tue5 Jan')).toHaveCount(0)
  await daySelect.selectOption('7')
  await moveButton.click()
  await expect.poll(() => readIdea('Sun10 Jan')).toBe(tuesday)
  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect(page.getByText('Copied to clipboard', { exact: false }).first()).toBeVisible()
  expect(await readClipboard(page)).toContain(`Sat 9 Jan – ${monday}`)
  await page.reload()
  await expect(firstDay).toHaveValue('2027-01-04')
  expect(await readIdea('Sun10 Jan')).toBe(tuesday)
})

test('an earlier plan keeps its own first day, and on a phone each day of a plan is a row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPlan(page)
  const firstDay = page.getByLabel('First day')
  for (const row of await posts(page).all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
  await posts(page).first().click()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await firstDay.fill('2027-01-04')
  await startPlan(page, 'handmade candles')
  await expect(firstDay).not.toHaveValue('2027-01-04')
  await page.getByText('History', { exact: true }).click()
  await page.getByRole('button', { name: /^Reopen: vintage candles/ }).click()
  await expect(firstDay).toHaveValue('2027-01-04')
})

test('slides are swiped, edited, redrawn in other colors, and saved as ZIP and PDF', async ({ page }) => {
  await makeCarousel(page, article)
  const total = await slides(page).count()
  const list = page.getByRole('list', { name: /^Slides\. / })
  const nextButton = page.getByRole('button', { name: 'Next slide' })
  const png = await clickToSave(page, 'Download slide')
  expect(png.name).toBe('slide-1.png')
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  const corner = sharp(png.bytes).extract({ left: 8, top: 8, width: 1, height: 1 }).removeAlpha()
  expect([...(await corner.raw().toBuffer())]).toEqual([0xbd, 0x3a, 0x0c])
  const zip = await clickToSave(page, 'Download ZIP')
  expect(zip.name).toBe('carousel.zip')
  const names = Array.from({ length: total }, (_, index) => `slide-0${index + 1}.png`)
  expect(listZipEntries(zip.bytes).map(([name]) => name)).toEqual(names)
  const pdf = await PDFDocument.load((await clickToSave(page, 'Download PDF')).bytes)
  expect(pdf.getPages().map((pdfPage) => pdfPage.getSize())).toEqual(Array(total).fill({ width: 1080, height: 1350 }))

  await nextButton.click()
  await expect(page.getByText(`2 of ${total}`, { exact: true })).toBeVisible()
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.8 })
  await expect(page.getByRole('article', { name: 'Result 2' })).toBeVisible()
  const [firstCanvas, secondCanvas] = [await readCanvas(page, 0), await readCanvas(page, 1)]
  await page.getByRole('button', { name: 'More for result 2' }).click()
  await page.getByRole('button', { name: 'Edit result 2' }).click()
  await page.getByRole('textbox', { name: 'Edit slide 2' }).fill('Lift the pot first')
  await page.getByRole('button', { name: 'Done editing result 2' }).click()
  await expect(page.getByRole('img', { name: /^Slide 2 of \d: Lift the pot first$/ })).toBeVisible()
  await expect.poll(() => readCanvas(page, 1)).not.toBe(secondCanvas)
  expect(await readCanvas(page, 0)).toBe(firstCanvas)
  const editedCanvas = await readCanvas(page, 1)
  await page.getByRole('radio', { name: 'Night' }).check({ force: true })
  await expect.poll(() => readCanvas(page, 1)).not.toBe(editedCanvas)
  await list.press('End')
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible()
  await expect(nextButton).toHaveAttribute('aria-disabled', 'true')
  await list.press('ArrowLeft')
  await expect(page.getByText(`${total - 1} of ${total}`, { exact: true })).toBeVisible()
})

test('a swipe shows the next slide’s card, and the slides fit 320 pixels', { tag: '@phone' }, async ({ page }) => {
  await makeCarousel(page, article)
  await page.getByRole('list', { name: /^Slides\. / }).evaluate((list) => list.scrollBy({ left: 280 }))
  await expect(page.getByText(/^2 of \d$/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Result 2' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findAxeViolations(page)).toEqual([])
})

test('saving slides with blanks asks for confirmation', async ({ page }) => {
  await makeCarousel(page, 'how to season a cast-iron pan')
  await page.getByRole('button', { name: 'Download ZIP' }).click()
  const question = page.getByRole('alertdialog', { name: 'Blanks left' })
  await expect(question).toContainText(/^\d blanks left/)
  await question.getByRole('button', { name: 'Fill in first' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Download ZIP' }).click()
  expect((await clickToSave(page, /^Download anyway/)).name).toBe('carousel.zip')
})

test('a story’s sticker is drawn where the app’s controls do not cover it', async ({ page }) => {
  await page.goto('/social-media-tools/instagram/story-ideas')
  await page.getByRole('textbox').first().fill('trail runners vs hiking boots')
  await page.getByRole('button', { name: 'Generate Story ideas' }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
  const card = page.getByRole('article').first()
  const frames = card.getByRole('list', { name: /^Frames: / })
  await expect(frames).toBeVisible()
  const pollFrame = frames.getByRole('listitem').filter({ hasText: 'Poll:' })
  await expect(pollFrame).toContainText(/Poll: .+ \(Trail runners \/ Hiking boots\)/)
  await pollFrame.scrollIntoViewIfNeeded()
  const screen = await pollFrame.locator('.aspect-9\\/16').boundingBox()
  const option = await pollFrame.getByText('Hiking boots', { exact: true }).boundingBox()
  const [cardBox, drawing] = [await card.boundingBox(), await card.locator('[data-drawn]').boundingBox()]
  if (!screen || !option || !cardBox || !drawing) throw new Error('Not drawn')
  expect(option.y + option.height).toBeLessThanOrEqual(screen.y + screen.height * 0.8)
  expect(option.y).toBeGreaterThanOrEqual(screen.y + screen.height * 0.14)
  expect(drawing.width).toBeGreaterThan(cardBox.width - 48)
  // A single frame is in the middle.
  await expect(frames.getByRole('listitem')).toHaveText([/Poll:/])
  expect(Math.abs(screen.x + screen.width / 2 - cardBox.x - cardBox.width / 2)).toBeLessThan(2)

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findAxeViolations(page)).toEqual([])
})
