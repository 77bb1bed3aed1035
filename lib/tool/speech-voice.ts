export type SpeechVoice = {
  id: string
  label: string
  /** Set when the engine has voices in many languages, so that the language is chosen first. */
  language?: string
  kind?: string
}
