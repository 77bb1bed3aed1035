import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Download, Page } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { listZipEntries } from './zip'

/** A pasted text in its own words: five slides and no blank. */
const article =
  'I bought my first houseplant because the flat looked empty. It lasted until the end of the summer. A friend who grows ferns told me to lift the pot. A light pot wants water. Since then I lift before I pour.'

async function makeCarousel(page: Page, prompt: string) {
  await page.goto('/social-media-tools/instagram/carousel-planner')
  const form = page.getByRole('form', { name: 'Instagram Carousel Planner' })
  await form.getByRole('textbox').first().fill(prompt)
  await form.getByRole('button', { name: 'Plan the carousel' }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Slide 1 of \d: / })).toBeVisible()
}

const slides = (page: Page) => page.getByRole('img', { name: /^Slide \d of \d: / })

async function downloadFile(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return download
}

/** What a canvas or a picture shows, as one number for comparing. */
const readCanvas = (page: Page, index: number) =>
  slides(page)
    .nth(index)
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

test('slides are swiped by button and by key, each with its own card', { tag: '@both' }, async ({ page }) => {
  await makeCarousel(page, article)
  const total = await slides(page).count()
  expect(total).toBeGreaterThan(2)
  await expect(page.getByText(`1 of ${total}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText(`2 of ${total}`, { exact: true })).toBeVisible()
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('article', { name: 'Result 2' })).toBeVisible()
  await page.getByRole('list', { name: /^Slides: / }).press('End')
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('list', { name: /^Slides: / }).press('ArrowLeft')
  await expect(page.getByText(`${total - 1} of ${total}`, { exact: true })).toBeVisible()
})

test('a swipe brings the next slide’s card', { tag: '@phone' }, async ({ page }) => {
  await makeCarousel(page, article)
  await page.getByRole('list', { name: /^Slides: / }).evaluate((list) => list.scrollBy({ left: 280 }))
  await expect(page.getByText(/^2 of \d$/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Result 2' })).toBeVisible()
})

test('a slide is saved as a picture of 1080 by 1350, all as a ZIP and as a PDF', async ({ page }) => {
  await makeCarousel(page, article)
  const total = await slides(page).count()

  const png = await readFile(await (await downloadFile(page, 'Save slide')).path())
  const { format, width, height } = await sharp(png).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1080, height: 1350 })
  const corner = await sharp(png).extract({ left: 8, top: 8, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  expect([...corner]).toEqual([0xbd, 0x3a, 0x0c])

  const zip = await downloadFile(page, 'All as ZIP')
  expect(zip.suggestedFilename()).toBe('carousel.zip')
  const names = Array.from({ length: total }, (_, index) => `slide-0${index + 1}.png`)
  expect(listZipEntries(await readFile(await zip.path())).map(([name]) => name)).toEqual(names)

  const pdf = await PDFDocument.load(await readFile(await (await downloadFile(page, 'All as PDF')).path()))
  expect(pdf.getPages().map((one) => one.getSize())).toEqual(
    Array.from({ length: total }, () => ({ width: 1080, height: 1350 })),
  )
})

test('blanks are asked about before a slide is saved with them', async ({ page }) => {
  await makeCarousel(page, 'how to season a cast-iron pan')
  await page.getByRole('button', { name: 'All as ZIP' }).click()
  const question = page.getByRole('alertdialog', { name: 'Blanks left' })
  await expect(question).toContainText(/^\d blanks left/)
  await question.getByRole('button', { name: 'Fill in first' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'All as ZIP' }).click()
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  expect((await download).suggestedFilename()).toBe('carousel.zip')
  // The cover has none.
  expect((await downloadFile(page, 'Save slide')).suggestedFilename()).toBe('slide-1.png')
})

test('an edited slide is drawn anew, and the other slides stay', async ({ page }) => {
  await makeCarousel(page, article)
  await page.getByRole('button', { name: 'Next slide' }).click()
  const [first, second] = [await readCanvas(page, 0), await readCanvas(page, 1)]
  await page.getByRole('button', { name: 'More for result 2' }).click()
  await page.getByRole('button', { name: 'Edit result 2' }).click()
  await page.getByRole('textbox', { name: 'Your text of result 2' }).fill('Lift the pot first')
  await page.getByRole('button', { name: 'Done editing result 2' }).click()
  await expect(page.getByRole('img', { name: /^Slide 2 of \d: Lift the pot first$/ })).toBeVisible()
  await expect.poll(() => readCanvas(page, 1)).not.toBe(second)
  expect(await readCanvas(page, 0)).toBe(first)
})

test('colours and layout are redrawn at once and remembered', async ({ page }) => {
  await makeCarousel(page, article)
  const before = await readCanvas(page, 1)
  await page.getByRole('radio', { name: 'Night' }).check({ force: true })
  await page.getByRole('radio', { name: 'Card' }).check({ force: true })
  await expect.poll(() => readCanvas(page, 1)).not.toBe(before)
  await makeCarousel(page, article)
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked()
})

test('the caption of the post is copied by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeCarousel(page, 'We open our bakery on friday. Come for the first buns.')
  await page.getByRole('button', { name: 'Copy the caption' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^We open our bakery on Friday\./)
  expect(copied).not.toContain('Caption:')
})

test('the slides pass the accessibility rules and fit 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await makeCarousel(page, article)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findAxeViolations(page)).toEqual([])
})
