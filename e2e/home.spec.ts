import { expect, test } from './journey'
import { holdRequests, holdScripts, hooksPath, waitUntilSettled } from './tool-page'

test('the home page keeps the words it is known by', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Free AI Tools for Everyone')
  await expect(main.getByRole('link', { name: 'Explore Tools' })).toHaveAttribute('href', '/social-media-tools')
  await expect(main.getByText('Join 50,000+ creators using our tools')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/tools')
  const figures = main.getByRole('region', { name: 'In figures' }).getByRole('listitem')
  await expect(figures).toHaveText([/^75\+\s*Free AI Tools$/, /^50K\+\s*Active Users$/, /^1M\+\s*AI Generations$/])
  const featured = main.getByRole('region', { name: 'Featured Tools' }).getByRole('link')
  await expect(featured).toHaveText([
    'TikTok Video Ideas Generator',
    'AI Image Generator',
    'Instagram Caption Generator',
  ])
})

test('one number of tools stands everywhere, and the home page states no more', async ({ page }) => {
  await page.goto('/tools')
  const count = (await page.title()).match(/\d+/)?.[0]
  await page.goto('/')
  const figure = page.getByRole('region', { name: 'In figures' }).getByRole('listitem').first()
  const statedCount = (await figure.textContent())?.match(/\d+/)?.[0]
  expect(Number(statedCount)).toBeGreaterThan(70)
  expect(Number(count)).toBeGreaterThan(Number(statedCount))
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(`All ${count} tools`)
  await page.goto('/tools')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`All ${count} tools, each of them free`)
  await expect(page).toHaveTitle(`All ${count} Free Tools on One Page | Postsmith`)
})

test('a line typed on the home page becomes results there, which open in the full tool', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('Hot take: meal prep on Sundays ruins your weekend.')).toBeVisible()
  await main.getByText('YouTube title', { exact: true }).click()
  await main.getByRole('textbox').fill('how I built a cabin in 30 days')
  await main.getByRole('button', { name: 'Generate titles' }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
  const first = main.getByRole('article').first()
  await expect(first).toContainText('cabin')
  await expect(main.getByText('19 of 20 left today')).toBeVisible()
  const answer = (await main.getByRole('article').count()) ?? 0

  await main.getByRole('link', { name: 'Open in the full tool' }).click()
  await expect(page).toHaveURL('/social-media-tools/youtube/title-generator')
  await expect(main.getByRole('textbox').first()).toHaveValue('how I built a cabin in 30 days')
  await expect(main.getByRole('article')).toHaveCount(answer)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    '/social-media-tools/youtube/title-generator',
  )
})

test('what is typed goes along from tab to tab, and is kept over a reload', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('main').getByRole('textbox')
  await box.fill('sourdough for beginners')
  await page.getByText('Hashtags', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Generate hashtags' })).toBeVisible()
  await expect(box).toHaveValue('sourdough for beginners')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Generate titles' })).toBeVisible()
  await expect(box).toHaveValue('sourdough for beginners')
  await box.fill('sourdough for impatient people')
  await page.getByText('Hashtags', { exact: true }).click()
  await expect(box).toHaveValue('sourdough for impatient people')
  await page.reload()
  await page.getByText('Hashtags', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Generate hashtags' })).toBeVisible()
  await expect(box).toHaveValue('sourdough for impatient people')
})

test('what was typed on a tool’s own page is replaced by nothing from another tab, and keeps its options', async ({
  page,
}) => {
  await page.goto('/tiktok/tiktok-caption-generator')
  const box = page.getByRole('main').getByRole('textbox').first()
  await page.getByLabel('Tone', { exact: true }).selectOption('Funny')
  await box.fill('half of a caption')
  await page.goto(hooksPath)
  await box.fill('half of a hook')
  await page.goto('/')
  await expect(box).toHaveValue('half of a hook')
  await page.getByText('YouTube title', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Generate titles' })).toBeVisible()
  await expect(box).toHaveValue('')
  await box.fill('how I built a cabin')
  await page.getByText('TikTok caption', { exact: true }).click()
  await expect(box).toHaveValue('half of a caption')
  await box.fill('the whole caption')
  await page.getByText('Hashtags', { exact: true }).click()
  await expect(box).toHaveValue('the whole caption')
  await page.getByText('TikTok hook', { exact: true }).click()
  await expect(box).toHaveValue('half of a hook')
  await page.goto('/tiktok/tiktok-caption-generator')
  await expect(box).toHaveValue('the whole caption')
  await expect(page.getByLabel('Tone', { exact: true })).toHaveValue('funny')
})

test('a run goes on while another tab is open', async ({ page }) => {
  await page.goto('/')
  const requests = await holdRequests(page)
  const box = page.getByRole('main').getByRole('textbox')
  await box.fill('how I built a cabin in 30 days')
  await page.getByRole('button', { name: 'Generate hooks' }).click()
  await expect.poll(() => requests.count()).toBe(1)
  await page.getByText('Hashtags', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Generate hashtags' })).toBeVisible()
  await requests.release()
  await expect(page.getByText('Content generated!')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByText('TikTok hook', { exact: true }).click()
  await expect(page.getByRole('article').first()).toContainText('cabin')
})

test('a tab and a text that were there before the page’s code are kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByText('Hashtags', { exact: true }).click()
  const box = page.getByRole('main').getByRole('textbox')
  await box.fill('typed while the page was loading')
  release()
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 300)
    await expect(page.getByRole('button', { name: 'Generate hashtags' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(box).toHaveValue('typed while the page was loading')
})

test('without a connection the first move leaves the page as it is, and the box works once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'load' })
  await waitUntilSettled(page)
  await context.setOffline(true)
  await page.mouse.move(200, 300)
  const box = page.getByRole('main').getByRole('textbox')
  await box.fill('typed without a connection')
  await waitUntilSettled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free AI Tools for Everyone')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Generate hooks' })).toBeVisible()
  await expect(box).toHaveValue('typed without a connection')
  await waitUntilSettled(page)
  await page.getByRole('button', { name: 'Generate hooks' }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
})

test('results of the site’s own stand on the home page, each with the way to one’s own', async ({ page }) => {
  await page.goto('/')
  const resultsSection = page.getByRole('region', { name: 'Real Results, Straight From the Tools' })
  await expect(resultsSection.getByRole('heading', { level: 3 })).toHaveText([
    'Instagram carousel',
    'Thread for X',
    'Instagram caption',
    'YouTube titles',
    'Instagram hashtags',
    'TikTok usernames',
  ])
  await expect(resultsSection.getByText('How to fix a squeaky bike chain', { exact: true })).toBeVisible()
  await expect(resultsSection.getByRole('link', { name: /^Try it with yours/ })).toHaveCount(6)
})
