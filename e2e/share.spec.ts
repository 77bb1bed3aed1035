import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { startSiteBehindProxy, waitForServiceWorker } from './service-worker'
import { toolPage, waitUntilSettled } from './tool-page'

const link = 'https://www.tiktok.com/@demo.user/video/7300000000000000001'

test('the manifest lists this site for a phone’s share sheet', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' })
  expect(manifest.share_target).toEqual({
    action: '/api/share',
    method: 'POST',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }))
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
})

test('shared text is passed on to the chosen tool', async ({ page }) => {
  await page.goto(`/share?${new URLSearchParams({ title: 'TikTok', text: `Look at this! ${link}` })}`)
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Download the video',
    'Download the audio as MP3',
    'Get the transcript',
    'Download the thumbnail',
  ])
  await page.getByRole('link', { name: 'Get the transcript' }).click()
  await expect(page.getByRole('textbox', { name: 'TikTok video link' })).toHaveValue(link)

  await page.goto('/share')
  await page.getByRole('textbox', { name: 'A TikTok link, or any text' }).fill(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Download the video' })).toBeVisible()
})

async function submitShareForm(page: Page, url: string, text: string) {
  await page.evaluate(
    ([action, value]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      form.append(Object.assign(document.createElement('textarea'), { name: 'text', value }))
      document.body.append(form)
      form.submit()
    },
    [`${url}/api/share`, text] as const,
  )
  await page.waitForURL(/\/share#/)
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shared text stays in the browser; without the worker no URL contains it', async ({ page, browser }) => {
    const site = await startSiteBehindProxy()
    try {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const pageWithoutWorker = await context.newPage()
      await pageWithoutWorker.goto(`${site.url}/about`)
      await submitShareForm(pageWithoutWorker, site.url, 'three loaves & one oven')
      await expect(pageWithoutWorker.getByRole('main').locator('blockquote')).toHaveText('three loaves & one oven')
      expect(site.asked.filter((requestPath) => requestPath.startsWith('/api/share'))).toHaveLength(1)
      expect(site.asked.filter((requestPath) => requestPath.includes('loaves'))).toEqual([])
      await context.close()

      await page.goto(`${site.url}/about`)
      await waitForServiceWorker(page)
      site.asked.length = 0
      await submitShareForm(page, site.url, 'three loaves and one oven')
      await waitUntilSettled(page)
      await page.getByRole('link', { name: 'Write TikTok hooks' }).click()
      await expect(toolPage(page).box).toHaveValue('three loaves and one oven')
      await waitUntilSettled(page)
      expect(site.asked.filter((requestPath) => requestPath.startsWith('/tiktok-hook-generator'))).toHaveLength(1)
      expect(site.asked.filter((requestPath) => /loaves|api\/share/.test(requestPath))).toEqual([])
    } finally {
      await site.stop()
    }
  })
})
