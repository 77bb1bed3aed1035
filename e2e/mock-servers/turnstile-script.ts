import type { Page } from '@playwright/test'

export async function mockTurnstileScript(
  page: Page,
  behavior: 'solves' | 'fails' | 'is blocked' | 'never loads' = 'solves',
) {
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    if (behavior === 'is blocked') return route.abort('blockedbyclient')
    if (behavior === 'never loads') return
    const outcome =
      behavior === 'solves'
        ? "options.callback('action=' + options.action + '&n=' + Math.random())"
        : "options['error-callback']('300030')"
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render(element, options) { setTimeout(() => ${outcome}, 50); return 'widget' },
        remove() {}, reset() {}, isExpired: () => false, getResponse: () => undefined,
      }
      window[new URL(document.currentScript.src).searchParams.get('onload')]()`,
    })
  })
}
