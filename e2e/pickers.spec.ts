import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { holdScripts, readClipboard, waitUntilSettled } from './tool-page'

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
  await expect(page.getByText('300 people in the draw, 300 chances')).toBeVisible()
  await page.getByLabel('Seed').fill('3 9 27 & 41')
  await drawButton.click()
  await expect(winners).toHaveCount(3)
  const firstWinners = await winners.allInnerTexts()
  expect(await findAxeViolations(page)).toEqual([])
  const proof = (await page.getByRole('article', { name: 'Proof' }).locator('pre').textContent()) ?? ''
  const [link = ''] = /http\S+#\S+/.exec(proof) ?? []
  expect(link).not.toContain('guest')

  await drawButton.click()
  await expect(page.getByText('This list was already drawn in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the result' }).click()
  const checkButton = page.getByRole('button', { name: 'Check this list' })

  await page.goto('about:blank')
  await page.goto(link)
  await box.fill(names.toReversed().join('\n'))
  await checkButton.click()
  await expect(page.getByText('The same list: these are the people that this proof gives.')).toBeVisible()
  expect(await winners.allInnerTexts()).toEqual(firstWinners)
  await box.fill(names.slice(1).join('\n'))
  await checkButton.click()
  await expect(page.getByText(/^This is another list/)).toBeVisible()
  expect(suspiciousRequests).toEqual([])
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
  await expect(recent).toHaveText(['Forget', '👋🏿', '🎉'])
})
