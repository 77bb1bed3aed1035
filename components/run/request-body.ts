import { ownVoice } from '@/lib/browser/own-voice'
import type { Refinement } from '@/lib/tool/form'
import type { Job } from './job'

/** The server refuses larger bodies. */
const mostBytes = 16 * 1024

/**
 * What a job sends, as JSON. The visitor's own samples go along with every request; beside a very long text the last ones
 * stay behind rather than make the request too large.
 */
export function requestBody({ values, seed, refine }: Job, { tool, token }: { tool: string; token: string }) {
  const write = (voice: readonly string[]) =>
    JSON.stringify({
      toolType: tool,
      prompt: values.prompt.trim(),
      turnstileToken: token,
      parameters: {
        ...values.parameters,
        seed,
        ...(refine && { refine: refinementOf(refine) }),
        ...(voice.length > 0 && { voice }),
      },
    })
  let voice = ownVoice.current().samples
  while (voice.length > 0 && new TextEncoder().encode(write(voice)).length > mostBytes) {
    voice = voice.slice(0, -1)
  }
  return write(voice)
}

function refinementOf({ action, card, words }: NonNullable<Job['refine']>): Refinement {
  const { item, copy, edited } = card
  return { action, item, ...(edited && { text: copy }), ...(words && { words }) }
}
