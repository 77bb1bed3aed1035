import { PassThrough } from 'node:stream'
import { PublicError } from '@/lib/core/errors'
import type { ImagePart } from '@/lib/images/image-part'
import { isUncharged } from '@/lib/openai/upstream-error'
import type { ServerToolEvent } from '@/lib/tool/server-tool'
import type { ImageRequest } from './image-request'
import type { ImageEvent } from './read-images'

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

/** Calls separately, so that a refusal affects one image. A failure ends the calls, and is thrown without an image. */
export async function* generateImages(
  model: { generate(request: ImageRequest, signal: AbortSignal): AsyncGenerator<ImageEvent> },
  options: GenerateImagesOptions,
): AsyncGenerator<ServerToolEvent, number, void> {
  const abortController = new AbortController()
  const signal = AbortSignal.any([options.signal, abortController.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const events = new PassThrough({ objectMode: true })
  const pricePerImageMicroUsd = options.pricePerImageMicroUsd ?? 0
  const sendEvent = (event: ServerToolEvent) => events.write(event)
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
        sendEvent({ part: { kind: 'picture', ...image } satisfies ImagePart })
        sendEvent({ progress: { stage: 'drawing', done: finishedCount, total: options.count } })
      } else {
        const previewUrl = `data:${image.type};base64,${image.base64}`
        sendEvent({ progress: { stage: 'drawing', done: finishedCount, total: options.count, preview: previewUrl } })
      }
    }
  }

  try {
    yield { progress: { stage: 'drawing', done: 0, total: options.count } }
    const workers = Array.from({ length: Math.min(MAX_CONCURRENT_CALLS, options.count) }, runWorker)
    const workersPromise = Promise.all(workers).finally(() => events.end())
    yield* events
    await workersPromise
  } finally {
    abortController.abort()
  }
  if (finishedCount === 0) throw failure
  if (failure !== null) {
    const code = failure instanceof PublicError ? failure.code : 'internal'
    yield { part: { kind: 'missing', count: options.count - finishedCount, code } satisfies ImagePart }
  }
  return finishedCount
}
