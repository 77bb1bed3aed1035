import { isSubtitleFile, parseCues, restoreTimings } from '@/lib/audio/captions/subtitle-file'
import type { OnDeviceErrorCode } from '@/lib/core/errors/on-device-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import { detectLanguageByScript } from '@/lib/text/language/detect-language-by-script'
import type { OnDeviceTask } from '@/lib/tool/form'

/**
 * The models that come with some browsers, as MDN describes them (Translator and Language Detector APIs, Summarizer
 * API, read 2026-11): on computers, in Chrome since 138 and in Edge since 148. TypeScript's DOM has no types for them
 * yet.
 */
type BrowserModels = {
  Translator: BrowserModel<{ sourceLanguage: string; targetLanguage: string }, TextModel<'translate'>>
  Summarizer: BrowserModel<{ type: 'key-points'; format: 'plain-text'; length: 'medium' }, TextModel<'summarize'>>
  LanguageDetector: BrowserModel<
    object,
    { detect(text: string): Promise<readonly { detectedLanguage?: string; confidence?: number }[]> }
  >
}

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable' | null

type BrowserModel<Options, Instance> = {
  availability(options: Options): Promise<Availability>
  /** Where the model is still to be downloaded it needs a click of the visitor's just before. */
  create(options: Options & CreateOptions): Promise<Instance & { destroy?(): void }>
}

type CreateOptions = { monitor?: (target: EventTarget) => void; signal?: AbortSignal }

type TextModel<Verb extends string> = Record<Verb, (text: string, options?: { signal: AbortSignal }) => Promise<string>>

/** One of the browser's own models, where it has it. */
function getBrowserModel<Name extends keyof BrowserModels>(name: Name): BrowserModels[Name] | null {
  return (globalThis as Partial<BrowserModels>)[name] ?? null
}

/** A guess of the browser with less confidence does not count. */
const MIN_CONFIDENCE = 0.5

/**
 * The language of a text, ISO 639-1; null where it is unclear. Asks the browser's detector only where it is there
 * already: a download of its own would use up the visitor's click, which the translator needs.
 */
async function detectSourceLanguage(text: string): Promise<string | null> {
  const scriptLanguage = detectLanguageByScript(text)
  if (scriptLanguage !== null) return scriptLanguage
  const detectorFactory = getBrowserModel('LanguageDetector')
  if (detectorFactory && (await detectorFactory.availability({})) === 'available') {
    const detectorInstance = await detectorFactory.create({})
    const [bestGuess] = await detectorInstance.detect(text)
    detectorInstance.destroy?.()
    const { detectedLanguage = 'und', confidence = 0 } = bestGuess ?? {}
    return detectedLanguage === 'und' || confidence < MIN_CONFIDENCE ? null : toShortCode(detectedLanguage)
  }
  const { eld } = await import('eld/small')
  return eld.detect(text).language || null
}

const toShortCode = (tag: string) => tag.split('-')[0] ?? tag

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

/** Lets the browser's own model work on a text, right from a click. Throws `OnDeviceError` or the signal's reason. */
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
