import { perProcess } from '@/lib/env/per-process'
import { CatalogueError } from '@/lib/errors'
import type { Input } from '@/lib/tool/define'
import type { ServerContext } from '@/lib/tool/server-context'
import type { ServerStep } from '@/lib/tool/server-step'
import { checkNames } from './check-names'
import type { CheckedName } from './checked-name'
import type { checkerFields } from './fields'
import { createNameChecker } from './name-checker'
import { readNames } from './read-names'
import { maxNames } from './run-limits'
import { namesText } from './written'

type CheckerInput = Input<typeof checkerFields>

/** Throws `empty_prompt` for a text without a name, and `too_many_names`. */
export function check({ prompt }: CheckerInput): void {
  const asked = readNames(prompt)
  if (asked.length === 0) throw new CatalogueError('empty_prompt')
  if (asked.length > maxNames) throw new CatalogueError('too_many_names')
}

/** One part a name, as soon as it is known. Throws `unavailable` when TikTok told nothing about any of them. */
export async function* find(
  { prompt, parameters }: CheckerInput,
  { settings, signal }: ServerContext,
): AsyncGenerator<ServerStep, string, void> {
  const asked = readNames(prompt)
  const { tiktok } = settings
  const checker = perProcess('usernames.checker', () =>
    createNameChecker({ tiktok, gapMs: 1_000, restMs: 60_000 }),
  )
  const found: CheckedName[] = []
  yield { progress: { stage: 'checking', done: 0, total: asked.length } }
  for await (const name of checkNames(asked, { check: checker, blocked: tiktok.blocked, signal })) {
    found.push(name)
    yield { part: name }
    yield { progress: { stage: 'checking', done: found.length, total: asked.length } }
  }
  const none = found.every(({ verdict }) => verdict === 'could not check')
  if (none && found.some(({ name }) => !tiktok.blocked.has(name))) {
    throw new CatalogueError('unavailable', { reason: 'upstream_server' })
  }
  return namesText(found, parameters)
}
