import type { CheckedName } from './checked-name'
import { describeFinding, notCheckedNotes } from './describe-finding'
import type { NameChecker } from './name-checker'
import type { ParsedName } from './parse-names'
import { getVariants } from './variants'

type Options = {
  checkName: NameChecker
  /** Handles that the operator has shut out, in lower case. */
  blockedNames: ReadonlySet<string>
  signal: AbortSignal
}

/** So many names in a row without a clear answer, and TikTok is left alone. */
const MAX_CONSECUTIVE_UNCLEAR_FINDINGS = 2

/**
 * Checks names one after the other and yields each as soon as it is known. Names with a spelling problem are not looked
 * up; after TikTok's first 429, or two names in a row without a clear answer, the rest is not either. Throws the signal's
 * reason when that aborts.
 */
export async function* checkNames(parsedNames: readonly ParsedName[], options: Options): AsyncGenerator<CheckedName> {
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
