import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from './visitor.ts'

/** Visits one after the other until it is stopped: a page, its scripts and a generation, streamed and plain in turn. */
export function startLoad(newVisitor: () => Visitor, concurrency: number) {
  let isOver = false
  const count = { pages: 0, scripts: 0, generations: 0 }
  const failures: string[] = []

  async function visit(isStreamed: boolean): Promise<void> {
    const visitor = newVisitor()
    const page = await visitor.ask('/tiktok-hook-generator')
    const html = await page.text()
    if (!page.ok || !html.endsWith('</html>')) failures.push(`page: ${page.status}`)
    count.pages += 1
    for (const path of new Set(html.match(/\/_next\/static\/[\w./-]+\.js/g))) {
      const script = await visitor.ask(path)
      await script.arrayBuffer()
      if (!script.ok) failures.push(`${path}: ${script.status}`)
      count.scripts += 1
    }
    const answer = await visitor.generate(isStreamed ? { Accept: 'text/event-stream' } : {})
    const text = await answer.text()
    const isWhole = isStreamed ? text.includes('event: done') : text.includes('"content"')
    if (!answer.ok || !isWhole) failures.push(`generation: ${answer.status} ${text.slice(0, 200)}`)
    count.generations += 1
    await visitor.close()
  }

  async function visitRepeatedly(turn: number): Promise<void> {
    for (let isStreamed = turn % 2 === 0; !isOver; isStreamed = !isStreamed) {
      await visit(isStreamed).catch((error: Error) => void failures.push(`${error.message} ${error.cause ?? ''}`))
      await sleep(20)
    }
  }

  const all = Promise.all(Array.from({ length: concurrency }, (_, turn) => visitRepeatedly(turn)))
  return {
    async stop() {
      isOver = true
      await all
      return { ...count, failures }
    },
  }
}
