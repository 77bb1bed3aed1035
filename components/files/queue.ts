import { type ImageErrorCode, imageErrors } from '@/lib/core/errors/image-errors'
import { MAX_BATCH_BYTES, MAX_BATCH_FILES } from '@/lib/images/limits'
import type { FileJob } from '@/lib/images/worker/serve-file-jobs'
import { createWorkerHost } from '@/lib/images/worker/worker-client'
import type { OutputFiles, Tweak } from '@/lib/tool/files-tool'
import type { ParameterValue } from '@/lib/tool/form'

export type Settings = Readonly<Record<string, ParameterValue>>

type Phase =
  | { phase: 'held' | 'waiting' | 'working' | 'stopped' }
  | { phase: 'done'; output: OutputFiles }
  | { phase: 'failed'; code: ImageErrorCode; text: string }

/** Consent to a degraded result: first frame only, re-encoding, or half size. */
export type Fallback = 'firstFrame' | 'reencode' | 'half'

type QueueEntry = {
  id: number
  file: File
  settings: Settings
  fallbacks: readonly Fallback[]
  tweak: Tweak
  isTweakChanged: boolean
}

export type QueuedFile = QueueEntry & Phase

type QueueOptions = { toolType: string; startWorker: () => Worker; waitsForStart?: boolean; idleMs?: number }

const batchLimitErrorCodes: readonly ImageErrorCode[] = ['too_many', 'batch_too_heavy']

/** Errors that may not occur again with the same settings. */
const temporaryErrorCodes: readonly ImageErrorCode[] = ['offline', 'out_of_memory', 'logo_gone']

/** Processes files one at a time. */
export function createQueue({ toolType, startWorker, waitsForStart = false, idleMs }: QueueOptions) {
  const listeners = new Set<() => void>()
  let files: readonly QueuedFile[] = []
  const host = createWorkerHost<FileJob, OutputFiles>(startWorker, idleMs)
  let lastId = 0
  const openedAt = performance.now()

  function setFiles(newFiles: readonly QueuedFile[]) {
    files = newFiles
    for (const listener of listeners) listener()
  }

  const updateFiles = (isTarget: (queuedFile: QueuedFile) => boolean, update: (queuedFile: QueuedFile) => QueuedFile) =>
    setFiles(files.map((queuedFile) => (isTarget(queuedFile) ? update(queuedFile) : queuedFile)))

  const hasId = (id: number) => (queuedFile: QueuedFile) => queuedFile.id === id
  const isWorking = ({ phase }: QueuedFile) => phase === 'working'
  const isStopped = ({ phase }: QueuedFile) => phase === 'stopped'

  function startNext() {
    const nextFile = files.find(({ phase }) => phase === 'waiting')
    if (!nextFile || files.some(isWorking)) return
    const { id, file, settings, fallbacks, tweak } = nextFile
    const fileNumber = files.indexOf(nextFile) + 1
    updateFiles(hasId(id), (queuedFile) => withPhase({ ...queuedFile, isTweakChanged: false }, { phase: 'working' }))
    const job: FileJob = {
      tool: toolType,
      file,
      half: fallbacks.includes('half'),
      options: {
        ...settings,
        canUseFirstFrame: fallbacks.includes('firstFrame'),
        canReencode: fallbacks.includes('reencode'),
        fileNumber,
        tweak,
      },
    }
    host.ask(job, (result) => {
      const phase: Phase =
        'made' in result ? { phase: 'done', output: result.made } : { phase: 'failed', ...result.failed }
      updateFiles(isWorking, (queuedFile) => withPhase(queuedFile, phase))
      startNext()
    })
  }

  function restart(
    isTarget: (queuedFile: QueuedFile) => boolean,
    getChanges?: (queuedFile: QueuedFile) => Partial<Pick<QueueEntry, 'settings' | 'fallbacks'>>,
    getPhase: (queuedFile: QueuedFile) => 'waiting' | 'stopped' = () => 'waiting',
  ) {
    const isRestarted = (queuedFile: QueuedFile) => isAccepted(queuedFile) && isTarget(queuedFile)
    if (files.some((queuedFile) => isWorking(queuedFile) && isRestarted(queuedFile))) host.end()
    updateFiles(isRestarted, (queuedFile) =>
      withPhase({ ...queuedFile, ...getChanges?.(queuedFile) }, { phase: getPhase(queuedFile) }),
    )
    startNext()
  }

  return {
    /** By `performance.now()`. The page creates the queue with the first added file. */
    openedAt,
    getSnapshot: () => files,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(newFiles: readonly File[], settings: Settings) {
      const allFiles = [...files]
      for (const file of newFiles) {
        lastId += 1
        const entry = { id: lastId, file, settings, fallbacks: [], tweak: null, isTweakChanged: false }
        const phase = checkBatchLimits(allFiles, file) ?? { phase: waitsForStart ? 'held' : 'waiting' }
        allFiles.push({ ...entry, ...phase })
      }
      setFiles(allFiles)
      startNext()
    },
    stop() {
      host.end()
      updateFiles(isPending, (queuedFile) => withPhase(queuedFile, { phase: 'stopped' }))
      startNext()
    },
    resume: () => restart(isStopped),
    rerun: (settings: Settings, id?: number) =>
      restart(
        (queuedFile) => isOutdated(queuedFile, settings) && (id === undefined || queuedFile.id === id),
        () => ({ settings }),
      ),
    /** Stopped files stay stopped. */
    applySettings: (settings: Settings) =>
      restart(
        (queuedFile) => !isSameSettings(queuedFile.settings, settings),
        () => ({ settings }),
        (queuedFile) => (isStopped(queuedFile) ? 'stopped' : 'waiting'),
      ),
    tweak: (id: number, tweak: Tweak) =>
      updateFiles(hasId(id), (queuedFile) => ({ ...queuedFile, tweak, isTweakChanged: true })),
    tweakAll: (tweak: Tweak) => setFiles(files.map((queuedFile) => ({ ...queuedFile, tweak, isTweakChanged: true }))),
    allowFallback: (id: number, fallback: Fallback) =>
      restart(hasId(id), ({ fallbacks }) => ({ fallbacks: [...fallbacks, fallback] })),
    remove(id: number) {
      if (files.find(hasId(id))?.phase === 'working') host.end()
      setFiles(files.filter((queuedFile) => queuedFile.id !== id))
      startNext()
    },
    clear() {
      host.end()
      setFiles([])
      startNext()
    },
    dispose: host.end,
  }
}

export type Queue = ReturnType<typeof createQueue>

export const isPending = ({ phase }: QueuedFile) => phase === 'waiting' || phase === 'working'

const isAccepted = (queuedFile: QueuedFile) =>
  queuedFile.phase !== 'failed' || !batchLimitErrorCodes.includes(queuedFile.code)

export const isOutdated = (queuedFile: QueuedFile, settings: Settings) =>
  isAccepted(queuedFile) &&
  (queuedFile.phase === 'held' ||
    (queuedFile.isTweakChanged && queuedFile.phase !== 'waiting') ||
    isRetryable(queuedFile) ||
    !isSameSettings(queuedFile.settings, settings))

export const isRetryable = (queuedFile: QueuedFile) =>
  queuedFile.phase === 'failed' && temporaryErrorCodes.includes(queuedFile.code)

const isSameSettings = (settings: Settings, otherSettings: Settings) =>
  JSON.stringify(settings) === JSON.stringify(otherSettings)

const withPhase = ({ id, file, settings, fallbacks, tweak, isTweakChanged }: QueueEntry, phase: Phase): QueuedFile => ({
  id,
  file,
  settings,
  fallbacks,
  tweak,
  isTweakChanged,
  ...phase,
})

function checkBatchLimits(queuedFiles: readonly QueuedFile[], file: File): Phase | null {
  const acceptedFiles = queuedFiles.filter(({ phase }) => phase !== 'failed')
  const bytes = acceptedFiles.reduce((sum, queuedFile) => sum + queuedFile.file.size, file.size)
  const code = acceptedFiles.length >= MAX_BATCH_FILES ? 'too_many' : bytes > MAX_BATCH_BYTES ? 'batch_too_heavy' : null
  return code && { phase: 'failed', code, text: imageErrors[code]() }
}
