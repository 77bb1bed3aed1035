import { readFile } from 'node:fs/promises'
import { expect, test } from './journey'
import { holdScripts } from './tool-page'

const moneyPath = '/social-media-tools/tiktok/money-calculator'
const engagementPath = '/tiktok-engagement-rate-calculator'
const instagramPath = '/social-media-tools/instagram/engagement-rate-calculator'

test('the money calculator opens with the defaults worked out, and every change is counted at once', async ({
  page,
}) => {
  await page.goto(moneyPath)
  const estimate = page.getByRole('region', { name: 'Your estimate' })
  await expect(estimate).toContainText('$482')
  await expect(estimate).toContainText('$5,784')
  await page.getByLabel('Followers', { exact: true }).fill('100000')
  await page.getByLabel('Average views per video').fill('50000')
  await page.getByLabel('Engagement rate (%)').fill('5')
  await page.getByLabel('Niche').selectOption('beauty')
  await page.getByLabel('Account type').selectOption('business')
  await expect(estimate).toContainText('$6,795')
  await expect(estimate).toContainText('$81,543')
  const brand = estimate.getByRole('listitem').filter({ hasText: 'Brand deals' }).first()
  await expect(brand).toContainText('$3,960')
  await expect(brand).toContainText('58.3%')
  await expect(estimate).toContainText('Creator Rewards takes personal accounts only.')
  const locations = page.getByLabel('Location').getByRole('option')
  await expect(locations).toHaveText(['US', 'UK', 'Canada', 'Australia', 'Germany', 'Other'])
})

test('figures are read as creators write them, kept as they were typed, and what is not counted is said', async ({
  page,
}) => {
  await page.goto(moneyPath)
  const estimate = page.getByRole('region', { name: 'Your estimate' })
  const followers = page.getByLabel('Followers', { exact: true })
  const rate = page.getByLabel('Engagement rate (%)')
  await followers.fill('100k')
  await page.getByLabel('Average views per video').fill('0,05 Mio')
  await rate.fill('5,0 %')
  await page.getByLabel('Niche').selectOption('beauty')
  await page.getByLabel('Account type').selectOption('business')
  await expect(estimate).toContainText('$6,795')
  await expect(followers).toHaveAccessibleDescription('Read as 100,000')
  await expect(page.getByLabel('Average views per video')).toHaveAccessibleDescription('Read as 50,000')
  await expect(rate).toHaveAccessibleDescription('Read as 5')
  await expect(page).toHaveURL(/[?&]f=100k&v=0%2C05\+Mio&e=5%2C0\+%25&n=beauty&a=business/)
  await page.reload()
  await expect(estimate).toContainText('$6,795')
  await expect(rate).toHaveValue('5,0 %')

  await rate.fill('350')
  await expect(rate).toHaveAccessibleDescription('0 to 100 %, counted as 100')
  await expect(rate).toHaveAttribute('aria-invalid', 'true')
  await rate.press('ArrowUp')
  await expect(rate).toHaveValue('100')
  await rate.press('ArrowDown')
  await expect(rate).toHaveValue('99.9')
  await followers.press('ArrowUp')
  await expect(followers).toHaveValue('110000')
  await followers.press('Shift+ArrowUp')
  await followers.press('Alt+ArrowDown')
  await followers.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
  await expect(followers).toHaveValue('110000')
  await followers.fill('ten')
  await expect(followers).toHaveAccessibleDescription('Not a number, counted as 0')
})

test('the result stays in view while the form, or the page below it, is scrolled @both', async ({ page, isMobile }) => {
  for (const [path, first, last, details] of [
    [moneyPath, 'Monthly earnings', 'Account type', 'Where it comes from each month'],
    [engagementPath, 'Rate by followers', 'Views (optional)', 'Engagement rate by followers'],
  ] as const) {
    await page.goto(path)
    const result = page.getByText(first, { exact: true })
    await page.getByLabel(last).scrollIntoViewIfNeeded()
    await page.getByLabel(last).focus()
    await expect(result).toBeInViewport({ ratio: 1 })
    if (isMobile) {
      await page.getByRole('button', { name: 'See the details' }).click()
      await expect(page.getByRole('heading', { name: details })).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('button', { name: 'Download .csv' }).scrollIntoViewIfNeeded()
    await expect(result).toBeInViewport({ ratio: 1 })
  }
})

test('the streams keep their colours where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(moneyPath)
  const dots = page.getByRole('region', { name: 'Where it comes from each month' }).locator('li > span:first-child')
  await expect(dots).toHaveCount(4)
  const colors = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor))
  expect(colors).toEqual(['rgb(124, 58, 237)', 'rgb(14, 116, 144)', 'rgb(21, 128, 61)', 'rgb(180, 83, 9)'])
})

// Row 118
test('a shared link brings the same calculation, and nonsense in it does no harm', async ({ page }) => {
  await page.goto(`${moneyPath}?f=1000000&v=200000&e=3&l=US&n=finance&a=business`)
  await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('$71,904')
  await page.goto(`${moneyPath}?f=1e309&v=abc&e=101&l=toString&n=%3Cscript%3E&a=`)
  const estimate = page.getByRole('region', { name: 'Your estimate' })
  await expect(estimate).toContainText('Monthly earnings')
  await expect(estimate).not.toContainText(/NaN|Infinity|undefined/)
})

test('what is typed stays in the page’s address', async ({ page }) => {
  await page.goto(moneyPath)
  await page.getByLabel('Followers', { exact: true }).fill('2500')
  await expect(page).toHaveURL(/[?&]f=2500(&|$)/)
  await page.reload()
  await expect(page.getByLabel('Followers', { exact: true })).toHaveValue('2500')
})

test('what is entered before the page’s code has loaded counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(moneyPath, { waitUntil: 'commit' })
  await page.getByLabel('Followers', { exact: true }).fill('100000')
  await page.getByLabel('Niche').selectOption('beauty')
  release()
  await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('$5,250')
  await expect(page.getByLabel('Followers', { exact: true })).toHaveValue('100000')
})

// Row 118
test('nothing at all gives zeros, not NaN', async ({ page }) => {
  await page.goto(`${moneyPath}?f=0&v=0`)
  const estimate = page.getByRole('region', { name: 'Your estimate' })
  await expect(estimate).toContainText('$0')
  await expect(estimate).toContainText('0.0%')
})

test('the summary is copied and the CSV saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(moneyPath)
  await page.getByRole('button', { name: 'Copy summary' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'TikTok earnings estimate: $482 per month',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .csv' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('tiktok-earnings.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('Brand deals,300.00,3600.00,62.2\r\n')
})

test('the engagement calculator names both rates, judges them and says what is missing', async ({ page }) => {
  await page.goto(engagementPath)
  await expect(page.getByRole('region', { name: 'Engagement rate by followers' })).toContainText('5.00%')
  await expect(page.getByRole('region', { name: 'Engagement rate by followers' })).toContainText('Typical.')
  await expect(page.getByRole('region', { name: 'Target' })).toContainText('100 more interactions to reach 6%')
  await page.getByLabel('Views (optional)').fill('12500')
  const byViews = page.getByRole('region', { name: 'Engagement rate by views' })
  await expect(byViews).toContainText('4.00%')
  await expect(byViews).toContainText('Good.')
  await page.getByLabel('Followers', { exact: true }).fill('0')
  await expect(page.getByRole('region', { name: 'Engagement rate by followers' })).toContainText('Enter your followers')
})

test('on Instagram the rate by reach has no verdict, and the one by followers says how sure it is', async ({
  page,
}) => {
  await page.goto(instagramPath)
  const byFollowers = page.getByRole('region', { name: 'Engagement rate by followers' })
  await expect(byFollowers).toContainText('3.00%')
  await expect(byFollowers).toContainText('Typical.')
  await expect(byFollowers).toContainText('Other sources disagree')
  await expect(page.getByRole('region', { name: 'Target' })).toContainText('100 more interactions to reach 4%')
  const byReach = page.getByRole('region', { name: 'Engagement rate by reach' })
  await expect(byReach).toContainText('Enter your reach')
  await page.getByLabel('Reach (optional)').fill('4800')
  await expect(byReach).toContainText('6.25%')
  await expect(byReach).toContainText('We found no reliable figures')
  await page.getByLabel('Posts counted').fill('2')
  await expect(byFollowers).toContainText('1.50%')
  await expect(byFollowers).toContainText('Low.')
})

test('a shared Instagram calculation opens with its figures, and its CSV names reach and posts', async ({ page }) => {
  await page.goto(`${instagramPath}?f=60000&l=9000&c=600&s=300&sv=100&v=100000&n=5&t=abc`)
  await expect(page.getByRole('region', { name: 'Engagement rate by followers' })).toContainText('3.33%')
  await expect(page.getByRole('region', { name: 'Engagement rate by reach' })).toContainText('10.00%')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .csv' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('instagram-engagement.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('reach,100000\r\n')
  expect(csv).toContain('posts,5\r\n')
  expect(csv).toContain('rate by reach in percent,10.00\r\n')
})
