import { PublicError } from '@/lib/core/errors'
import { iterateUntilAborted } from '@/lib/core/race'
import type { Card } from '@/lib/tool/card'
import type { Candidate, CardWriter, Engine, Progress, PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import type { PromptKind } from '@/lib/tool/prompt-reading'
import { findMissingPlaces, getPlace, isSequence, toCard } from './candidate-card'
import { createCardFilter, type SoftFault, softFaults } from './card-filter'
import { countFacts, findFacts } from './prompt-facts'

/** An engine is stopped after this number of candidates, because its items apparently never fit. */
const MAX_CANDIDATES = 300

/** A second request for these would cost a call and make nothing better. */
const acceptableFaults: readonly SoftFault[] = ['opening', 'unrelated', 'invented']

/**
 * Yields the parts of a sequence in order. Cards with faults only fill empty places at the end. Throws
 * `empty_response`, `already_short`, `needs_model` or an abort reason, even if the engine ignores the abort.
 */
export async function* generateCards(job: WritingJob, engine: Engine, signal: AbortSignal): AsyncGenerator<Card> {
  let kind: PromptKind | undefined
  const onPromptAnalyzed = (analysis: PromptAnalysis) => {
    kind = analysis.kind
    job.onPromptAnalyzed?.(analysis)
  }
  const selection = createSelection(job, () => kind)
  const engineJob = { ...job, getProgress: selection.getProgress, onPromptAnalyzed }
  let candidateCount = 0
  for await (const candidate of iterateUntilAborted(engine.write(engineJob, signal), signal)) {
    yield* selection.add(candidate)
    candidateCount += 1
    if (selection.isComplete() || candidateCount === MAX_CANDIDATES) break
  }
  yield* selection.fillPlaces()
  if (selection.getProgress().accepted.length > 0) return
  if (engine.name === 'built-in') throw new PublicError('needs_model')
  const isShortening = candidateCount > 0 && job.refine?.action === 'shorter'
  throw new PublicError(isShortening ? 'already_short' : 'empty_response')
}

function createSelection(job: WritingJob, getKind: () => PromptKind | undefined) {
  const cardFilter = createCardFilter(job, getKind)
  const acceptedCards: Card[] = []
  const faultyCards: { card: Card; fault: SoftFault }[] = []
  const rejected: Progress['rejected'][number][] = []
  const isPiece = isSequence(job)
  /** Parts of a sequence before which a part is missing. */
  const waitingCards = new Map<number, Card>()
  let nextPlace = 1
  /** Lists that the model has left empty on purpose: nothing else belongs into them. */
  let emptyListCount = 0
  const hasLists = job.tool.buildBrief(job.input).outputShape === 'lists'

  const countMissing = () =>
    isPiece && acceptedCards.length > 0
      ? findMissingPlaces(job, acceptedCards).length
      : job.count - acceptedCards.length - emptyListCount

  function* yieldInOrder(card: Card): Generator<Card> {
    waitingCards.set(getPlace(card).n, card)
    for (let next = waitingCards.get(nextPlace); next; next = waitingCards.get(nextPlace)) {
      yield next
      waitingCards.delete(nextPlace)
      nextPlace += 1
    }
  }

  return {
    *add(candidate: Candidate): Generator<Card> {
      const { card, fault, ...review } = cardFilter.review(candidate)
      const isTaken = card !== null && isPiece && acceptedCards.some((other) => getPlace(other).n === getPlace(card).n)
      if (isTaken) rejected.push({ item: candidate.item, reason: 'has the place of another item' })
      else if (fault !== null && 'reason' in review) rejected.push({ item: candidate.item, reason: review.reason })
      if (hasLists && card === null && isEmptyList(candidate.item)) emptyListCount += 1
      if (isTaken || card === null) return
      if (fault !== null) return void faultyCards.push({ card, fault })
      acceptedCards.push(card)
      if (isPiece) yield* yieldInOrder(card)
      else yield card
    },
    /** A sequence is read to its end, because its planned length may be wrong. */
    isComplete: () => (isPiece ? acceptedCards.length >= job.count : countMissing() <= 0),
    getProgress(): Progress {
      const acceptableCount = faultyCards.filter(({ fault }) => acceptableFaults.includes(fault)).length
      return {
        missingCount: Math.max(0, countMissing() - acceptableCount),
        accepted: acceptedCards.map(({ item }) => item),
        rejected,
        missingPlaces: findMissingPlaces(job, acceptedCards),
      }
    },
    /** Yields what is left: parts after a missing one, else cards with faults, the ones with most facts first. */
    *fillPlaces(): Generator<Card> {
      yield* [...waitingCards].toSorted(([one], [other]) => one - other).map(([, card]) => card)
      const facts = findFacts(job.input)
      const sortedCards = faultyCards.toSorted(
        (one, other) =>
          softFaults.indexOf(one.fault) - softFaults.indexOf(other.fault) ||
          (one.card.lost?.length ?? 0) - (other.card.lost?.length ?? 0) ||
          countFacts(facts, other.card.copy) - countFacts(facts, one.card.copy),
      )
      for (const { card } of sortedCards) {
        if (countMissing() <= 0) return
        if (!cardFilter.show(card)) continue
        acceptedCards.push(card)
        yield card
      }
    },
  }
}

const isEmptyList = (item: unknown) =>
  Object.values(Object(item)).every((value) => (Array.isArray(value) ? value.length === 0 : !/\s/.test(String(value))))

export function createCardWriter(engine: Engine): CardWriter {
  return {
    name: engine.name,
    async *write(job, signal) {
      const { tool, input } = job
      if (!job.isModelFree) yield* generateCards(job, engine, signal)
      else for (const item of tool.modelFreeMode?.buildItems(input) ?? []) yield toCard(tool, item, input)
    },
  }
}
