import { type ImageErrorCode, imageErrors } from '@/lib/core/errors/image-errors'
import { type CodecReply, fetchCodec } from '@/lib/images/encode/codec-loader'
import { MAX_BATCH_BYTES, MAX_BATCH_FILES } from '@/lib/images/limits'
import { drawSvg, type SvgDrawReply } from '@/lib/images/svg/draw-svg'
import type { FileJob, FileWorkerMessage } from '@/lib/images/worker/serve-file-jobs'
import type { OutputFiles, Tweak } from '@/lib/tool/files-tool'
import type { ParameterValue } from '@/lib/tool/form'

export type Settings = Readonly<Record<string, ParameterValue>>

type Phase =
  | { phase: 'held' | 'waiting' | 'working' | 'stopped' }
  | { phase: 'done'; made: OutputFiles }
  | { phase: 'failed'; code: ImageErrorCode; text: string }

/** What a visitor agrees to where a file cannot be done otherwise: its first frame, encoding it anew, half its size. */
export type Fallback = 'firstFrame' | 'anew' | 'half'

type QueueEntry = {
  id: number
  file: File
  settings: Settings
  fallbacks: readonly Fallback[]
  tweak: Tweak
  /** Whether the tweak was changed after the file was last taken up. */
  isTweakChanged: boolean
}

export type QueuedFile = QueueEntry & Phase

type QueueOptions = {
  tool: string
  startWorker: () => Worker
  /** Files wait until they are asked for. */
  waitsForStart?: boolean
  idleMs?: number
}

/** After these nothing that the worker holds can be trusted; one that lacks a part may go on lacking it. */
const fatalFaults: readonly ImageErrorCode[] = ['crashed', 'out_of_memory', 'offline']

const batchLimitFaults: readonly ImageErrorCode[] = ['too_many', 'batch_too_heavy']

/** What may be gone the next time, with the same settings. */
const temporaryFaults: readonly ImageErrorCode[] = ['offline', 'out_of_memory', 'logo_gone']

/**
 * Files on their way through one worker, one at a time, each with a state of its own. Stopping ends the worker, so it
 * takes effect at once; the next file starts a new one, and so does the file after a crash. An idle worker is ended too:
 * WebAssembly gives no memory back.
 */
export function createQueue({ tool, startWorker, waitsForStart = false, idleMs = 20_000 }: QueueOptions) {
  const listeners = new Set<() => void>()
  let files: readonly QueuedFile[] = []
  let worker: Worker | null = null
  let idle: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  const since = performance.now()

  function set(next: readonly QueuedFile[]) {
    files = next
    for (const listener of listeners) listener()
  }

  const setPhase = (id: number, phase: Phase) =>
    set(files.map((one) => (one.id === id ? withPhase(one, phase) : one)))

  function endWorker() {
    worker?.terminate()
    worker = null
  }

  function finish(phase: Phase) {
    const current = files.find((one) => one.phase === 'working')
    if (current) setPhase(current.id, phase)
    goOn()
  }

  function fail(code: ImageErrorCode, text: string) {
    if (fatalFaults.includes(code)) endWorker()
    finish({ phase: 'failed', code, text })
  }

  function started(): Worker {
    const own = startWorker()
    let answered = false
    own.onmessage = ({ data }: MessageEvent<FileWorkerMessage>) => {
      if (worker !== own) return
      answered = true
      if ('code' in data) fetchCodec(data.code).then((given) => post(own, given))
      else if ('svg' in data) drawSvg(data).then((given) => post(own, given))
      else if ('made' in data) finish({ phase: 'done', made: data.made })
      else fail(data.failed.code, data.failed.text)
    }
    own.onerror = () => {
      if (worker !== own) return
      const code = answered ? 'crashed' : 'offline'
      endWorker()
      fail(code, imageErrors[code]())
    }
    return own
  }

  function goOn() {
    clearTimeout(idle)
    if (files.some((one) => one.phase === 'working')) return
    const next = files.find((one) => one.phase === 'waiting')
    if (!next) {
      idle = setTimeout(endWorker, idleMs)
      return
    }
    worker ??= started()
    const { id, file, settings, fallbacks, tweak } = next
    const [firstFrame, anew, half] = [
      fallbacks.includes('firstFrame'),
      fallbacks.includes('anew'),
      fallbacks.includes('half'),
    ]
    const place = files.indexOf(next) + 1
    set(
      files.map((one) =>
        one.id === id ? withPhase({ ...one, isTweakChanged: false }, { phase: 'working' }) : one,
      ),
    )
    post(worker, {
      tool,
      file,
      half,
      options: { ...settings, canUseFirstFrame: firstFrame, canReencode: anew, fileNumber: place, tweak },
    })
  }

  const restart = (
    isMeant: (one: QueuedFile) => boolean,
    change: (one: QueuedFile) => Partial<Pick<QueueEntry, 'settings' | 'fallbacks'>>,
  ) => {
    set(
      files.map((one) =>
        isMeant(one) && isAccepted(one) ? withPhase({ ...one, ...change(one) }, { phase: 'waiting' }) : one,
      ),
    )
    goOn()
  }

  return {
    /** When the queue was opened, which is when the first file was added; by `performance.now()`. */
    openedAt: since,
    snapshot: () => files,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(added: readonly File[], settings: Settings) {
      const all = [...files]
      for (const file of added) {
        lastId += 1
        const kept = { id: lastId, file, settings, fallbacks: [], tweak: null, isTweakChanged: false }
        all.push({
          ...kept,
          ...(checkBatchLimits(all, file) ?? { phase: waitsForStart ? 'held' : 'waiting' }),
        })
      }
      set(all)
      goOn()
    },
    /** Takes back what is not finished; what is done stays. */
    stop() {
      endWorker()
      set(files.map((one) => (isPending(one) ? withPhase(one, { phase: 'stopped' }) : one)))
      goOn()
    },
    resume: () =>
      restart(
        ({ phase }) => phase === 'stopped',
        () => ({}),
      ),
    /** Does what is not done with these settings and its own tweak; one file alone where its `id` is given. */
    rerun(settings: Settings, id?: number) {
      const isMeant = (one: QueuedFile) => isOutdated(one, settings) && (id === undefined || one.id === id)
      if (files.some((one) => one.phase === 'working' && isMeant(one))) endWorker()
      restart(isMeant, () => ({ settings }))
    },
    /** Does with these settings what was done, or is to be done, with others. What was stopped stays so. */
    applySettings(settings: Settings) {
      const isMeant = (one: QueuedFile) => isAccepted(one) && !isSame(one.settings, settings)
      if (files.some((one) => one.phase === 'working' && isMeant(one))) endWorker()
      set(
        files.map((one) =>
          isMeant(one)
            ? withPhase({ ...one, settings }, { phase: one.phase === 'stopped' ? 'stopped' : 'waiting' })
            : one,
        ),
      )
      goOn()
    },
    /** What is done, or under way, stays as it was until it is done again. */
    tweak: (id: number, tweak: Tweak) =>
      set(files.map((one) => (one.id === id ? { ...one, tweak, isTweakChanged: true } : one))),
    tweakAll: (tweak: Tweak) => set(files.map((one) => ({ ...one, tweak, isTweakChanged: true }))),
    allowFallback: (id: number, what: Fallback) =>
      restart(
        (one) => one.id === id,
        ({ fallbacks }) => ({ fallbacks: [...fallbacks, what] }),
      ),
    remove(id: number) {
      if (files.find((one) => one.id === id)?.phase === 'working') endWorker()
      set(files.filter((one) => one.id !== id))
      goOn()
    },
    clear() {
      endWorker()
      set([])
      goOn()
    },
    dispose() {
      clearTimeout(idle)
      endWorker()
    },
  }
}

export type Queue = ReturnType<typeof createQueue>

export const isPending = ({ phase }: QueuedFile) => phase === 'waiting' || phase === 'working'

/** Whether a file is part of the batch at all. */
export const isAccepted = (one: QueuedFile) => one.phase !== 'failed' || !batchLimitFaults.includes(one.code)

/** Whether a file would come out otherwise, or at all, if it were done with these settings now. */
export const isOutdated = (one: QueuedFile, settings: Settings) =>
  isAccepted(one) &&
  (one.phase === 'held' ||
    (one.isTweakChanged && one.phase !== 'waiting') ||
    isRetryable(one) ||
    !isSame(one.settings, settings))

/** Whether a file failed for something that may be gone by now. */
export const isRetryable = (one: QueuedFile) => one.phase === 'failed' && temporaryFaults.includes(one.code)

const isSame = (one: Settings, other: Settings) => JSON.stringify(one) === JSON.stringify(other)

const post = (worker: Worker, message: FileJob | CodecReply | SvgDrawReply) =>
  worker.postMessage(message, getTransferables(message))

function getTransferables(message: FileJob | CodecReply | SvgDrawReply): Transferable[] {
  if ('bytes' in message && message.bytes) return [message.bytes]
  return 'drawn' in message && message.drawn ? [message.drawn] : []
}

const withPhase = (
  { id, file, settings, fallbacks, tweak, isTweakChanged }: QueueEntry,
  phase: Phase,
): QueuedFile => ({
  id,
  file,
  settings,
  fallbacks,
  tweak,
  isTweakChanged,
  ...phase,
})

function checkBatchLimits(before: readonly QueuedFile[], file: File): Phase | null {
  const taken = before.filter(({ phase }) => phase !== 'failed')
  const bytes = taken.reduce((sum, one) => sum + one.file.size, file.size)
  const code =
    taken.length >= MAX_BATCH_FILES ? 'too_many' : bytes > MAX_BATCH_BYTES ? 'batch_too_heavy' : null
  return code && { phase: 'failed', code, text: imageErrors[code]() }
}
