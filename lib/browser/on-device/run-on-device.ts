import { isSubtitleFile, parseCues, restoreTimings } from '@/lib/audio/captions/subtitle-file'
import type { OnDeviceErrorCode } from '@/lib/core/errors/on-device-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { OnDeviceTask } from '@/lib/tool/form'
import { getBrowserModel } from './browser-model'
import { detectSourceLanguage } from './detect-source-language'

export class OnDeviceError extends Error {
  readonly code: OnDeviceErrorCode

  constructor(code: OnDeviceErrorCode) {
    super(code)
    this.code = code
  }
}

type OnDeviceJob = {
  task: OnDeviceTask
  text: string
  /** To translate into. */
  targetLanguage: string
  signal: AbortSignal
  /** How much of the browser's model has been downloaded, from 0 to 1. */
  onProgress: (progress: number) => void
}

const summarizerOptions = { type: 'key-points', format: 'plain-text', length: 'medium' } as const

/** Has the browser's own model work on a text. Call it straight from a click. Throws `OnDeviceError`, or the signal's reason. */
export async function runOnDevice(job: OnDeviceJob): Promise<string> {
  if (isVisuallyEmpty(job.text)) throw new OnDeviceError('nothing')
  try {
    return job.task === 'translate' ? await translate(job) : await summarize(job)
  } catch (error) {
    job.signal.throwIfAborted()
    if (error instanceof OnDeviceError) throw error
    const isTooLong = error instanceof Error && error.name === 'QuotaExceededError'
    throw new OnDeviceError(isTooLong ? 'too_long' : 'failed')
  }
}

async function translate({ text, targetLanguage, signal, onProgress }: OnDeviceJob): Promise<string> {
  const sourceLanguage = await detectSourceLanguage(text)
  if (sourceLanguage === null) throw new OnDeviceError('language')
  if (sourceLanguage === targetLanguage) throw new OnDeviceError('same')
  const languagePair = { sourceLanguage, targetLanguage }
  const factory = getBrowserModel('Translator')
  if (!factory || !isUsable(await factory.availability(languagePair))) throw new OnDeviceError('unavailable')
  const translator = await factory.create({ ...languagePair, ...buildMonitorOptions(onProgress), signal })
  try {
    if (!isSubtitleFile(text)) return await translator.translate(text, { signal })
    const cues: string[] = []
    for (const cue of parseCues(text)) cues.push(`${cue.timeLine}\n${await translator.translate(cue.text, { signal })}`)
    return restoreTimings(text, cues.join('\n\n'))
  } finally {
    translator.destroy?.()
  }
}

async function summarize({ text, signal, onProgress }: OnDeviceJob): Promise<string> {
  const factory = getBrowserModel('Summarizer')
  if (!factory || !isUsable(await factory.availability(summarizerOptions))) throw new OnDeviceError('unavailable')
  const summarizer = await factory.create({ ...summarizerOptions, ...buildMonitorOptions(onProgress), signal })
  try {
    return await summarizer.summarize(text, { signal })
  } finally {
    summarizer.destroy?.()
  }
}

const isUsable = (availability: string | null) =>
  availability === 'available' || availability === 'downloadable' || availability === 'downloading'

function buildMonitorOptions(onProgress: OnDeviceJob['onProgress']) {
  return {
    monitor(target: EventTarget) {
      target.addEventListener('downloadprogress', (event) => {
        if ('loaded' in event && typeof event.loaded === 'number') onProgress(event.loaded)
      })
    },
  }
}
