/// <reference types="dom-chromium-ai" />
import { isSubtitleFile, parseCues, restoreTimings } from '@/lib/audio/captions/subtitle-file'
import type { OnDeviceErrorCode } from '@/lib/core/errors/on-device-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import { detectLanguageByScript } from '@/lib/text/language/detect-language-by-script'
import type { OnDeviceTask } from '@/lib/tool/form'

const MIN_CONFIDENCE = 0.5

/** ISO 639-1; null if unclear. Downloads no detector, which would consume the click that the translator needs. */
async function detectSourceLanguage(text: string): Promise<string | null> {
  const scriptLanguage = detectLanguageByScript(text)
  if (scriptLanguage !== null) return scriptLanguage
  if ('LanguageDetector' in globalThis && (await LanguageDetector.availability()) === 'available') {
    const detector = await LanguageDetector.create()
    const [bestGuess] = await detector.detect(text)
    detector.destroy()
    const { detectedLanguage = 'und', confidence = 0 } = bestGuess ?? {}
    return detectedLanguage === 'und' || confidence < MIN_CONFIDENCE ? null : (detectedLanguage.split('-')[0] ?? null)
  }
  const { eld } = await import('eld/small')
  return eld.detect(text).language || null
}

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
  /** The language to translate into or write in; `auto` for the text's own language. */
  targetLanguage: string
  signal: AbortSignal
  /** Download progress of the browser's model, from 0 to 1. */
  onProgress: (progress: number) => void
}

type WriteJob = Omit<OnDeviceJob, 'task'> & {
  task: 'write'
  /** Fetches the prompt while the model loads. Thrown values other than `Error` pass through. */
  instructions: () => Promise<string>
}

const summarizerOptions = { type: 'key-points', format: 'plain-text', length: 'medium' } as const

/**
 * Call this directly in a click handler, because browsers require a click (MDN: Translator, Summarizer and Prompt API,
 * 2026-11). Throws `OnDeviceError` or the signal's reason.
 */
export async function runOnDevice(job: OnDeviceJob | WriteJob): Promise<string> {
  if (isVisuallyEmpty(job.text)) throw new OnDeviceError('nothing')
  try {
    return await (job.task === 'write' ? write(job) : { translate, summarize }[job.task](job))
  } catch (error) {
    job.signal.throwIfAborted()
    if (error instanceof OnDeviceError || !(error instanceof Error)) throw error
    throw new OnDeviceError(error.name === 'QuotaExceededError' ? 'too_long' : 'failed')
  }
}

async function translate({ text, targetLanguage, signal, onProgress }: OnDeviceJob): Promise<string> {
  const sourceLanguage = await detectSourceLanguage(text)
  if (sourceLanguage === null) throw new OnDeviceError('language')
  if (sourceLanguage === targetLanguage) throw new OnDeviceError('same')
  const languagePair = { sourceLanguage, targetLanguage }
  if (!('Translator' in globalThis) || (await Translator.availability(languagePair)) === 'unavailable')
    throw new OnDeviceError('unavailable')
  const translator = await Translator.create({ ...languagePair, ...buildMonitorOptions(onProgress), signal })
  try {
    if (!isSubtitleFile(text)) return await translator.translate(text, { signal })
    const cues: string[] = []
    for (const cue of parseCues(text)) cues.push(`${cue.timeLine}\n${await translator.translate(cue.text, { signal })}`)
    return restoreTimings(text, cues.join('\n\n'))
  } finally {
    translator.destroy()
  }
}

async function summarize({ text, signal, onProgress }: OnDeviceJob): Promise<string> {
  if (!('Summarizer' in globalThis) || (await Summarizer.availability(summarizerOptions)) === 'unavailable')
    throw new OnDeviceError('unavailable')
  const summarizer = await Summarizer.create({ ...summarizerOptions, ...buildMonitorOptions(onProgress), signal })
  try {
    return await summarizer.summarize(text, { signal })
  } finally {
    summarizer.destroy()
  }
}

/** Languages in which Chrome's model can write. Source: developer.chrome.com/docs/ai/prompt-api, 2026-11. */
const writableLanguages = ['en', 'es', 'ja', 'de', 'fr']

const getLanguageOptions = (language: string) => ({
  expectedInputs: [{ type: 'text' as const, languages: ['en', language] }],
  expectedOutputs: [{ type: 'text' as const, languages: [language] }],
})

/** Whether the browser has a writing model or can download it. Does not start a download. */
export async function getWriterAvailability(): Promise<Availability> {
  if (!('LanguageModel' in globalThis)) return 'unavailable'
  return LanguageModel.availability(getLanguageOptions('en')).catch(() => 'unavailable' as const)
}

async function write({ text, instructions, targetLanguage, signal, onProgress }: WriteJob): Promise<string> {
  const language = targetLanguage === 'auto' ? ((await detectSourceLanguage(text)) ?? 'en') : targetLanguage
  if (!writableLanguages.includes(language)) throw new OnDeviceError('unavailable')
  const options = getLanguageOptions(language)
  if (!('LanguageModel' in globalThis) || (await LanguageModel.availability(options)) === 'unavailable')
    throw new OnDeviceError('unavailable')
  const promptPromise = instructions()
  // The promise may reject before it is awaited, or never be awaited if the model fails.
  promptPromise.catch(() => {})
  const session = await LanguageModel.create({ ...options, ...buildMonitorOptions(onProgress), signal })
  try {
    return await session.prompt(await promptPromise, { signal })
  } finally {
    session.destroy()
  }
}

function buildMonitorOptions(onProgress: OnDeviceJob['onProgress']) {
  return {
    monitor(target: EventTarget) {
      target.addEventListener('downloadprogress', (event) => {
        if ('loaded' in event && typeof event.loaded === 'number') onProgress(event.loaded)
      })
    },
  }
}
