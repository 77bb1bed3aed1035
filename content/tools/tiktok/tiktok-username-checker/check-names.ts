import type { CheckedName } from './checked-name'
import { inWords, notAsked } from './in-words'
import type { NameChecker } from './name-checker'
import type { AskedName } from './read-names'
import { variantsOf } from './variants'

type Options = {
  check: NameChecker
  /** Handles that the operator has shut out, in lower case. */
  blocked: ReadonlySet<string>
  signal: AbortSignal
}

/** So many names in a row without a clear answer, and TikTok is left alone. */
const patience = 2

/**
 * Checks names one after the other and yields each as soon as it is known. Names with a spelling problem are not looked
 * up; after TikTok's first 429, or two names in a row without a clear answer, the rest is not either. Throws the signal's
 * reason when that aborts.
 */
export async function* checkNames(
  asked: readonly AskedName[],
  options: Options,
): AsyncGenerator<CheckedName> {
  const names = asked.map(({ name }) => name)
  let stopped: 'limited' | 'silent' | null = null
  let unclear = 0
  for (const { name, problem } of asked) {
    options.signal.throwIfAborted()
    if (problem !== null)
      yield { ...unlooked(name, 'not usable', problem), variants: variantsOf(name, names) }
    else if (options.blocked.has(name)) yield unlooked(name, 'could not check', notAsked.blocked)
    else if (stopped) yield unlooked(name, 'could not check', notAsked[stopped])
    else {
      const finding = await options.check(name, options.signal)
      const words = inWords(finding)
      unclear = finding.kind === 'unclear' ? unclear + 1 : 0
      if (finding.kind === 'limited') stopped = 'limited'
      else if (unclear === patience) stopped = 'silent'
      yield { name, ...words, variants: words.account ? variantsOf(name, names) : [] }
    }
  }
}

function unlooked(name: string, verdict: CheckedName['verdict'], note: string): CheckedName {
  return { name, verdict, lowCertainty: false, note, account: null, variants: [] }
}
