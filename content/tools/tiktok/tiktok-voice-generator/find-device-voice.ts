/**
 * The device's voice for a language: one for exactly that tag, else one for the language, its default first. Voices that
 * a browser has on a server of its maker are left out, because they would be sent the text.
 */
export function findDeviceVoice(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null
  const wanted = language.toLowerCase()
  const rank = ({ lang, localService, default: isDefault }: SpeechSynthesisVoice) => {
    const tag = lang.toLowerCase().replace('_', '-')
    if (!localService || toMainTag(tag) !== toMainTag(wanted)) return 0
    return tag === wanted ? 3 : 1 + Number(isDefault)
  }
  const best = speechSynthesis.getVoices().toSorted((one, other) => rank(other) - rank(one))[0]
  return best && rank(best) > 0 ? best : null
}

/** espeak-ng calls Mandarin by its own code, browsers by that of Chinese. */
const toMainTag = (tag: string) => tag.replace(/^cmn\b/, 'zh').split('-')[0]
