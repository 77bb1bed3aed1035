/** A voice under the name that visitors see; the id is the engine's. */
export type SpeechVoice = { id: string; label: string }
