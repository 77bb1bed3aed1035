import { expect, test } from './journey'
import { holdScripts, readClipboard, waitUntilSettled } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const moneyPath = '/social-media-tools/tiktok/money-calculator'
const engagementPath = '/tiktok-engagement-rate-calculator'

test('computes figures on input, stores them in the URL, and copies them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const estimate = page.getByRole('region', { name: 'Your estimate' })
  const followers = page.getByLabel('Followers', { exact: true })
  const rate = page.getByLabel('Engagement rate (%)')
  const release = await holdScripts(page)
  await page.goto(moneyPath, { waitUntil: 'commit' })
  await followers.fill('100000')
  await page.getByLabel('Niche').selectOption('beauty')
  release()
  await expect(estimate).toContainText('$5,250')
  await expect(followers).toHaveValue('100000')
  await waitUntilSettled(page)
  await page.getByRole('button', { name: 'Copy summary' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toContain('TikTok earnings estimate: $5,250 per month')
  const dots = page.getByRole('region', { name: 'Earnings by source' }).locator('li > span:first-child')
  const colors = await dots.evaluateAll((elements) => elements.map((dot) => getComputedStyle(dot).backgroundColor))
  expect(colors).toEqual(['rgb(124, 58, 237)', 'rgb(14, 116, 144)', 'rgb(21, 128, 61)', 'rgb(180, 83, 9)'])

  await followers.fill('100k')
  await page.getByLabel('Average views per video').fill('0,05 Mio')
  await rate.fill('5,0 %')
  await page.getByLabel('Account type').selectOption('business')
  await expect(estimate).toContainText('$6,795')
  await expect(followers).toHaveAccessibleDescription('Read as 100,000')
  await expect(page).toHaveURL(/[?&]f=100k&.*v=0%2C05\+Mio&e=5%2C0\+%25&a=business/)
  await page.reload()
  await expect(estimate).toContainText('$6,795')
  await expect(rate).toHaveValue('5,0 %')
  await rate.fill('350')
  await expect(rate).toHaveAttribute('aria-invalid', 'true')
  await rate.press('ArrowUp')
  await expect(rate).toHaveValue('100')
  await followers.press('ArrowUp')
  await expect(followers).toHaveValue('110000')
})

test('the result stays in view while the form, or the page below it, scrolls', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  for (const [path, resultText, lastFieldLabel, details] of [
    [moneyPath, 'Monthly earnings', 'Account type', 'Earnings by source'],
    [engagementPath, 'Rate by followers', 'Views (optional)', 'Engagement rate by followers'],
  ] as const) {
    await page.goto(path)
    const result = page.getByText(resultText, { exact: true })
    await page.getByLabel(lastFieldLabel).scrollIntoViewIfNeeded()
    await page.getByLabel(lastFieldLabel).focus()
    await expect(result).toBeInViewport({ ratio: 1 })
    if (isMobile) {
      await page.getByRole('button', { name: 'See the details' }).click()
      await expect(page.getByRole('heading', { name: details })).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('button', { name: 'Copy share link' }).scrollIntoViewIfNeeded()
    await expect(result).toBeInViewport({ ratio: 1 })
  }
  // The engagement calculator shows the rate, rates it and names missing inputs.
  const byFollowers = page.getByRole('region', { name: 'Engagement rate by followers' })
  await expect(byFollowers).toContainText('5.00%')
  await expect(byFollowers).toContainText('Typical.')
  await page.getByLabel('Followers', { exact: true }).fill('0')
  await expect(byFollowers).toContainText('Enter your followers')
})
