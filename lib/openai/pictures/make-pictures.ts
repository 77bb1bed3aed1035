import { CatalogueError } from '@/lib/core/errors'
import type { PicturePart } from '@/lib/images/picture-part'
import { isUncharged } from '@/lib/openai/upstream-error'
import type { ServerStep } from '@/lib/tool/server-run'
import { createQueue } from './queue'
import type { PictureEvent } from './read-pictures'
import type { PictureRequest } from './request'

/** Models limit pictures a minute, and each one on its way takes up to 20 MB of memory. */
const AT_ONCE = 2
/** Below the tool's own deadline, so that pictures which are finished by then still count. */
const TIME_LIMIT_MS = 140_000

type PicturesOptions = {
  wanted: PictureRequest
  count: number
  signal: AbortSignal
  /** What one picture costs, in micro-dollars; null when nobody counts. */
  price: number | null
  spend(microUsd: number): void
}

/** A model that draws; see `ImageModel`. */
type Draws = { draw(wanted: PictureRequest, signal: AbortSignal): AsyncGenerator<PictureEvent> }

/**
 * Draws pictures, two at once, each with a call of its own: they arrive one by one, and one that is refused costs the
 * others nothing. After a failure no further call is made. Returns how many were made; throws the first failure when
 * none was.
 */
export async function* makePictures(
  model: Draws,
  order: PicturesOptions,
): AsyncGenerator<ServerStep, number, void> {
  const left = new AbortController()
  const signal = AbortSignal.any([order.signal, left.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  const steps = createQueue<ServerStep>()
  const price = order.price ?? 0
  let asked = 0
  let made = 0
  let failure: unknown = null

  async function work(): Promise<void> {
    while (asked < order.count && failure === null && !signal.aborted) {
      asked += 1
      // Spent as the call begins, since a visitor who leaves does not wait for its end.
      order.spend(price)
      const error = await drawOne().catch((thrown: unknown) => thrown)
      if (isUncharged(error)) order.spend(-price)
      if (error !== undefined) failure ??= error
    }
  }

  async function drawOne(): Promise<void> {
    for await (const { picture, finished } of model.draw(order.wanted, signal)) {
      if (finished) {
        made += 1
        steps.add({ part: part({ kind: 'picture', ...picture }) })
        steps.add({ progress: { stage: 'drawing', done: made, total: order.count } })
      } else {
        const preview = `data:${picture.type};base64,${picture.base64}`
        steps.add({ progress: { stage: 'drawing', done: made, total: order.count, preview } })
      }
    }
  }

  try {
    yield { progress: { stage: 'drawing', done: 0, total: order.count } }
    const workers = Array.from({ length: Math.min(AT_ONCE, order.count) }, work)
    const all = Promise.all(workers).finally(steps.end)
    yield* steps.all()
    await all
  } finally {
    left.abort()
  }
  if (made === 0) throw failure
  if (failure !== null) {
    yield { part: part({ kind: 'missing', count: order.count - made, code: codeOf(failure) }) }
  }
  return made
}

const part = (given: PicturePart) => given

const codeOf = (error: unknown) => (error instanceof CatalogueError ? error.code : 'internal')
