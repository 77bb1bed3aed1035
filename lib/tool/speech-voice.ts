/** A voice under the name that visitors see; the id is the engine's. */
export type SpeechVoice = {
  id: string
  label: string
  /** Where the engine has voices in so many languages that one is chosen first. */
  language?: string
  /** What tells it from the language's other voices. */
  kind?: string
}
