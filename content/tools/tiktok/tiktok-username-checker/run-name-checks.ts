import { joinParts } from '@/content/tools/tiktok/tiktok-username-generator/join-parts'
import { PublicError } from '@/lib/core/errors'
import { createRandom } from '@/lib/core/random'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { getHandleProblem } from '@/lib/platforms/handles'
import { tiktokUsername } from '@/lib/platforms/networks/tiktok'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-run'
import type { Input } from '@/lib/tool/tool-definition'
import type { CheckedName } from './checked-name'
import { describeFinding, notCheckedNotes } from './describe-finding'
import type { checkerFields } from './fields'
import { formatNames } from './format-names'
import { createNameChecker, type NameChecker } from './name-checker'
import { type ParsedName, parseNames } from './parse-names'
import { MAX_NAMES } from './run-limits'

/** How many similar names the page shows for one name. */
const MAX_VARIANTS = 5

const joinOptions = { maxLength: tiktokUsername.max, punctuation: true }

/**
 * Up to five usernames close to this one that TikTok's spelling rules allow, in lower case and none of those asked for.
 * The same name always gives the same ones; whether anybody has them is not known.
 */
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

/** The name's own words in other spellings first, then with a word before or after them, turn by turn. */
function* generateCandidates(name: string): Generator<string | null> {
  const words = splitName(name)
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

/** Letters and digits only, as they stand between marks: "crumb-club!" is "crumb" and "club". */
function splitName(name: string): string[] {
  return normalizeUnicode(name.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

type CheckOptions = {
  checkName: NameChecker
  /** Handles that the operator has shut out, in lower case. */
  blockedNames: ReadonlySet<string>
  signal: AbortSignal
}

/** So many names in a row without a clear answer, and TikTok is left alone. */
const MAX_CONSECUTIVE_UNCLEAR_FINDINGS = 2

/**
 * Checks names one after the other and yields each as soon as it is known. Names with a spelling problem are not looked
 * up; after TikTok's first 429, or two names in a row without a clear answer, the rest is not either. Throws the
 * signal's reason when that aborts.
 */
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

/** The names to be checked. Throws `empty_prompt` for a text without a name, and `too_many_names`. */
export function parseNamesTask({ prompt, parameters }: CheckerInput): Task {
  const names = parseNames(prompt)
  if (names.length === 0) throw new PublicError('empty_prompt')
  if (names.length > MAX_NAMES) throw new PublicError('too_many_names')
  return { names, parameters }
}

/** One part a name, as soon as it is known. Throws `unavailable` when TikTok said nothing about any of them. */
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
