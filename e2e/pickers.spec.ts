import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { holdScripts, measureLayoutShift, readClipboard, waitUntilSettled } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a giveaway is drawn and reproduced from its proof, and no name leaves the page', async ({ page, baseURL }) => {
  // Requests that leave the site or carry more than a file name.
  const suspiciousRequests: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    const isOurs = [baseURL ?? '', 'blob:', 'data:'].some((start) => url.startsWith(start))
    if (!isOurs || request.method() !== 'GET' || url.includes('guest'))
      suspiciousRequests.push(`${request.method()} ${url}`)
  })
  const names = Array.from({ length: 300 }, (_, index) => `@guest${index} count me in #win`)
  const box = page.getByRole('textbox', { name: 'Names or comments, one per line' })
  const drawButton = page.getByRole('button', { name: 'Draw 3 winners' })
  const winners = page.getByRole('article', { name: 'Winners' }).getByRole('listitem')
  await page.goto('/text-tools/giveaway-picker')
  await box.fill(names.join('\n'))
  await page.getByLabel('Winners', { exact: true }).fill('3')
  await page.getByLabel('Backups').fill('1')
  await expect(page.getByText('300 people in the drawing, 300 chances')).toBeVisible()
  await page.getByText('Prove it’s fair', { exact: true }).click()
  await page.getByLabel('Seed').fill('3 9 27 & 41')
  await drawButton.click()
  const reveal = page.getByRole('dialog', { name: 'Winner reveal' })
  await expect(reveal.getByText('Record this: start your screen recording now.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(reveal).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Result' })).toBeFocused()
  await expect(winners).toHaveCount(3)
  const firstWinners = await winners.allInnerTexts()
  await page.getByText('Show proof').click()
  expect(await findAxeViolations(page)).toEqual([])
  const proof = (await page.getByRole('article', { name: 'Proof' }).locator('pre').textContent()) ?? ''
  const [link = ''] = /http\S+#\S+/.exec(proof) ?? []
  expect(link).not.toContain('guest')

  await drawButton.click()
  await expect(page.getByText('You’ve already drawn from this list in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the result' }).click()
  const checkButton = page.getByRole('button', { name: 'Check this list' })

  await page.goto('about:blank')
  await page.goto(link)
  await box.fill(names.toReversed().join('\n'))
  await checkButton.click()
  await expect(page.getByText('Same list, same result: these are the winners.')).toBeVisible()
  expect(await winners.allInnerTexts()).toEqual(firstWinners)
  await box.fill(names.slice(1).join('\n'))
  await checkButton.click()
  await expect(page.getByText(/^This isn’t the same list/)).toBeVisible()
  expect(suspiciousRequests).toEqual([])
})

/** Records each announcement in the reveal, and “rolling” while names that screen readers ignore roll past. */
const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const announcements: string[] = []
    new MutationObserver(() => {
      const status = document.querySelector('dialog [role="status"]')
      const text = status?.querySelector('[aria-hidden]') ? 'rolling' : (status?.textContent ?? '')
      if (text && announcements.at(-1) !== text) announcements.push(text)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { announcements })
  })
const readAnnouncements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)

test('before names are typed, the draw button is visible and says what is missing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/text-tools/giveaway-picker')
  const drawButton = page.getByRole('button', { name: 'Draw a winner' })
  await expect(drawButton).toBeInViewport({ ratio: 1 })
  await expect(drawButton).toBeDisabled()
  await expect(drawButton).toHaveAccessibleDescription(/^Add names first\./)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`winners are revealed one after another (motion: ${reducedMotion}) and shared as an image`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/text-tools/giveaway-picker')
    await page.getByRole('textbox', { name: 'Names or comments, one per line' }).fill('@anna\n@ben\n@carla')
    await page.getByLabel('Winners', { exact: true }).fill('2')
    await page.getByRole('button', { name: 'Draw 2 winners' }).click()
    const reveal = page.getByRole('dialog', { name: 'Winner reveal' })
    await recordAnnouncements(page)
    await reveal.getByRole('button', { name: 'Reveal 2 winners' }).click()
    const doneButton = reveal.getByRole('button', { name: 'Done' })
    await expect(doneButton).toBeFocused({ timeout: 30_000 })
    const names = await reveal.getByRole('listitem').allInnerTexts()
    const roll = reducedMotion === 'reduce' ? [] : ['rolling']
    expect(await readAnnouncements(page)).toEqual(
      names.flatMap((name, index) => [...roll, `Winner ${index + 1} of 2${name}`]),
    )
    await doneButton.click()
    await expect(page.getByRole('article', { name: 'Winners' }).getByRole('listitem')).toContainText(names)

    // The images are the same.
    if (reducedMotion === 'no-preference') return
    for (const [format, size] of [
      ['Story (9:16)', '1080x1920'],
      ['Square (1:1)', '1080x1080'],
    ] as const) {
      await page.getByText(format).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      expect((await downloading).suggestedFilename()).toBe(`giveaway-winner-${size}.png`)
    }
  })

test('emoji are found, copied by pointer and by keyboard, and remembered', async ({ page }) => {
  await page.goto('/text-tools/emoji-symbol-picker')
  const grid = page.getByRole('grid', { name: 'Emoji' })
  // The list arrives while the first emoji is pressed, and the click must still count.
  const release = await holdScripts(page)
  const partyPopper = page.getByRole('button', { name: 'Party popper' })
  await partyPopper.hover()
  await page.mouse.down()
  release()
  await waitUntilSettled(page)
  await expect(partyPopper).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('Copied: Party popper')).toBeVisible()
  await page.getByLabel('Search everything').fill('waving hand')
  await page.getByTitle('Dark skin tone', { exact: true }).click()
  await expect(grid.getByRole('gridcell', { name: 'Waving hand', exact: true })).toHaveText('👋🏿')
  await page.getByLabel('Emoji: arrow keys to move, Enter to copy').press('Enter')
  await expect(page.getByText('Copied: Waving hand')).toBeVisible()
  expect(await readClipboard(page)).toBe('👋🏿')
  expect(await findAxeViolations(page)).toEqual([])
  await page.reload()
  const recent = page.getByRole('heading', { name: 'Recent' }).locator('xpath=../..').getByRole('button')
  await expect(recent).toHaveText(['Clear', '👋🏿', '🎉'])
})

test('the list of all emoji replaces the first ones in place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const getLayoutShift = await measureLayoutShift(page)
  await page.goto('/text-tools/emoji-symbol-picker')
  const lastEmoji = await page.getByRole('button', { name: 'Rocket' }).boundingBox()
  const line = page.getByRole('region', { name: 'What you picked' })
  expect((await line.boundingBox())?.y).toBeLessThan((lastEmoji?.y ?? 0) + (lastEmoji?.height ?? 0) + 50)
  await expect(async () => {
    for (const label of ['Your line', 'Search everything']) await page.getByLabel(label).hover()
    await expect(page.getByRole('grid', { name: 'Emoji' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await getLayoutShift()).toBeLessThan(0.01)
})
