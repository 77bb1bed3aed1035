import { joinParts } from '@/content/tools/tiktok/tiktok-username-generator/join-parts'
import { PublicError } from '@/lib/core/errors'
import { createRandom } from '@/lib/core/random'
import { foldText } from '@/lib/core/strings/normalize-unicode'
import { getHandleProblem } from '@/lib/platforms/handles'
import { tiktokUsername } from '@/lib/platforms/networks/tiktok'
import type { Input } from '@/lib/tool/prompt-tool'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-tool'
import { getProcessSingleton } from '@/platform/next/process-state'
import type { CheckedName } from './checked-name'
import { describeFinding, notCheckedNotes } from './describe-finding'
import { type checkerFields, MAX_NAMES } from './fields'
import { createNameChecker, type NameChecker } from './name-checker'
import { formatNames, type ParsedName, parseNames } from './names'

export const MAX_VARIANTS = 5

const joinOptions = { maxLength: tiktokUsername.max, punctuation: true }

/** Up to five valid usernames, always the same for a name. Does not check whether they are taken. */
export function getVariants(name: string, otherNames: readonly string[]): string[] {
  const excludedNames = new Set([name, ...otherNames])
  const variants: string[] = []
  for (const variant of generateCandidates(name)) {
    if (variants.length === MAX_VARIANTS) break
    if (variant === null || excludedNames.has(variant) || getHandleProblem('tiktok', variant) !== null) continue
    excludedNames.add(variant)
    variants.push(variant)
  }
  return variants
}

/** Yields other spellings of the name's own words, then names with a word before or after them, alternating. */
function* generateCandidates(name: string): Generator<string | null> {
  // The letters and digits between marks: "crumb-club!" is "crumb" and "club".
  const words = foldText(name).match(/[a-z0-9]+/g) ?? []
  const joinedWords = words.join('')
  if (joinedWords === '') return
  const random = createRandom(
    [...joinedWords].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) % 2 ** 31,
  )
  yield words.join(name.includes('_') ? '.' : '_')
  yield joinedWords.slice(0, joinOptions.maxLength)
  if (words.length === 1) yield `${joinedWords}_`
  const suffixes = random.shuffle(['notes', 'studio', 'daily', 'hq', 'world'])
  const prefixes = random.shuffle(['the', 'hello', 'just', 'simply'])
  for (const [index, suffix] of suffixes.entries()) {
    const prefix = prefixes[index]
    if (prefix) yield joinParts([prefix, ...words], joinOptions, random)
    yield joinParts([...words, suffix], joinOptions, random)
  }
}

type CheckOptions = {
  checkName: NameChecker
  /** Handles blocked by the operator, in lower case. */
  blockedNames: ReadonlySet<string>
  signal: AbortSignal
}

/** Consecutive names without a clear result before the batch ends. */
const MAX_CONSECUTIVE_UNCLEAR_FINDINGS = 2

/** Makes no lookup after TikTok's first 429 or two unclear results in a row. An abort throws the signal's reason. */
export async function* checkNames(
  parsedNames: readonly ParsedName[],
  options: CheckOptions,
): AsyncGenerator<CheckedName> {
  const names = parsedNames.map(({ name }) => name)
  let stopReason: 'limited' | 'silent' | null = null
  let unclearCount = 0
  for (const { name, problem } of parsedNames) {
    options.signal.throwIfAborted()
    if (problem !== null) yield { ...toUncheckedName(name, 'not usable', problem), variants: getVariants(name, names) }
    else if (options.blockedNames.has(name)) yield toUncheckedName(name, 'could not check', notCheckedNotes.blocked)
    else if (stopReason) yield toUncheckedName(name, 'could not check', notCheckedNotes[stopReason])
    else {
      const finding = await options.checkName(name, options.signal)
      const description = describeFinding(finding)
      unclearCount = finding.kind === 'unclear' ? unclearCount + 1 : 0
      if (finding.kind === 'limited') stopReason = 'limited'
      else if (unclearCount === MAX_CONSECUTIVE_UNCLEAR_FINDINGS) stopReason = 'silent'
      yield { name, ...description, variants: description.account ? getVariants(name, names) : [] }
    }
  }
}

function toUncheckedName(name: string, verdict: CheckedName['verdict'], note: string): CheckedName {
  return { name, verdict, lowCertainty: false, note, account: null, variants: [] }
}

type CheckerInput = Input<typeof checkerFields>

type Task = { names: readonly ParsedName[]; parameters: CheckerInput['parameters'] }

/** Parses the names to check. Throws `empty_prompt` for a text without a name, and `too_many_names`. */
export function parseNamesTask({ prompt, parameters }: CheckerInput): Task {
  const names = parseNames(prompt)
  if (names.length === 0) throw new PublicError('empty_prompt')
  if (names.length > MAX_NAMES) throw new PublicError('too_many_names')
  return { names, parameters }
}

/** Yields one part per name. Throws `unavailable` if TikTok answered for none of them. */
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
