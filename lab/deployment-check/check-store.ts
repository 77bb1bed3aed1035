import { setTimeout as sleep } from 'node:timers/promises'
import type { TestContext } from './run-checks.ts'

/** What is left when Valkey is gone. */
export async function checkStore({ servers, newVisitor, check }: TestContext): Promise<void> {
  const visitor = newVisitor()
  await servers.endValkey()
  await sleep(2_500)
  const ready = await visitor.ask('/api/ready')
  check('without Valkey the servers say that they are not ready', ready.status === 503, ready.status)
  const page = await visitor.ask('/about')
  check('and pages are still there', page.status === 200, page.status)
  const answer = await visitor.generate()
  check('and a tool that spends nothing still works', answer.status === 200, answer.status)
  await answer.arrayBuffer()
  await servers.valkey()
  await sleep(8_000)
  const again = await visitor.ask('/api/ready')
  check('with it again they are ready by themselves', again.status === 200, again.status)
  await visitor.close()
}
