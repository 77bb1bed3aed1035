import { expect, test, waitUntilReady } from './journey'
import { hooksPath, prompt, toolPage } from './tool-page'

test('the policy blocks injected scripts, styles and images, and the page keeps working', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  const violations = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const directives: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective)
          if (directives.length === 3) resolve(directives.toSorted())
        })
        const script = document.createElement('script')
        script.textContent = 'window.injected = true'
        const style = document.createElement('style')
        style.textContent = 'body { display: none }'
        const image = document.createElement('img')
        image.src = 'https://tracker.example/pixel.gif'
        document.body.append(script, style, image)
      }),
  )
  expect(await violations).toEqual(['img-src', 'script-src-elem', 'style-src-elem'])
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  await tool.write()
  await tool.waitUntilDone()
})

test('without HTTPS the bot check explains why it cannot run, the text stays, and the older clipboard method works', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Simulates a site at home opened from another device: plain HTTP on a host other than localhost.
  const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP insecure.test 127.0.0.1']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ baseURL: `http://insecure.test:${new URL(String(baseURL)).port}` })
  await page.goto('/social-media-tools/tiktok/money-calculator')
  await waitUntilReady(page)
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false])
  await page.getByRole('button', { name: 'Copy summary' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()

  const tool = toolPage(page)
  await page.goto(hooksPath)
  await waitUntilReady(page)
  await tool.box.press('Control+V')
  await expect(tool.box).toHaveValue(/^TikTok earnings estimate: \$482 per month/)
  await tool.write()
  const message = 'The check needs a secure connection. Open this site with https:// and try again.'
  await expect(tool.notice('Verification failed', message)).toBeVisible()
  await expect(page.getByText('Your text is still here, and this try didn’t count.')).toBeVisible()
  await expect(tool.box).toHaveValue(prompt)
  await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await browser.close()
})
