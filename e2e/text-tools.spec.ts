import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, isPlaywrightMessage, test, waitUntilReady } from './journey'
import { dropFile, holdScripts, hooksPath, readClipboard, saveFile, waitUntilSettled } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const path = '/text-tools/case-converter'

const converter = (page: Page) => ({
  box: page.getByRole('textbox', { name: 'Your text' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  row: (name: string) => page.getByRole('article', { name, exact: true }),
})

test('results update while the visitor types and are copied, used or saved, and no text leaves the page', async ({
  page,
}) => {
  const consoleMessages: string[] = []
  page.on('console', (message) => isPlaywrightMessage(message.text()) || consoleMessages.push(message.text()))
  const suspiciousRequests: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') suspiciousRequests.push(request.method())
    if (/quick|brown/i.test(decodeURIComponent(request.url()))) suspiciousRequests.push(request.url())
  })
  await page.goto(path)
  const { box, row, button } = converter(page)
  await box.pressSequentially('the quick brown 👨‍👩‍👧')
  await expect(row('Title Case (AP)')).toContainText('The Quick Brown 👨‍👩‍👧')
  await expect(page.getByText('17 characters · 3 words · 1 line')).toBeVisible()
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Always spell these like this').fill('QUICK')
  await expect(row('Sentence case')).toContainText('The QUICK brown')
  await button('Copy snake_case').click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('the_quick_brown')
  const { name, bytes } = await saveFile(button('Download CONSTANT_CASE as a .txt file'))
  expect([name, bytes.toString()]).toEqual(['case-converter-constant-case.txt', 'THE_QUICK_BROWN'])

  await button('Use slug as your text').click()
  await expect(box).toHaveValue('the-quick-brown')
  await button('Undo').click()
  await expect(box).toHaveValue('the quick brown 👨‍👩‍👧')
  await button('Redo').click()
  await expect(box).toHaveValue('the-quick-brown')
  await page.evaluate(() => navigator.clipboard.writeText('pasted'))
  await button('Paste').click()
  await expect(box).toHaveValue('pasted')
  await box.focus()
  for (const target of [button('Paste'), page.getByLabel('Open file'), button('Clear')]) {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
  await button('Undo').press('Enter')
  await button('Use UPPER CASE as your text').press('Enter')
  await expect(box).toHaveValue('PASTED')

  expect({ sent: suspiciousRequests, consoleMessages }).toEqual({ sent: [], consoleMessages: [] })
  await expect(page.getByText('0 bytes uploaded. Everything stays on your device.')).toBeVisible()
  // The line shows a measured value: a request to the API changes it.
  await page.evaluate(() => fetch('/api/health').then((reply) => reply.text()))
  await expect(page.getByText('Your browser contacted: /api/health')).toBeVisible()
})

test('a text file dropped before the code has loaded is read, and an image is refused', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  const { box, row } = converter(page)
  expect(await dropFile(page, 'notes.md', [0xef, 0xbb, 0xbf, ...Buffer.from('# Über uns\r\nzwei')])).toBe(true)
  release()
  await expect(box).toHaveValue('# Über uns\nzwei')
  await expect(row('UPPER CASE')).toContainText('# ÜBER UNS ZWEI')
  await dropFile(page, 'picture.txt', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  await expect(page.getByRole('alert').filter({ hasText: 'picture.txt' })).toContainText(
    'It’s not a text file. Drop a .txt or .md file, or paste the text itself. The text in the box is unchanged.',
  )
  await expect(box).toHaveValue('# Über uns\nzwei')

  // A page that accepts no files leaves a drop to the browser.
  await page.goto(hooksPath)
  expect(await dropFile(page, 'late.txt', Buffer.from('one two'))).toBe(false)
})

test('a worker converts a long text and can be cancelled; a text over the limit is refused and stays', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(path)
  const { box, row, button } = converter(page)
  await box.fill('The quick brown fox. '.repeat(9_500))
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    expect(page.getByText('Working in the background…')).toBeVisible(),
  ])
  await button('Cancel').click()
  await expect(page.getByText('Canceled. Your text hasn’t changed.')).toBeVisible()
  await expect.poll(() => page.workers().includes(worker)).toBe(false)
  await button('Run it again').click()
  await expect(row('UPPER CASE')).toContainText('THE QUICK BROWN FOX.')
  expect(page.workers()).toEqual([])

  await box.fill('a'.repeat(500_000))
  await expect(page.getByRole('alert').filter({ hasText: 'too long' })).toContainText(
    'This tool takes up to 200,000 characters. Cut 300,000, or do it in parts.',
  )
  await box.press('End')
  await box.pressSequentially('b')
  expect((await box.inputValue()).length).toBe(500_001)
  await expect(row('UPPER CASE')).toHaveCount(0)
})

test('a draft survives a reload until its switch is off, and a settings link contains no text', async ({ page }) => {
  await page.goto(path)
  const { box, row, button } = converter(page)
  const language = page.getByLabel('Text language')
  const keepCheckbox = page.getByLabel('Save my text in this browser')
  /** The draft is written after a debounce, so poll this. */
  const readStoredDraft = () => page.evaluate(() => localStorage.getItem('postsmith-text-case-converter') ?? '')
  await box.fill('istanbul')
  await page.getByText('Options', { exact: true }).click()
  await language.selectOption('tr')
  await page.getByLabel('Treat each line separately').uncheck()
  await button('Copy link').click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  const link = await readClipboard(page)
  expect(new URL(link).hash).toBe('#prompt=&language=tr&lines=false')

  // Text typed before the code has loaded wins over the draft, which Undo restores.
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await box.fill('typed early')
  release()
  await waitUntilReady(page)
  await expect(row('UPPER CASE')).toContainText('TYPED EARLY')
  await button('Undo').click()
  await expect(box).toHaveValue('istanbul')
  await expect(row('UPPER CASE')).toContainText('İSTANBUL')
  await page.getByText('Options', { exact: true }).click()
  await language.selectOption('English')
  await expect(row('UPPER CASE')).toContainText('ISTANBUL')

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('Text language: Turkish (i and İ)')).toBeVisible()
  await expect(page).toHaveURL(path)
  await keepCheckbox.uncheck()
  await expect.poll(readStoredDraft).toBe('')
  await box.fill('secret')
  await page.reload()
  await waitUntilSettled(page)
  await expect(keepCheckbox).not.toBeChecked()
  expect(await readStoredDraft()).toBe('')
  await expect(button('Undo')).toHaveCount(0)
})

test('two texts are compared, swapped, merged, saved and restored', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/text-tools/text-compare')
  const firstBox = page.getByRole('textbox', { name: 'First text' })
  const secondBox = page.getByRole('textbox', { name: 'Second text' })
  const { button } = converter(page)
  await firstBox.pressSequentially('our cat 👩‍👧')
  await secondBox.fill('our dog 👩‍👦')
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences.locator('del')).toHaveText(['removed', 'removed: cat 👩‍👧'])
  await expect(differences.locator('ins')).toHaveText(['added', 'added: dog 👩‍👦'])
  await button('Swap sides').click()
  await button('Undo: Second text').click()
  await expect(page.getByText('The texts are identical')).toBeVisible()
  await secondBox.fill('our dogs')
  await page.getByText('Side by side', { exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Second text' })).toBeVisible()
  expect((await saveFile(button('Download HTML'))).bytes.toString()).toContain('<ins>dogs</ins>')
  await page.getByText('Merge: pick a side for each difference').click()
  await page.getByLabel(/instead of/).check()
  await button('Use as the first text').click()
  await expect(firstBox).toHaveValue('our dog 👩‍👦')
  expect(await findAxeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.reload()
  await expect(secondBox).toHaveValue('our dogs')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('region', { name: 'First text', exact: true })).toHaveCSS('overflow-y', 'visible')
})

test('an endless regular expression is stopped in its worker while the page keeps working', async ({ page }) => {
  await page.goto('/text-tools/find-and-replace')
  await page.getByRole('textbox', { name: 'Your text' }).fill(`${'a'.repeat(40)}!`)
  const pairs = page.getByRole('textbox', { name: 'Find => replace' })
  await pairs.fill('(a+)+$ => b')
  await page.getByText('Regex', { exact: true }).click()
  await expect(page.getByText('This took too long')).toBeVisible()
  await pairs.fill('a+ => b\n! => ?')
  await expect(page.getByRole('textbox', { name: 'Replaced text' })).toHaveValue('b?')
})

test('with full storage, the name of options to save stays in its box', async ({ page }) => {
  await page.goto('/text-tools/find-and-replace')
  await page.getByText('Saved rule sets', { exact: true }).click()
  const nameBox = page.getByRole('textbox', { name: 'Save these options as' })
  await nameBox.fill('brand')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await nameBox.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'your browser’s storage is full' })).toBeVisible()
  await expect(nameBox).toHaveValue('brand')
})

test('words of a table stay whole on a phone, and figures fill their row at one height', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/text-tools/script-timer')
  await page.getByRole('button', { name: 'Try a sample' }).click()
  const table = page.getByRole('table', { name: 'Paragraph by paragraph' })
  const cells = table.locator('th, td:not(:last-child)')
  await expect(cells.last()).toBeVisible()
  const lineCounts = await cells.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    }),
  )
  expect([...new Set(lineCounts)]).toEqual([1])

  await page.setViewportSize({ width: 1024, height: 740 })
  const result = page.getByRole('region', { name: 'Result' })
  const listBox = await result.locator('dl').boundingBox()
  const boxes = await Promise.all((await result.locator('dl > div').all()).map((card) => card.boundingBox()))
  expect(boxes.at(-1)).toMatchObject({ y: listBox?.y, height: listBox?.height })
  expect((boxes.at(-1)?.x ?? 0) + (boxes.at(-1)?.width ?? 0)).toBeCloseTo((listBox?.x ?? 0) + (listBox?.width ?? 0), 0)
  const figureBoxes = await Promise.all((await result.locator('dd').all()).map((figure) => figure.boundingBox()))
  expect(new Set(figureBoxes.map((box) => box?.y)).size).toBe(1)

  // A long table scrolls inside 60% of the window's height.
  await page.getByRole('textbox', { name: 'Your script' }).fill('One more line.\n\n'.repeat(60))
  await expect(table.getByRole('row')).toHaveCount(61)
  expect((await table.locator('..').boundingBox())?.height).toBeCloseTo(0.6 * 740, 0)
})
