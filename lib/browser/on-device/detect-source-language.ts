import { detectLanguageByScript } from '@/lib/text/language/detect-language-by-script'
import { getBrowserModel } from './browser-model'

/** A guess that the browser itself is less sure of than that is none. */
const MIN_CONFIDENCE = 0.5

/**
 * The language of a text, ISO 639-1; null where nobody can tell. The browser's detector is asked where it is there already: a
 * download of its own would use up the visitor's click, which the translator needs.
 */
export async function detectSourceLanguage(text: string): Promise<string | null> {
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
