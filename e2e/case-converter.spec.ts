import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, isPlaywrightMessage, test } from './journey'
import { reconnect } from './service-worker-cache'
import { dropFile, waitUntilSettled } from './tool-page'

const path = '/text-tools/case-converter'

function converter(page: Page) {
  const box = page.getByRole('textbox', { name: 'Your text' })
  return {
    box,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    row: (name: string) => page.getByRole('article', { name, exact: true }),
    copied: () => page.evaluate(() => navigator.clipboard.readText()),
    /** What is kept, once the pause after which it is written is over. */
    kept: () => page.evaluate(() => localStorage.getItem('postsmith-text-case-converter') ?? ''),
  }
}

test('every case follows the keys and is copied, used or saved, and no text leaves the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const consoleMessages: string[] = []
  page.on('console', (message) => isPlaywrightMessage(message.text()) || consoleMessages.push(message.text()))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.method())
    if (/quick|brown/i.test(decodeURIComponent(request.url()))) sent.push(request.url())
  })
  await page.goto('/text-tools')
  await page.getByRole('main').getByRole('link', { name: 'Case Converter' }).click()
  await expect(page).toHaveURL(path)
  const { box, row, button, copied } = converter(page)
  await box.pressSequentially('the quick brown 👨‍👩‍👧')
  await expect(row('Title Case (AP)')).toContainText('The Quick Brown 👨‍👩‍👧')
  await expect(page.getByText('17 characters · 3 words · 1 line')).toBeVisible()
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Always spell these like this').fill('QUICK')
  await expect(row('Sentence case')).toContainText('The QUICK brown')
  await button('Copy snake_case').click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await copied()).toBe('the_quick_brown')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Download CONSTANT_CASE as a .txt file').click(),
  ])
  expect(download.suggestedFilename()).toBe('case-converter-constant-case.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe('THE_QUICK_BROWN')

  await button('Use slug as your text').click()
  await expect(box).toHaveValue('the-quick-brown')
  await button('Undo').click()
  await expect(box).toHaveValue('the quick brown 👨‍👩‍👧')
  await button('Redo').click()
  await expect(box).toHaveValue('the-quick-brown')
  await button('Clear').click()
  await expect(box).toHaveValue('')
  await button('Undo').click()
  await expect(box).toHaveValue('the-quick-brown')
  await page.evaluate(() => navigator.clipboard.writeText('pasted'))
  await button('Paste').click()
  await expect(box).toHaveValue('pasted')
  expect({ sent, complaints: consoleMessages }).toEqual({ sent: [], complaints: [] })
  await expect(page.getByText('0 bytes sent: it all happens in this page')).toBeVisible()
  // The line is measured: a request to the API changes it.
  await page.evaluate(() => fetch('/api/health').then((reply) => reply.text()))
  await expect(page.getByText('Requests sent: 1')).toBeVisible()
})

test.describe('at one size', () => {
  test.skip(({ isMobile }) => isMobile, 'the same code at either size')

  test('all of it works from the keyboard', async ({ page }) => {
    await page.goto(path)
    const { box, row, button } = converter(page)
    await box.focus()
    await page.keyboard.type('one two')
    await expect(row('slug')).toContainText('one-two')
    await page.keyboard.press('Tab')
    await expect(button('Paste')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Open file')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button('Clear')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('')
    await button('Undo').focus()
    await page.keyboard.press('Enter')
    await button('Use UPPER CASE as your text').focus()
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('ONE TWO')
  })

  test('a text file dropped anywhere is read; a picture, whatever its name, is refused in words', async ({ page }) => {
    await page.goto(path)
    const { box, row } = converter(page)
    await dropFile(page, 'notes.md', [0xef, 0xbb, 0xbf, ...Buffer.from('# Über uns\r\nzwei')])
    await expect(box).toHaveValue('# Über uns\nzwei')
    await expect(row('UPPER CASE')).toContainText('# ÜBER UNS ZWEI')
    await dropFile(page, 'picture.txt', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
    await expect(page.getByRole('alert').filter({ hasText: 'picture.txt' })).toContainText(
      'It is not a text file. Drop a .txt or .md file, or paste the text itself. The text in the box is unchanged.',
    )
    await dropFile(page, 'old.txt', [0x6e, 0x61, 0xef, 0x76, 0x65])
    await expect(page.getByRole('alert').filter({ hasText: 'old.txt' })).toContainText('It isn’t saved as UTF-8.')
    await expect(box).toHaveValue('# Über uns\nzwei')
  })

  test('a long text is worked on by a worker, which can be ended; a longer one is refused and kept', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    const { box, row, button, copied } = converter(page)
    await box.fill('The quick brown fox. '.repeat(9_500))
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      expect(page.getByText('Working in the background…')).toBeVisible(),
    ])
    await button('Cancel').click()
    await expect(page.getByText('Cancelled. Your text hasn’t changed.')).toBeVisible()
    await expect.poll(() => page.workers().includes(worker)).toBe(false)
    await button('Run it again').click()
    await expect(row('UPPER CASE')).toContainText('THE QUICK BROWN FOX.')
    await expect(page.getByText('199,500 characters · 38,000 words · 1 line')).toBeVisible()
    await button('Copy UPPER CASE').click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    expect(await copied()).toHaveLength(199_500)
    expect(page.workers()).toEqual([])

    await box.fill('a'.repeat(500_000))
    await expect(page.getByRole('alert').filter({ hasText: 'too long' })).toContainText(
      'This tool takes up to 200,000 characters. Take out 300,000, or do it in parts.',
    )
    await box.press('End')
    await box.pressSequentially('b')
    expect((await box.inputValue()).length).toBe(500_001)
    await expect(row('UPPER CASE')).toHaveCount(0)
  })

  test('a draft outlives a reload until its switch is turned off', async ({ page }) => {
    await page.goto(path)
    const { box, row, kept, button } = converter(page)
    // Half a character, which the way from the test to the browser would lose.
    await box.evaluate((area: HTMLTextAreaElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
      set?.call(area, 'my draft \ud83d')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Language of the text').selectOption('Dutch (IJ)')
    await page.reload()
    await expect(box).toHaveValue(/^my draft /)
    expect(await box.evaluate((area: HTMLTextAreaElement) => area.value === 'my draft \ud83d')).toBe(true)
    await expect(page.getByText('Language of the text: Dutch (IJ)')).toBeVisible()
    await expect(row('UPPER CASE')).toContainText('MY DRAFT')
    await box.fill('')
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Language of the text').selectOption('English')
    await expect.poll(kept).toBe('{}')
    await box.fill('secret')
    await expect.poll(kept).toContain('secret')
    await page.getByLabel('Keep my text in this browser').uncheck()
    await expect.poll(kept).toBe('')
    await box.fill('secret')
    await page.reload()
    await waitUntilSettled(page)
    await expect(page.getByLabel('Keep my text in this browser')).not.toBeChecked()
    expect(await kept()).toBe('')
    await expect(button('Undo')).toHaveCount(0)
  })

  test('a full storage is said, and the text stays', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(path)
    const { box, row } = converter(page)
    await box.fill('no room')
    await expect(page.getByRole('alert').filter({ hasText: 'This draft is not kept.' })).toBeVisible()
    await expect(box).toHaveValue('no room')
    await expect(row('UPPER CASE')).toContainText('NO ROOM')
  })

  test('a settings link brings the options and never the text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    const { box, row, button, copied } = converter(page)
    await box.fill('istanbul')
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Language of the text').selectOption('tr')
    await page.getByLabel('Treat every line on its own').uncheck()
    await button('Copy settings link').click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    const link = await copied()
    expect(new URL(link).hash).toBe('#prompt=&language=tr&lines=false')
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText('Language of the text: Turkish (i and İ)')).toBeVisible()
    await expect(page).toHaveURL(path)
    await box.fill('izmir')
    await expect(row('UPPER CASE')).toContainText('İZMİR')
  })

  test('what is typed while the page loads is not lost to the draft', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'postsmith-text-case-converter',
        JSON.stringify({ version: 1, text: 'kept', parameters: { language: 'xx', title: 7 } }),
      )
      addEventListener('DOMContentLoaded', () => {
        const area = document.querySelector('textarea')
        if (area) area.value = 'typed early'
      })
    })
    await page.goto(path)
    const { box, row, button } = converter(page)
    await expect(row('UPPER CASE')).toContainText('TYPED EARLY')
    await expect(box).toHaveValue('typed early')
    await button('Undo').click()
    await expect(box).toHaveValue('kept')
  })

  test('the code comes with the first letter', async ({ page }) => {
    const code: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') code.push(await response.text())
    })
    await page.goto(path)
    await waitUntilSettled(page)
    const hasCode = () => code.some((text) => text.includes('CONSTANT_CASE'))
    expect(hasCode()).toBe(false)
    await converter(page).box.fill('a')
    await expect.poll(hasCode).toBe(true)
  })

  test('without its code the page says so, keeps the text and tries again', async ({ page, context }) => {
    await page.goto(path)
    const { box, row } = converter(page)
    await box.focus()
    await waitUntilSettled(page)
    await context.setOffline(true)
    await box.fill('offline')
    await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toBeVisible()
    await expect(box).toHaveValue('offline')
    await reconnect(context, page)
    await page.reload()
    await expect(row('UPPER CASE')).toContainText('OFFLINE')
  })
})
