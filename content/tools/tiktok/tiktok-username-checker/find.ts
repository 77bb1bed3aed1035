import { checkNames } from '@/content/tools/tiktok/tiktok-username-checker/check-names'
import type { CheckedName } from '@/content/tools/tiktok/tiktok-username-checker/checked-name'
import { createNameChecker } from '@/content/tools/tiktok/tiktok-username-checker/name-checker'
import { readNames } from '@/content/tools/tiktok/tiktok-username-checker/read-names'
import { maxNames } from '@/content/tools/tiktok/tiktok-username-checker/run-limits'
import { namesText } from '@/content/tools/tiktok/tiktok-username-checker/written'
import { perProcess } from '@/lib/env/per-process'
import { CatalogueError } from '@/lib/errors'
import type { Input } from '@/lib/tool/define'
import type { LookupContext } from '@/lib/tool/server-context'
import type { LookupStep } from '@/lib/tool/server-step'
import type { checkerFields } from './fields'

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
  { settings, signal }: LookupContext,
): AsyncGenerator<LookupStep, string, void> {
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
