import { CatalogueError } from '@/lib/core/errors'
import { untilAborted } from '@/lib/core/until-aborted'
import type { Card } from '@/lib/tool/card'
import { recipeOf } from '@/lib/tool/define'
import type { Engine, Job } from '@/lib/tool/engine'
import { isRewrite } from './is-rewrite'
import { isSpecific } from './is-specific'
import { keepsLanguage } from './kept-language'
import { createSelection, isEcho } from './select'

/** An engine whose items never fit is stopped here. */
const MAX_CANDIDATES = 300

/**
 * Pulls items from an engine until there are as many cards as asked for, or none left. Cards in another script than the
 * language asked for, those of a model that would fit another prompt as well, and a text given back as it was, come last, in place of those that are still missing. Throws `empty_response` when
 * not one item fits, `already_short` when none is shorter than the original, `needs_model` when the built-in writer has no other like it, and the signal's reason when it aborts, even
 * if the engine does not listen.
 */
export async function* produce(job: Job, engine: Engine, signal: AbortSignal): AsyncGenerator<Card> {
  const selection = createSelection(job)
  const spare: Card[] = []
  const strays: Card[] = []
  const echoes: Card[] = []
  // A text that needs no mark is an answer too.
  const mayEcho = job.refine !== undefined || !isRewrite(job) || recipeOf(job.tool)?.writes === 'marks'
  let made = 0
  let seen = 0
  const missing = () => job.count - made
  for await (const candidate of untilAborted(engine.write({ ...job, missing }, signal), signal)) {
    const card = selection.take(candidate)
    seen += 1
    if (card && !mayEcho && isEcho(job, card)) echoes.push(card)
    else if (card && !keepsLanguage(job, card)) strays.push(card)
    else if (card && candidate.assumed && !isSpecific(job, card)) spare.push(card)
    else if (card) {
      made += 1
      yield card
    }
    if (missing() === 0 || seen === MAX_CANDIDATES) break
  }
  const last = [...spare, ...strays, ...echoes].slice(0, missing())
  yield* last
  if (made + last.length > 0) return
  const action = job.refine?.action
  if (action === 'similar' && engine.name === 'built-in') throw new CatalogueError('needs_model')
  throw new CatalogueError(seen > 0 && action === 'shorter' ? 'already_short' : 'empty_response')
}
