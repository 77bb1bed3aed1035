import { type PictureFault, pictureFaults } from '@/lib/errors/picture-faults'
import { type CodeGiven, fetchCode } from '@/lib/pictures/codec-code'
import type { FileJob, FileReport } from '@/lib/pictures/files-worker'
import { MAX_BATCH_BYTES, MAX_BATCH_FILES } from '@/lib/pictures/limits'
import type { MadeFile } from '@/lib/tool/files-tool'
import type { ParameterValue } from '@/lib/tool/form'

export type Settings = Readonly<Record<string, ParameterValue>>

type Phase =
  | { phase: 'waiting' | 'working' | 'stopped' }
  | { phase: 'done'; made: MadeFile }
  | { phase: 'failed'; code: PictureFault; text: string }

export type QueuedFile = { id: number; file: File; settings: Settings; firstFrame: boolean } & Phase

type QueueOptions = { tool: string; startWorker: () => Worker; idleMs?: number }

/** After these nothing that the worker holds can be trusted. */
const fatal: readonly PictureFault[] = ['crashed', 'out_of_memory']

const beyond: readonly PictureFault[] = ['too_many', 'batch_too_heavy']

/**
 * Files on their way through one worker, one at a time, each with a state of its own. Stopping ends the worker, so it
 * takes effect at once; the next file starts a new one, and so does the file after a crash. An idle worker is ended too:
 * WebAssembly gives no memory back.
 */
export function createQueue({ tool, startWorker, idleMs = 20_000 }: QueueOptions) {
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
    set(files.map((one) => (one.id === id ? moved(one, phase) : one)))

  function endWorker() {
    worker?.terminate()
    worker = null
  }

  function finish(phase: Phase) {
    const current = files.find((one) => one.phase === 'working')
    if (current) setPhase(current.id, phase)
    goOn()
  }

  function fail(code: PictureFault, text: string) {
    if (fatal.includes(code)) endWorker()
    finish({ phase: 'failed', code, text })
  }

  function started(): Worker {
    const own = startWorker()
    let answered = false
    own.onmessage = ({ data }: MessageEvent<FileReport>) => {
      if (worker !== own) return
      answered = true
      if ('code' in data) fetchCode(data.code).then((given) => post(own, given))
      else if ('made' in data) finish({ phase: 'done', made: data.made })
      else fail(data.failed.code, data.failed.text)
    }
    own.onerror = () => {
      if (worker !== own) return
      const code = answered ? 'crashed' : 'offline'
      endWorker()
      fail(code, pictureFaults[code]())
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
    setPhase(next.id, { phase: 'working' })
    const { file, settings, firstFrame } = next
    post(worker, { tool, file, options: { ...settings, firstFrame } })
  }

  const restart = (
    ids: ReadonlySet<number>,
    change: Partial<Pick<QueuedFile, 'settings' | 'firstFrame'>>,
  ) => {
    set(
      files.map((one) =>
        ids.has(one.id) && isTaken(one) ? moved({ ...one, ...change }, { phase: 'waiting' }) : one,
      ),
    )
    goOn()
  }

  return {
    /** When the queue was opened, which is when the first file was added; by `performance.now()`. */
    since,
    snapshot: () => files,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(added: readonly File[], settings: Settings) {
      const all = [...files]
      for (const file of added) {
        lastId += 1
        all.push({ id: lastId, file, settings, firstFrame: false, ...firstPhase(all, file) })
      }
      set(all)
      goOn()
    },
    /** Takes back what is not finished; what is done stays. */
    stop() {
      endWorker()
      set(files.map((one) => (isOpen(one) ? moved(one, { phase: 'stopped' }) : one)))
      goOn()
    },
    resume: () => restart(new Set(files.filter(({ phase }) => phase === 'stopped').map(({ id }) => id)), {}),
    /** Does everything anew with other settings. */
    again(settings: Settings) {
      if (files.some((one) => one.phase === 'working')) endWorker()
      restart(new Set(files.map(({ id }) => id)), { settings })
    },
    acceptFirstFrame: (id: number) => restart(new Set([id]), { firstFrame: true }),
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

export const isOpen = ({ phase }: QueuedFile) => phase === 'waiting' || phase === 'working'

/** Whether a file is part of the batch at all. */
export const isTaken = (one: QueuedFile) => one.phase !== 'failed' || !beyond.includes(one.code)

const post = (worker: Worker, message: FileJob | CodeGiven) =>
  worker.postMessage(message, 'bytes' in message && message.bytes ? [message.bytes] : [])

const moved = ({ id, file, settings, firstFrame }: QueuedFile, phase: Phase): QueuedFile => ({
  id,
  file,
  settings,
  firstFrame,
  ...phase,
})

function firstPhase(before: readonly QueuedFile[], file: File): Phase {
  const taken = before.filter(({ phase }) => phase !== 'failed')
  const bytes = taken.reduce((sum, one) => sum + one.file.size, file.size)
  const code =
    taken.length >= MAX_BATCH_FILES ? 'too_many' : bytes > MAX_BATCH_BYTES ? 'batch_too_heavy' : null
  return code ? { phase: 'failed', code, text: pictureFaults[code]() } : { phase: 'waiting' }
}
