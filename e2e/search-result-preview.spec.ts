import { findAxeViolations } from './axe'
import { expect, test } from './journey'

test('a page is drawn as people find it, follows an edited text, and gives its tags', async ({ page }) => {
  await page.goto('/text-tools/seo-meta-generator')
  await page.getByRole('textbox').first().fill('night train or bus from Vienna to Rome, I took both in May')
  await page.getByRole('button', { name: 'Generate titles and descriptions' }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
  const card = page.getByRole('article').first()
  await expect(card.getByText('On a computer: about 580 pixels of the title')).toBeVisible()
  const measure = card.getByText(/^Title: 58 characters, \d+ of about 580 pixels/)
  await expect(measure).toBeVisible()
  const pixels = Number(/, (\d+) of/.exec((await measure.textContent()) ?? '')?.[1])
  expect(Math.abs(pixels - 516)).toBeLessThan(12)
  expect(await findAxeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'More for result 1' }).click()
  await page.getByRole('button', { name: 'Edit result 1' }).click()
  const long = `Night train or bus ${'from Vienna to Rome '.repeat(5)}& back`
  await page
    .getByRole('textbox', { name: 'Your text of result 1' })
    .fill(`${long}\nI took "both" in May.\nnight-train-or-bus`)
  await page.getByRole('button', { name: 'Done editing result 1' }).click()
  await expect(card.getByText(/^Night train or bus .+ …$/)).toBeVisible()
  await card.getByRole('button', { name: 'Share card' }).click()
  await expect(card.getByText(long.replace(/ {2,}/g, ' '), { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'HTML' }).click()
  await expect(card.getByText('content="I took &quot;both&quot; in May."').first()).toBeVisible()
  await expect(card.getByText('https://example.com/night-train-or-bus').first()).toBeVisible()
})
