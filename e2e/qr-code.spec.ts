import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from './journey'
import { readZip } from './read-downloads'
import { saveFile } from './tool-page'

async function decodeQrCode(picture: Buffer): Promise<string> {
  const pixels = sharp(picture).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

test('QR codes are readable in the saved files, and nothing is sent', async ({ page }) => {
  await page.goto('/image-tools/qr-code-generator')
  const suspiciousRequests: string[] = []
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url())
    const isElsewhere = protocol.startsWith('http') && origin !== new URL(page.url()).origin
    if (isElsewhere || request.method() !== 'GET' || pathname.startsWith('/api/'))
      suspiciousRequests.push(request.url())
  })
  const link = 'https://example.com/menu?table=7'
  await page.getByLabel('Your link').fill('example.com/menu?table=7')
  const scansStatus = page.getByText('✓ Tested: it scans')
  const picture = page.getByRole('img', { name: /^QR code for/ })
  const savePng = page.getByRole('button', { name: 'Download PNG' })
  const expectRedraw = async (change: () => Promise<unknown>) => {
    const previousSource = await picture.getAttribute('src')
    await change()
    await expect(picture).not.toHaveAttribute('src', previousSource ?? '')
    await expect(scansStatus).toBeVisible()
  }
  await expect(scansStatus).toBeVisible()
  expect(page.workers(), 'the page draws nothing itself').toHaveLength(1)
  const png = await saveFile(savePng)
  expect(png.name).toBe('qr-example-com-menu-table-7.png')
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
  expect(await decodeQrCode(png.bytes)).toBe(link)
  await expectRedraw(() => page.getByLabel('Code color').fill('#5b1a8b'))
  await expectRedraw(() => page.getByText('Circle', { exact: true }).click())
  const redImage = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c81e1e' } })
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await redImage.png().toBuffer() }
  await expectRedraw(() => page.getByLabel('Add a logo').setInputFiles(logo))
  expect(await decodeQrCode((await saveFile(savePng)).bytes)).toBe(link)
  const svg = sharp((await saveFile(page.getByRole('button', { name: 'Download SVG' }))).bytes)
  expect(await decodeQrCode(await svg.png().toBuffer())).toBe(link)
  await expectRedraw(() => page.getByRole('button', { name: 'Remove logo' }).click())
  await expect(page.getByLabel('Add a logo')).toBeFocused()

  await page.getByText('Bulk').click()
  await page.getByLabel('Links or texts, one per line').fill('bakery.nyc/1\nTable 2')
  const zip = readZip((await saveFile(page.getByRole('button', { name: 'Download PNGs' }))).bytes)
  expect(await Promise.all(zip.map(({ bytes }) => decodeQrCode(bytes)))).toEqual(['https://bakery.nyc/1', 'Table 2'])
  await page.getByLabel('Background color').fill('#5b1a8c')
  await expect(page.getByText('✗ Doesn’t scan')).toBeVisible()
  expect(suspiciousRequests).toEqual([])
})
