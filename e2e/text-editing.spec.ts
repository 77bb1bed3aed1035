import { readFile } from 'node:fs/promises'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'

test('two texts are compared, swapped and kept, their differences saved, and no link carries them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/text-tools/text-compare')
  const first = page.getByRole('textbox', { name: 'First text' })
  const second = page.getByRole('textbox', { name: 'Second text' })
  await first.pressSequentially('our cat 👩‍👧')
  await expect(page.getByText('once both boxes hold text')).toBeVisible()
  await second.fill('our dog 👩‍👦')
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences.locator('del')).toHaveText(['removed', 'removed: cat 👩‍👧'])
  await expect(differences.locator('ins')).toHaveText(['added', 'added: dog 👩‍👦'])

  await page.getByRole('button', { name: 'Swap the two texts' }).click()
  await expect(first).toHaveValue('our dog 👩‍👦')
  await expect(differences.locator('ins').nth(1)).toHaveText('added: cat 👩‍👧')
  await page.getByRole('button', { name: 'Undo: Second text' }).click()
  await expect(second).toHaveValue('our dog 👩‍👦')
  await expect(page.getByText('The two texts are the same')).toBeVisible()
  await second.fill('our dogs')

  await page.getByText('Side by side', { exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Second text' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as patch' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('+our dogs')
  await page.getByText('Merge: pick a side for each difference').click()
  await page.getByLabel(/instead of/).check()
  await page.getByRole('button', { name: 'Use it as the first text' }).click()
  await expect(first).toHaveValue('our dog 👩‍👦')
  expect(await findAxeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.getByRole('button', { name: 'Copy settings link' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#prompt=&view=side$/)
  await page.reload()
  await expect(second).toHaveValue('our dogs')
})

test('an expression without end is ended in its thread while the page goes on, and rules are kept by name', async ({
  page,
}) => {
  await page.goto('/text-tools/find-and-replace')
  await page.getByRole('textbox', { name: 'Your text' }).fill(`${'a'.repeat(40)}!`)
  const pairs = page.getByRole('textbox', { name: 'Find => replace' })
  await pairs.fill('(a+)+$ => b')
  await page.getByText('RegExp', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Stopped: this took too long')).toBeVisible()
  await pairs.fill('a+ => b\n! => ?')
  await expect(page.getByRole('textbox', { name: 'Replaced text' })).toHaveValue('b?')

  await page.getByText('Saved rule sets').click()
  await page.getByRole('textbox', { name: 'Save the options above as' }).fill('brand')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await pairs.fill('x => y')
  await page.getByRole('button', { name: 'Use brand' }).click()
  await expect(pairs).toHaveValue('a+ => b\n! => ?')
  await expect(page.getByRole('textbox', { name: 'Replaced text' })).toHaveValue('b?')
  expect(await findAxeViolations(page)).toEqual([])
})

test('a number out of range is put right where it stands, as soon as the field is left', async ({ page }) => {
  await page.goto('/text-tools/caption-spacer')
  await page.getByText('Options', { exact: true }).click()
  const blank = page.getByLabel('Blank lines in a row, at most')
  for (const [typed, expected] of [
    ['99', '5'],
    ['', '1'],
    ['0', '0'],
  ] as const) {
    await blank.fill(typed)
    await blank.blur()
    await expect(blank).toHaveValue(expected)
  }
})
