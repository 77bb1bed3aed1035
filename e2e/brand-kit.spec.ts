import jsQR from 'jsqr'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { createTextFile } from './image-fixtures'
import { expect, test } from './journey'
import { saveFile } from './tool-page'

test('a kit made from a logo is used in a thumbnail and a QR code, and changes only the work it is applied to', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog', { name: 'Brand kit' })
  const logoLayer = button('Photo')
  const colors = page.getByRole('textbox', { name: 'Colors (up to five)' })
  const square = sharp({ create: { width: 60, height: 60, channels: 3, background: '#1e3a8a' } })
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#c2410c' } })
  const buffer = await picture
    .composite([{ input: await square.png().toBuffer() }])
    .png()
    .toBuffer()

  await page.goto('/image-tools/thumbnail-maker')
  await button('Brand kit').click()
  await dialog.getByLabel('Add a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(colors).toHaveValue('#C2410C, #1E3A8A')
  await dialog.getByLabel('Handle').fill('ana.bakes')
  expect(await findAxeViolations(page)).toEqual([])
  await button('Save brand kit').click()
  await expect(logoLayer.first()).toBeVisible()
  await expect(button('Brand kit')).toBeFocused()
  await expect(page.getByText('Brand kit applied!')).toBeVisible()
  await button('Undo').click()
  await expect(logoLayer).toHaveCount(0)
  await button('Brand kit').click()
  await expect(logoLayer.first()).toBeVisible()
  const backgroundColor = page.getByLabel('From', { exact: true })
  await page.getByRole('tab', { name: 'Background' }).click()
  await expect(backgroundColor).toHaveValue('#c2410c')

  await page.goto('/image-tools/qr-code-generator')
  await page.getByLabel('Your link').fill('example.com/menu')
  await button('Brand kit').click()
  const codeColor = page.getByLabel('Code color')
  await expect(codeColor).toHaveValue('#c2410c')
  await button('Undo brand kit').click()
  await expect(codeColor).toHaveValue('#000000')
  await button('Brand kit').click()
  await expect(page.getByRole('img', { name: 'Your logo, logo.png' })).toBeVisible()
  const readCode = async () => {
    const { bytes } = await saveFile(button('Download PNG'))
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return [jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data, data.includes(0x8a)]
  }
  await expect.poll(readCode).toEqual(['https://example.com/menu', true])

  await button('Edit brand kit').click()
  await colors.fill('#0F766E')
  await button('Save brand kit').click()
  await expect(dialog).toBeHidden()
  await expect(codeColor).toHaveValue('#c2410c')
  await page.goto('/image-tools/thumbnail-maker')
  await page.getByRole('tab', { name: 'Background' }).click()
  await expect(backgroundColor).toHaveValue('#c2410c')

  await page.goto('/saved')
  await page.getByRole('heading', { name: 'Brand kit' }).click()
  const file = await saveFile(button('Export'))
  expect(file.name).toBe('postsmith-brand-kit.json')
  await button('Delete brand kit').click()
  await expect(button('Yes, delete it')).not.toHaveClass(/bg-accent-fill/)
  await button('Yes, delete it').click()
  await expect(colors).toHaveValue('')
  await page.getByLabel('Import').setInputFiles(createTextFile('note.json', 'no kit'))
  await expect(page.getByText('This isn’t a brand kit.')).toBeVisible()
  const kitFile = { name: file.name, mimeType: 'application/json', buffer: file.bytes }
  await page.getByLabel('Import').setInputFiles(kitFile)
  await expect(page.getByRole('img', { name: 'Your logo, logo.png' })).toBeVisible()
  await expect(page.getByText('Imported and saved.')).toBeVisible()
  await page.getByLabel('Handle').fill('@ana')
  await expect(page.getByText('Imported and saved.')).toBeHidden()
  await button('Save brand kit').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.getByLabel('Handle').fill('@unsaved')
  await page.getByLabel('Import').setInputFiles(kitFile)
  await expect(page.getByLabel('Handle')).toHaveValue('@ana.bakes')
  await button('Undo import').click()
  await expect(page.getByText('Import undone.')).toBeVisible()
  await expect(page.getByLabel('Handle')).toHaveValue('@unsaved')
  await page.getByLabel('Import').setInputFiles(kitFile)
  await expect(page.getByText('Imported and saved.')).toBeVisible()
  await page.reload()
  await page.getByRole('heading', { name: 'Brand kit' }).click()
  await expect(colors).toHaveValue('#0F766E')
  await expect(page.getByLabel('Handle')).toHaveValue('@ana.bakes')
})
