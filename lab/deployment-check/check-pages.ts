import type { TestContext } from './run-checks.ts'
import { proxyAddress } from './servers.ts'

/** A page by HTTPS, the way there from HTTP, and a generation whose first card does not wait for the last. */
export async function checkPages({ newVisitor, check }: TestContext): Promise<void> {
  const visitor = newVisitor()
  const page = await visitor.ask('/tiktok-hook-generator')
  check('a page is there by HTTPS', page.ok && (await page.text()).endsWith('</html>'), page.status)
  check('it asks browsers for HTTPS from now on', page.headers.has('strict-transport-security'))

  const plain = await fetch(`http://${proxyAddress}/`, {
    redirect: 'manual',
    headers: { Host: 'postsmith.example' },
  })
  check('HTTP leads to HTTPS', plain.status === 308, plain.status)

  let asked = 0
  const sent = () => {
    asked = performance.now()
  }
  const answer = await visitor.generate({ Accept: 'text/event-stream' }, sent)
  let first: number | null = null
  let text = ''
  for await (const piece of answer.body ?? []) {
    text += Buffer.from(piece).toString()
    if (text.includes('event: card')) first ??= performance.now() - asked
  }
  const all = performance.now() - asked
  const found = `first after ${Math.round(first ?? 0)} of ${Math.round(all)} ms`
  check('the first card is there before the last', first !== null && first < all - 300, found)
  check('and the stream ends well', text.includes('event: done'))
  await visitor.close()
}
