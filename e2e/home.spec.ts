import { expect, test } from './journey'
import { captionsPath, holdRequests } from './tool-page'

test('describes the site with figures, sample results and the year of its copyright', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Free AI Tools for Everyone')
  await expect(main.getByRole('link', { name: 'Explore Tools' })).toHaveAttribute('href', '/social-media-tools')
  await expect(main.getByText('Help us reach 50,000 creators')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/tools')
  const figures = main.getByRole('region', { name: 'Where we’re headed' }).getByRole('listitem')
  await expect(figures).toHaveText([
    /^75\+\s*Free AI Tools$/,
    /^Goal:\s*50K\+\s*Active Users$/,
    /^Goal:\s*1M\+\s*AI Generations$/,
  ])
  const featured = main.getByRole('region', { name: 'Featured Tools' }).getByRole('link')
  await expect(featured).toHaveText([/^TikTok Video Ideas/, /^AI Image/, /^Instagram Caption/])
  const samples = page.getByRole('region', { name: 'Real Results From Our Tools' })
  await expect(samples.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(5)
  await expect(samples.getByRole('img', { name: 'Thumbnail: “3 days offline”' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Edit a video' })).toHaveAttribute('href', /video-for-posts$/)
  const categories = page.getByRole('region', { name: 'Browse by Category' })
  await expect(categories.getByRole('link')).toHaveCount(3 * 7)
  await expect(page.getByRole('contentinfo')).toContainText(/© 2024(–20\d\d)? /)

  // The list of tools states one number, and the figure on the home page must not exceed it.
  await page.goto('/tools')
  const count = (await page.title()).match(/\d+/)?.[0]
  expect(Number(count)).toBeGreaterThan(75)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} free tools`)
})

test('on a phone the home page is short', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
  // No label wraps, so all figures are at one height.
  await page.setViewportSize({ width: 360, height: 740 })
  const figures = page.getByRole('region', { name: 'Where we’re headed' }).locator('li > span:first-child')
  const tops = await figures.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  )
  expect([tops.length, new Set(tops).size]).toEqual([3, 1])
})

const cabinPrompt = 'hot take: a cabin kit beats building from scratch. It took 30 days and cost $4,000'

test('turns a line typed on the home page into results, which open in the full tool', async ({ page }) => {
  await page.goto('/')
  const requests = await holdRequests(page)
  const main = page.getByRole('main')
  await expect(main.getByText('With AI', { exact: true }).first()).toBeVisible()
  await main.getByText('YouTube title', { exact: true }).click()
  await main.getByRole('textbox').fill(cabinPrompt)
  await main.getByRole('button', { name: 'Generate titles' }).click()
  await expect.poll(() => requests.count()).toBe(1)
  await main.getByText('Hashtags', { exact: true }).click()
  await expect(main.getByRole('button', { name: 'Generate hashtags' })).toBeVisible()
  await requests.release()
  await expect(page.getByText('Content generated!')).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(0)
  await main.getByText('YouTube title', { exact: true }).click()
  await expect(main.getByRole('article').first()).toContainText('cabin')
  const resultCount = await main.getByRole('article').count()

  await main.getByRole('link', { name: 'Open in the full tool' }).click()
  await expect(page).toHaveURL('/social-media-tools/youtube/title-generator')
  await expect(main.getByRole('textbox').first()).toHaveValue(cabinPrompt)
  await expect(main.getByRole('article')).toHaveCount(resultCount)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    '/social-media-tools/youtube/title-generator',
  )
})

test('carries a text from tab to tab, except to a tool that has its own text', async ({ page }) => {
  await page.goto(captionsPath)
  const box = page.getByRole('main').getByRole('textbox').first()
  await page.getByLabel('Tone', { exact: true }).selectOption('Funny')
  await box.fill('half of a caption')
  await page.goto('/')
  await box.fill('how I built a cabin')
  await page.getByText('TikTok caption', { exact: true }).click()
  await expect(box).toHaveValue('half of a caption')
  await box.fill('the whole caption')
  await page.getByText('Hashtags', { exact: true }).click()
  await expect(box).toHaveValue('the whole caption')
  await page.reload()
  await page.getByText('Hashtags', { exact: true }).click()
  await expect(box).toHaveValue('the whole caption')
  await page.getByText('TikTok hook', { exact: true }).click()
  await expect(box).toHaveValue('how I built a cabin')
  await page.goto(captionsPath)
  await expect(box).toHaveValue('the whole caption')
  await expect(page.getByLabel('Tone', { exact: true })).toHaveValue('funny')
})
