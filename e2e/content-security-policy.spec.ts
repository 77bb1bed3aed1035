import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

// Row F38
test('what the policy refuses an extension, it refuses alone: the page works on', async ({ page }) => {
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
