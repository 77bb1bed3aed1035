import { expect, test } from './journey'

test('the list of tools has the site’s search, and filters by network and input', async ({ page }) => {
  await page.goto('/tools')
  const main = page.getByRole('main')
  const status = main.getByRole('status')
  const search = main.getByRole('searchbox')
  const names = main.getByRole('heading', { level: 3 })
  await expect(status).toHaveText(/^\d+ free tools$/)
  await search.fill('hasthag')
  await expect(names.first()).toHaveText('TikTok Hashtag Generator')
  await search.fill('hashtag xylophone')
  await expect(status).toHaveText('Nothing for “hashtag xylophone” yet. Closest:')
  await search.fill('hashtag')
  await expect(main.getByRole('link', { name: 'Case Converter' })).toHaveCount(0)
  await main.getByText('Instagram', { exact: true }).first().click()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Instagram'])
  await search.fill('zzyzx')
  await expect(status).toHaveText('No tool matches all of those filters.')
  await main.getByRole('button', { name: 'Show all tools' }).click()
  await expect(status).toHaveText(/^\d+ free tools$/)
  await expect(search).toHaveValue('')

  await main.getByText('A TikTok link', { exact: true }).click()
  await expect(names.first()).toHaveText('TikTok Video Transcript Generator')
  await expect(names).toHaveCount(4)
  await main.getByText('Anything', { exact: true }).click()
  await main.getByLabel('Works offline').check()
  await expect(main.getByRole('link', { name: 'Case Converter' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'TikTok Hook Generator' })).toHaveCount(0)
})

test('on a phone all tools fit a short page, and a filtered list says what each does', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/text-tools', '/tools']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(4500)
  }
  const link = page.getByRole('link', { name: 'TikTok Script Writer' })
  const description = page.getByRole('listitem').filter({ has: link }).getByRole('paragraph')
  await expect(link).toBeVisible()
  await expect(description).toBeHidden()
  await page.getByText('TikTok', { exact: true }).first().click()
  await expect(description).toBeVisible()
})
