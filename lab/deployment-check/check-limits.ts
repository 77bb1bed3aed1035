import { isPortOpen } from './is-port-open.ts'
import type { TestContext } from './run-checks.ts'
import { ports, proxyAddress } from './servers.ts'

/** With IP_QUOTA_FACTOR=1 a visitor has 20 uses of a tool a day, whatever they write into the headers of proxies. */
export async function checkLimits({ newVisitor, check }: TestContext): Promise<void> {
  const visitor = newVisitor()
  const statuses: number[] = []
  for (let use = 1; use <= 21; use += 1) {
    const forged = `203.0.113.${use}`
    const answer = await visitor.generate({
      'X-Forwarded-For': forged,
      'X-Real-IP': forged,
      Forwarded: `for=${forged}`,
    })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  check(
    '20 uses of one visitor are answered, each with another forged address',
    statuses.slice(0, 20).every((status) => status === 200),
  )
  check('the 21st is refused', statuses[20] === 429, statuses[20])
  const other = newVisitor()
  const answer = await other.generate()
  check('another visitor is still served', answer.status === 200, answer.status)
  await Promise.all([visitor.close(), other.close()])
  for (const port of ports) check(`nobody comes past the proxy to ${port}`, !(await isPortOpen(port, proxyAddress)))
}
