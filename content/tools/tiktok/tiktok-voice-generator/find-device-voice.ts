/**
 * The device's voice for a language: one for exactly that tag, else one for the language, its default first. Voices that
 * a browser has on a server of its maker are left out, because they would be sent the text.
 */
export function findDeviceVoice(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null
  const languageTag = language.toLowerCase()
  const getRank = ({ lang, localService, default: isDefault }: SpeechSynthesisVoice) => {
    const tag = lang.toLowerCase().replace('_', '-')
    if (!localService || toPrimaryLanguage(tag) !== toPrimaryLanguage(languageTag)) return 0
    return tag === languageTag ? 3 : 1 + Number(isDefault)
  }
  const bestVoice = speechSynthesis.getVoices().toSorted((one, other) => getRank(other) - getRank(one))[0]
  return bestVoice && getRank(bestVoice) > 0 ? bestVoice : null
}

/** espeak-ng calls Mandarin by its own code, browsers by that of Chinese. */
const toPrimaryLanguage = (tag: string) => tag.replace(/^cmn\b/, 'zh').split('-')[0]
