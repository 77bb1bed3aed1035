import { expect, test } from './journey'

test('the list of tools is searched as the whole site is, and narrowed down by network and input', async ({ page }) => {
  await page.goto('/tools')
  const main = page.getByRole('main')
  const status = main.getByRole('status')
  const search = main.getByRole('searchbox')
  const names = main.getByRole('heading', { level: 3 })
  await expect(status).toHaveText(/^All \d+ tools, each of them free$/)
  for (const [text, name] of [
    ['scripts', 'TikTok Script Writer'],
    ['make captions', 'TikTok Caption Generator'],
    ['compress pictures', 'Image Compressor'],
    ['hasthag', 'TikTok Hashtag Generator'],
  ] as const) {
    await search.fill(text)
    await expect(names.first(), text).toHaveText(name)
  }
  await expect(main.getByRole('link', { name: 'Case Converter' })).toHaveCount(0)
  await search.fill('hashtag xylophone')
  await expect(status).toHaveText('No tool has all of these words. These have some of them:')
  await search.fill('hashtag')
  await main.getByText('Instagram', { exact: true }).first().click()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Instagram'])
  await search.fill('zzyzx')
  await expect(status).toHaveText('No tool fits all of that.')
  await main.getByRole('button', { name: 'Show all tools' }).click()
  await expect(status).toHaveText(/^All /)
  await expect(search).toHaveValue('')

  await main.getByText('A TikTok link', { exact: true }).click()
  await expect(names.first()).toHaveText('TikTok Video Transcript Generator')
  await expect(names).toHaveCount(4)
  await main.getByText('Anything', { exact: true }).click()
  await main.getByLabel('In my browser, offline once used').check()
  await expect(main.getByRole('link', { name: 'Case Converter' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'TikTok Hook Generator' })).toHaveCount(0)
})
