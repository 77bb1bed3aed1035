import { setTimeout as sleep } from 'node:timers/promises'
import { startLoad } from './load.ts'
import type { TestContext } from './run-checks.ts'
import { ports } from './servers.ts'

const getTitle = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

/** One server after the other is asked to end and started anew from the next release, while visitors come and go. */
export async function checkUpdate(evening: TestContext): Promise<void> {
  const { servers, newVisitor, releases, check } = evening
  const early = newVisitor()
  const before = await (await early.ask('/')).text()
  const load = startLoad(newVisitor, 6)
  await sleep(2_000)
  for (const port of ports) {
    const code = await servers.endSite(port)
    check(`the server on ${port} ends well under load`, code === 0, code)
    await servers.site(port, releases.second)
    // Until the proxy has seen it.
    await sleep(2_000)
  }
  const { pages, scripts, generations, failures } = await load.stop()
  const found = `${pages} pages, ${scripts} scripts, ${generations} generations, ${failures.length} failed`
  check('no request failed during the update', failures.length === 0, found)
  for (const failure of failures.slice(0, 10)) console.log(`       ${failure}`)

  const after = await (await early.ask('/')).text()
  check('the pages are those of the next release', getTitle(before) !== getTitle(after), getTitle(after))
  const gone = before.match(/\/_next\/static\/[\w./-]+\.js/g)?.filter((path) => !after.includes(path)) ?? []
  const statuses = await Promise.all(gone.map(async (path) => (await early.ask(path)).status))
  check(
    'a tab from before the update still gets its scripts',
    gone.length > 0 && statuses.every((status) => status === 200),
    `${gone.length} that are new`,
  )
  await early.close()
}
