import type { PromptJob } from '@/components/run-state/prompt-job'
import { voiceStore } from '@/lib/browser/voice-store'
import { bodyLimitOf } from '@/lib/tool/body-limit'
import type { Refinement } from '@/lib/tool/form'

/**
 * What a job sends, as JSON, of what was chosen before only the last. The visitor's own samples go along with every
 * request; beside a very long text the last ones stay behind rather than make the request too large.
 */
export function requestBody(
  { tool, values, seed, refine, rereadToken, image }: PromptJob,
  token: string,
): string {
  const chosen = values.carried?.at(-1)
  const write = (voice: readonly string[]) =>
    JSON.stringify({
      toolType: tool,
      prompt: values.prompt.trim(),
      turnstileToken: token,
      parameters: {
        ...values.parameters,
        seed,
        ...(chosen && { chosen: chosen.text }),
        ...(refine && { refine: refinementOf(refine) }),
        ...(voice.length > 0 && { voice }),
        ...(rereadToken && { again: rereadToken }),
      },
      ...(image?.base64 && { picture: image.base64 }),
    })
  const promptLimit = [...values.prompt].length
  const limit = bodyLimitOf({
    promptLimit,
    refines: refine !== undefined,
  })
  const beside = image?.base64?.length ?? 0
  let voice = voiceStore.current().samples
  while (voice.length > 0 && new TextEncoder().encode(write(voice)).length - beside > limit) {
    voice = voice.slice(0, -1)
  }
  return write(voice)
}

function refinementOf({ action, card, words }: NonNullable<PromptJob['refine']>): Refinement {
  const { item, copy, edited } = card
  return { action, item, ...(edited && { text: copy }), ...(words && { words }) }
}
