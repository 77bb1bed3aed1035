import { createPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { dropFile, holdScripts, waitUntilSettled } from './tool-page'
import { compressorPath, workbench } from './workbench'

const converterPath = '/text-tools/case-converter'
const noteBytes = Buffer.from('one two')

test('a file that is dropped before the page’s code has come is taken, and the page stays', async ({ page }) => {
  const { buffer } = await createPhoto('', 300, 200)
  const release = await holdScripts(page)
  await page.goto(compressorPath, { waitUntil: 'commit' })
  expect(await dropFile(page, 'early.jpg', buffer)).toBe(true)
  release()
  await expect(workbench(page).status).toContainText('1 of 1 done')
  await expect(workbench(page).row('early.jpg')).toHaveCount(1)
})

test('a text too, once it is on the page', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(converterPath, { waitUntil: 'commit' })
  expect(await dropFile(page, 'early.txt', noteBytes)).toBe(true)
  release()
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('one two')
  await expect(page.getByRole('article', { name: 'UPPER CASE', exact: true })).toContainText('ONE TWO')
})

test('a file is the first move there is, and is taken while the tool’s code is on its way', async ({ page }) => {
  await page.goto(converterPath, { waitUntil: 'load' })
  await waitUntilSettled(page)
  const release = await holdScripts(page)
  expect(await dropFile(page, 'first.txt', noteBytes, ['drop'])).toBe(true)
  release()
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('one two')
})

for (const path of ['/tiktok-hook-generator', '/saved'])
  test(`where a page takes no files a drop is left to the browser: ${path}`, async ({ page }) => {
    await page.goto(path)
    expect(await dropFile(page, 'late.txt', noteBytes)).toBe(false)
  })
