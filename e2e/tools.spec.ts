import { expect, test } from './journey'

test('all tools stand on one page and are narrowed down as one types', { tag: '@both' }, async ({ page }) => {
  await page.goto('/tools')
  const main = page.getByRole('main')
  const status = main.getByRole('status')
  await expect(status).toHaveText(/^All \d+ tools, each of them free$/)
  await main.getByRole('searchbox').fill('hashtag')
  await expect(main.getByRole('link', { name: 'TikTok Hashtag Generator' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Case Converter' })).toHaveCount(0)
  await main.getByRole('searchbox').fill('hashtag xylophone')
  await expect(status).toHaveText('No tool has all of these words. These have some of them:')
  await main.getByRole('searchbox').fill('hashtag')
  await main.getByText('Instagram', { exact: true }).first().click()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Instagram'])
  await main.getByRole('searchbox').fill('zzyzx')
  await expect(status).toHaveText('No tool fits all of that.')
  await main.getByRole('button', { name: 'Show all tools' }).click()
  await expect(status).toHaveText(/^All /)
  await expect(main.getByRole('searchbox')).toHaveValue('')
})

test('tools are found by what one has, and by whether they need a server', async ({ page }) => {
  await page.goto('/tools')
  const main = page.getByRole('main')
  await main.getByText('A TikTok link', { exact: true }).click()
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'TikTok Video Transcript Generator',
    'Download TikTok Videos',
    'TikTok MP3 Downloader',
    'TikTok Thumbnail Downloader',
  ])
  await main.getByText('Anything', { exact: true }).click()
  await main.getByLabel('In my browser, offline once used').check()
  await expect(main.getByRole('link', { name: 'Case Converter' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'TikTok Hook Generator' })).toHaveCount(0)
})

test('the list is searched as the whole site is: other words, plurals and typing errors find a tool', async ({
  page,
}) => {
  await page.goto('/tools')
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  for (const [text, name] of [
    ['scripts', 'TikTok Script Writer'],
    ['make captions', 'TikTok Caption Generator'],
    ['title generators', 'YouTube Title Generator'],
    ['compress pictures', 'Image Compressor'],
    ['hasthag', 'TikTok Hashtag Generator'],
  ] as const) {
    await page.getByRole('main').getByRole('searchbox').fill(text)
    await expect(first, text).toHaveText(name)
  }
})

test('a search that cannot be loaded says so, and the list stays whole', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort())
  await page.goto('/tools')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('hashtag')
  await expect(main.getByText('The search could not be loaded.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Case Converter' })).toBeVisible()
})

test('text tools are narrowed down by what they are for, and found by the words people use', async ({ page }) => {
  await page.goto('/text-tools')
  const main = page.getByRole('main')
  const status = main.getByRole('status')
  await expect(status).toHaveText('All 32 tools, each of them free')
  await main.getByText('Count', { exact: true }).first().click()
  await expect(status).toHaveText('5 of 32 tools')
  await expect(main.getByRole('link', { name: 'Word Counter' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Paraphraser' })).toHaveCount(0)
  await main.getByText('Everything', { exact: true }).click()
  const first = main.getByRole('heading', { level: 3 }).first()
  for (const [text, name] of [
    ['srt to vtt', 'Subtitle Converter'],
    ['spell check', 'Grammar Checker'],
    ['random winner', 'Giveaway Picker'],
  ] as const) {
    await main.getByRole('searchbox').fill(text)
    await expect(first, text).toHaveText(name)
  }
})
