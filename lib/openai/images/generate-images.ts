import { PublicError } from '@/lib/core/errors'
import type { ImagePart } from '@/lib/images/image-part'
import { isUncharged } from '@/lib/openai/upstream-error'
import type { ServerToolEvent } from '@/lib/tool/server-tool'
import type { ImageRequest } from './image-request'
import type { ImageEvent } from './read-images'

/** Merges the values of several tasks into one sequence, in order of arrival. */
function createAsyncQueue<Value>() {
  const queuedValues: Value[] = []
  let hasEnded = false
  let nextChange = Promise.withResolvers<void>()

  return {
    add(value: Value): void {
      queuedValues.push(value)
      nextChange.resolve()
    },
    end(): void {
      hasEnded = true
      nextChange.resolve()
    },
    async *readAll(): AsyncGenerator<Value, void, void> {
      for (;;) {
        yield* queuedValues.splice(0)
        if (queuedValues.length > 0) continue
        if (hasEnded) return
        await nextChange.promise
        nextChange = Promise.withResolvers()
      }
    },
  }
}

/** Models limit images per minute, and each pending image takes up to 20 MB of memory. */
const MAX_CONCURRENT_CALLS = 2
/** Less than the tool's own deadline, so that images finished by then are delivered. */
const TIMEOUT_MS = 140_000

type GenerateImagesOptions = {
  request: ImageRequest
  count: number
  signal: AbortSignal
  /** Null if the price is unknown. */
  pricePerImageMicroUsd: number | null
  spend(microUsd: number): void
}

type ImageGenerator = { generate(request: ImageRequest, signal: AbortSignal): AsyncGenerator<ImageEvent> }

/** Calls separately, so that a refusal affects one image. A failure ends the calls, and is thrown without an image. */
export async function* generateImages(
  model: ImageGenerator,
  options: GenerateImagesOptions,
): AsyncGenerator<ServerToolEvent, number, void> {
  const abortController = new AbortController()
  const signal = AbortSignal.any([options.signal, abortController.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const eventQueue = createAsyncQueue<ServerToolEvent>()
  const pricePerImageMicroUsd = options.pricePerImageMicroUsd ?? 0
  let startedCount = 0
  let finishedCount = 0
  let failure: unknown = null

  async function runWorker(): Promise<void> {
    while (startedCount < options.count && failure === null && !signal.aborted) {
      startedCount += 1
      // Charged when the call begins, because a visitor who leaves does not wait for its end.
      options.spend(pricePerImageMicroUsd)
      const error = await generateImage().catch((reason: unknown) => reason)
      if (isUncharged(error)) options.spend(-pricePerImageMicroUsd)
      if (error !== undefined) failure ??= error
    }
  }

  async function generateImage(): Promise<void> {
    for await (const { image, isFinished } of model.generate(options.request, signal)) {
      if (isFinished) {
        finishedCount += 1
        eventQueue.add({ part: toImagePart({ kind: 'picture', ...image }) })
        eventQueue.add({ progress: { stage: 'drawing', done: finishedCount, total: options.count } })
      } else {
        const previewUrl = `data:${image.type};base64,${image.base64}`
        eventQueue.add({
          progress: { stage: 'drawing', done: finishedCount, total: options.count, preview: previewUrl },
        })
      }
    }
  }

  try {
    yield { progress: { stage: 'drawing', done: 0, total: options.count } }
    const workers = Array.from({ length: Math.min(MAX_CONCURRENT_CALLS, options.count) }, runWorker)
    const workersPromise = Promise.all(workers).finally(eventQueue.end)
    yield* eventQueue.readAll()
    await workersPromise
  } finally {
    abortController.abort()
  }
  if (finishedCount === 0) throw failure
  if (failure !== null) {
    yield { part: toImagePart({ kind: 'missing', count: options.count - finishedCount, code: getErrorCode(failure) }) }
  }
  return finishedCount
}

const toImagePart = (value: ImagePart) => value

const getErrorCode = (error: unknown) => (error instanceof PublicError ? error.code : 'internal')
