export type ResponseFormat = 'verbose_json' | 'json' | 'diarized_json'

/**
 * What to ask a model for. Whisper and what is built like it give times with `verbose_json`; OpenAI's newer models refuse
 * that and give words alone, the one that tells speakers apart gives times in a form of its own
 * (developers.openai.com/docs/guides/speech-to-text, 2026-11).
 */
export function responseFormat(model: string): ResponseFormat {
  const [, afterGpt = ''] = /gpt-(.*)/i.exec(model) ?? []
  const [, afterTranscribe] = /transcribe(.*)/i.exec(afterGpt) ?? []
  if (afterTranscribe === undefined) return 'verbose_json'
  return /diarize/i.test(afterTranscribe) ? 'diarized_json' : 'json'
}
