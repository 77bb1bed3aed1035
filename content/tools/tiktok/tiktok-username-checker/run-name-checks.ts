import { PublicError } from '@/lib/core/errors'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-run'
import type { Input } from '@/lib/tool/tool-definition'
import { checkNames } from './check-names'
import type { CheckedName } from './checked-name'
import type { checkerFields } from './fields'
import { formatNames } from './format-names'
import { createNameChecker } from './name-checker'
import { type ParsedName, parseNames } from './parse-names'
import { MAX_NAMES } from './run-limits'

type CheckerInput = Input<typeof checkerFields>

type Task = { names: readonly ParsedName[]; parameters: CheckerInput['parameters'] }

/** The names to be checked. Throws `empty_prompt` for a text without a name, and `too_many_names`. */
export function parseNamesTask({ prompt, parameters }: CheckerInput): Task {
  const names = parseNames(prompt)
  if (names.length === 0) throw new PublicError('empty_prompt')
  if (names.length > MAX_NAMES) throw new PublicError('too_many_names')
  return { names, parameters }
}

/** One part a name, as soon as it is known. Throws `unavailable` when TikTok told nothing about any of them. */
export async function* runNameChecks(
  { names, parameters }: Task,
  { settings, signal }: ServerContext,
): AsyncGenerator<ServerToolEvent, string, void> {
  const { tiktok } = settings
  const checker = getProcessSingleton('usernames.checker', () =>
    createNameChecker({ tiktok, gapMs: 1_000, pauseMs: 60_000 }),
  )
  const checkedNames: CheckedName[] = []
  yield { progress: { stage: 'checking', done: 0, total: names.length } }
  for await (const checkedName of checkNames(names, { checkName: checker, blockedNames: tiktok.blocked, signal })) {
    checkedNames.push(checkedName)
    yield { part: checkedName }
    yield { progress: { stage: 'checking', done: checkedNames.length, total: names.length } }
  }
  const hasNoVerdict = checkedNames.every(({ verdict }) => verdict === 'could not check')
  if (hasNoVerdict && checkedNames.some(({ name: checkedName }) => !tiktok.blocked.has(checkedName))) {
    throw new PublicError('unavailable', { reason: 'upstream_server' })
  }
  return formatNames(checkedNames, parameters)
}
