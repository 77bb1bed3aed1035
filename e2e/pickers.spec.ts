import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'

/** What leaves the site or carries more than a request for a file. */
function collectSuspiciousRequests(page: Page, origin: string): string[] {
  const suspiciousRequests: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    const isOurs = url.startsWith(origin) || url.startsWith('blob:') || url.startsWith('data:')
    if (!isOurs || request.method() !== 'GET' || url.includes('guest'))
      suspiciousRequests.push(`${request.method()} ${url}`)
  })
  return suspiciousRequests
}

const names = Array.from({ length: 300 }, (_, index) => `@guest${index} count me in #win`)

test('a giveaway is drawn and repeated from its proof, and no name leaves the page', async ({ page, baseURL }) => {
  const odd = collectSuspiciousRequests(page, baseURL ?? '')
  const box = page.getByRole('textbox', { name: 'Names or comments, one per line' })
  const winners = page.getByRole('article', { name: 'Winners' }).getByRole('listitem')
  await page.goto('/text-tools/giveaway-picker')
  await box.fill(names.join('\n'))
  await page.getByLabel('Winners', { exact: true }).fill('3')
  await page.getByLabel('Backups').fill('1')
  await page.getByText('Rules', { exact: true }).click()
  await page.getByLabel('Must contain').fill('#WIN')
  await expect(page.getByText('300 people in the draw, 300 chances')).toBeVisible()
  await page.getByLabel('Seed').fill('3 9 27 & 41')
  await page.getByRole('button', { name: 'Draw 3 winners' }).click()
  await expect(winners).toHaveCount(3)
  const firstWinners = await winners.allInnerTexts()
  expect(await findAxeViolations(page)).toEqual([])
  const proof = (await page.getByRole('article', { name: 'Proof' }).locator('pre').textContent()) ?? ''
  const [link = ''] = /http\S+#\S+/.exec(proof) ?? []
  expect(link).not.toContain('guest')

  await page.getByRole('button', { name: 'Draw 3 winners' }).click()
  await expect(page.getByText('This list was already drawn in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the result' }).click()

  await page.reload()
  await page.getByText('Repeat a draw from its proof').click()
  await page.getByLabel('Proof or proof link').fill(proof)
  await page.getByRole('button', { name: 'Read the proof' }).click()
  await expect(page.getByRole('button', { name: 'Check this list' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await box.fill(names.toReversed().join('\n'))
  await page.getByRole('button', { name: 'Check this list' }).click()
  await expect(page.getByText('The same list: these are the people that this proof gives.')).toBeVisible()
  expect(await winners.allInnerTexts()).toEqual(firstWinners)
  await box.fill(names.slice(1).join('\n'))
  await page.getByRole('button', { name: 'Check this list' }).click()
  await expect(page.getByText(/^This is another list/)).toBeVisible()
  expect(odd).toEqual([])
})

test('emoji and signs are found, copied and remembered, by pointer and by keys, and nothing is fetched from elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const odd = collectSuspiciousRequests(page, baseURL ?? '')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/text-tools/emoji-symbol-picker')
  const grid = page.getByRole('grid', { name: 'Emoji' })
  // The list arrives while the first emoji is pressed, which must not cost the click.
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  const partyPopper = page.getByRole('button', { name: 'Party popper' })
  await partyPopper.hover()
  await page.mouse.down()
  await page.waitForTimeout(2_000)
  await expect(partyPopper).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('Copied: Party popper')).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: 'Grinning face', exact: true })).toBeVisible()
  await page.getByLabel('Search everything').fill('shrug')
  await page.getByRole('button', { name: '¯\\_(ツ)_/¯' }).click()
  await expect(page.getByText('Copied: shrug')).toBeVisible()
  expect(await copied()).toBe('¯\\_(ツ)_/¯')

  await page.getByLabel('Search everything').fill('waving hand')
  await page.getByTitle('Dark skin tone', { exact: true }).click()
  const hand = grid.getByRole('gridcell', { name: 'Waving hand', exact: true })
  await expect(hand).toHaveText('👋🏿')
  await page.getByLabel('Emoji: arrow keys to move, Enter to copy').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied: Waving hand')).toBeVisible()
  expect(await copied()).toBe('👋🏿')
  expect(await findAxeViolations(page)).toEqual([])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Recent' }).locator('xpath=../..').getByRole('button')).toHaveText([
    'Forget',
    '👋🏿',
    '¯\\_(ツ)_/¯',
    '🎉',
  ])
  expect(odd).toEqual([])
})
