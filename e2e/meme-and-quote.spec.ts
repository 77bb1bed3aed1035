import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Locator, Page } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { findAxeViolations } from './axe'
import { createAnimatedGif, createRotatedPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { readZip } from './zip'

const difficultText = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'عندما تنشر في الوقت المثالي ولا يراك أحد',
  '👩‍👩‍👧‍👦🎉🔥 and nobody saw it',
].join(' ')

async function downloadFile(page: Page, button: string | RegExp) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** How far the darkest and lightest parts of a picture's outermost `edge` pixels are apart, and those of all of it. */
async function measureSpreads(bytes: Buffer, edge: number) {
  const { width, height } = await sharp(bytes).metadata()
  const strips = [
    { left: 0, top: 0, width, height: edge },
    { left: 0, top: height - edge, width, height: edge },
    { left: 0, top: 0, width: edge, height },
    { left: width - edge, top: 0, width: edge, height },
  ]
  const measureSpread = async (part: Region) => {
    const { channels } = await sharp(await sharp(bytes).extract(part).removeAlpha().toBuffer()).stats()
    return Math.max(...channels.map(({ min, max }) => max - min))
  }
  const all = await Promise.all(strips.map(measureSpread))
  return { edges: Math.max(...all), whole: await measureSpread({ left: 0, top: 0, width, height }) }
}

test('a meme has its photo upright and whole, and its words stay inside', async ({ page }) => {
  await page.goto('/image-tools/meme-maker')
  await page.getByLabel('Choose files').setInputFiles(await createRotatedPhoto('turned.jpg'))
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  const { name, bytes } = await downloadFile(page, 'Save PNG')
  expect(name).toBe('meme-1200x2400.png')
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect([format, width, height, exif]).toEqual(['png', 1200, 2400, undefined])
  await page.getByText('Only words', { exact: true }).click()
  // The sample is seen on the page alone.
  expect((await measureSpreads((await downloadFile(page, 'Save PNG')).bytes, 24)).whole).toBe(0)
  await expect(page.getByText(/^meme-.* saved, /)).toBeVisible()
  await page.getByRole('textbox', { name: 'Text 1' }).fill(difficultText)
  await expect(page.getByText(/^meme-.* saved, /)).toBeHidden()
  const words = await measureSpreads((await downloadFile(page, 'Save PNG')).bytes, 24)
  expect(words.edges).toBe(0)
  expect(words.whole).toBeGreaterThan(200)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Text 1' })).toHaveValue(difficultText)
  expect(await findAxeViolations(page)).toEqual([])
})

test('nothing that has the focus lies behind the picture, and forced colours leave what is chosen marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/image-tools/meme-maker')
  await page.getByLabel('Choose files').setInputFiles(await createRotatedPhoto('turned.jpg'))
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  const getBottom = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const picture = page.getByRole('application', { name: 'Picture' })
  await page.getByRole('button', { name: 'Copy template link' }).focus()
  for (const name of ['Add text', 'Text 2', 'Text 1']) {
    const control = page.getByRole(name === 'Add text' ? 'button' : 'textbox', { name })
    do await page.keyboard.press('Shift+Tab')
    while (!(await control.evaluate((element) => element === document.activeElement)))
    const { y } = (await control.boundingBox()) ?? { y: 0 }
    expect(y, name).toBeGreaterThan(await getBottom(picture))
  }
  // Dark dashes with a light line inside are seen on any picture.
  const box = picture.getByRole('button', { name: 'Text 1: empty', exact: true })
  await expect(box).toHaveCSS('border-top', '2px dashed rgb(0, 0, 0)')
  await page.setViewportSize({ width: 740, height: 360 })
  await page.getByRole('button', { name: 'Remove picture' }).scrollIntoViewIfNeeded()
  await expect(picture).not.toBeInViewport()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByText('PNG', { exact: true })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByText('JPEG', { exact: true })).toHaveCSS('outline-style', 'none')
  await expect(page.getByRole('button', { name: 'Save PNG' })).toHaveCSS('border-top-width', '1px')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const name of ['Left', 'Side'])
    expect((await page.getByLabel(name, { exact: true }).boundingBox())?.width, name).toBeGreaterThan(120)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a moving GIF stays one with its caption', async ({ page }) => {
  await page.goto('/image-tools/meme-maker')
  await page.getByLabel('Choose files').setInputFiles(await createAnimatedGif('moving.gif'))
  const { name, bytes } = await downloadFile(page, 'Save moving GIF')
  expect(name).toBe('meme.gif')
  const { format, width, pageHeight, pages, delay, loop } = await sharp(bytes, { animated: true }).metadata()
  expect([format, width, pageHeight, pages, delay, loop]).toEqual(['gif', 240, 160, 2, [100, 100], 0])
  await expect(page.getByText(/^meme\.gif saved, /)).toBeVisible()
  await page.getByRole('textbox', { name: 'Text 1' }).fill('Later')
  await expect(page.getByText(/^meme\.gif saved, /)).toBeHidden()
  await downloadFile(page, 'Save moving GIF')
  await page.getByRole('button', { name: 'Use in GIF Maker' }).click()
  await expect(page.getByRole('heading', { name: '2 pictures' })).toBeVisible()
})

test('a long text becomes numbered cards of one size, in a ZIP and a PDF', async ({ page }) => {
  await page.goto('/image-tools/quote-card-maker')
  const words = page.getByRole('textbox', { name: 'Your words' })
  await words.fill(`${difficultText}. `.repeat(9))
  await page.getByRole('textbox', { name: 'Author' }).fill('Anna Größe')
  await expect(page.getByText(/^Card 1 of \d$/)).toBeVisible()
  const cards = readZip((await downloadFile(page, /as ZIP$/)).bytes)
  expect(cards.length).toBeGreaterThan(1)
  for (const card of cards) {
    const { format, width, height } = await sharp(card.bytes).metadata()
    expect([format, width, height]).toEqual(['png', 1080, 1350])
    const { edges, whole } = await measureSpreads(card.bytes, 60)
    expect(edges).toBe(0)
    expect(whole).toBeGreaterThan(150)
  }
  const pdf = await PDFDocument.load((await downloadFile(page, /as PDF$/)).bytes)
  expect(pdf.getPages().map((one) => one.getSize())).toEqual(Array(cards.length).fill({ width: 1080, height: 1350 }))
  await expect(page.getByText(/^quote-cards\.pdf saved, /)).toBeVisible()
  await words.fill('“Less is more.” — Mies van der Rohe')
  await page.getByRole('textbox', { name: 'Author' }).fill('')
  await expect(page.getByPlaceholder('Mies van der Rohe')).toBeVisible()
  await expect(page.getByText(/^quote-cards\.pdf saved, /)).toBeHidden()
  await page.getByRole('textbox', { name: 'Author' }).fill('Anna Größe')
  await words.fill('العلم نور')
  const { name, bytes } = await downloadFile(page, 'Save PNG')
  expect(name).toBe('quote-1080x1350.png')
  // A finger that scrolls past the card takes nothing along.
  const box = page.getByRole('application').getByRole('button', { name: /^Words/ })
  await expect(box).toHaveCSS('touch-action', 'auto')
  await box.click()
  await expect(box).toHaveCSS('touch-action', 'none')
  // The words begin on the right: the left third below the mark is empty.
  const left = await sharp(bytes).extract({ left: 0, top: 0, width: 300, height: 1100 }).toBuffer()
  const { channels } = await sharp(left).stats()
  expect(channels.slice(0, 3).every(({ min, max }) => min === max)).toBe(true)
  expect(await findAxeViolations(page)).toEqual([])
})
