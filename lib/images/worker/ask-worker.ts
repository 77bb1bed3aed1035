import { PictureError, type PictureFault } from '@/lib/core/errors/picture-faults'
import { fetchCode } from '@/lib/images/encode/codec-code'
import { drawSvg } from '@/lib/images/svg/draw-svg'
import type { Answer } from './answer-asks'

/** After this long without work the worker is ended: what it holds is given back. */
const IDLE_MS = 20_000

/** Why a worker could not do it; its message is meant for the visitor. */
export class AskError extends Error {
  readonly code: PictureFault

  constructor({ code, text }: { code: PictureFault; text: string }) {
    super(text)
    this.name = 'AskError'
    this.code = code
  }
}

/** After these nothing that the worker holds can be trusted; one that lacks a part may go on lacking it. */
export const stopsAll = (code: PictureFault) =>
  code === 'crashed' || code === 'out_of_memory' || code === 'offline'

type Asking<Progress> = {
  signal: AbortSignal
  transfer?: Transferable[]
  onProgress?: (progress: Progress) => void
}

/**
 * Asks a worker that answers by `answerAsks`, one thing after the other. Where `signal` is aborted the worker is ended: at
 * once, whatever it does; what waits goes on in a new one. Rejects with an `AskError`, or with the signal's reason.
 */
export function createAsker<Asked, Made, Progress = never>(start: () => Worker) {
  let worker: Worker | null = null
  let idle: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function end() {
    worker?.terminate()
    worker = null
  }

  async function answered(asked: Asked, { signal, transfer = [], onProgress }: Asking<Progress>) {
    signal.throwIfAborted()
    clearTimeout(idle)
    const { promise, resolve, reject } = Promise.withResolvers<Made>()
    const isNew = worker === null
    worker ??= start()
    const own = worker
    const stop = () => {
      end()
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop)
    own.onmessage = ({ data }: MessageEvent<Answer<Made, Progress>>) => {
      if ('code' in data) fetchCode(data.code).then((given) => own.postMessage(given))
      else if ('svg' in data) drawSvg(data).then((given) => own.postMessage(given))
      else if ('progress' in data) onProgress?.(data.progress)
      else if ('failed' in data) {
        if (stopsAll(data.failed.code)) end()
        reject(new AskError(data.failed))
      } else resolve(data.made)
    }
    own.onerror = () => {
      const code = isNew ? 'offline' : 'crashed'
      end()
      reject(new AskError({ code, text: new PictureError(code).message }))
    }
    own.postMessage({ asked }, transfer)
    return promise.finally(() => {
      signal.removeEventListener('abort', stop)
      idle = setTimeout(end, IDLE_MS)
    })
  }

  return (asked: Asked, asking: Asking<Progress>): Promise<Made> => {
    const made = turn.then(() => answered(asked, asking))
    turn = made.catch(() => undefined)
    return made
  }
}
