import type { PromptJob } from '@/components/run-state/prompt-job'
import { voiceStore } from '@/lib/browser/voice-store'
import { getBodyLimit } from '@/lib/tool/body-limit'
import type { Refinement } from '@/lib/tool/form'

/**
 * What a job sends, as JSON, of what was chosen before only the last. The visitor's own samples go along with every
 * request; beside a very long text the last ones stay behind rather than make the request too large.
 */
export function buildRequestBody({ tool, values, seed, refine, rereadToken, image }: PromptJob, token: string): string {
  const lastCarriedResult = values.carried?.at(-1)
  const serialize = (voiceSamples: readonly string[]) =>
    JSON.stringify({
      toolType: tool,
      prompt: values.prompt.trim(),
      turnstileToken: token,
      parameters: {
        ...values.parameters,
        seed,
        ...(lastCarriedResult && { chosen: lastCarriedResult.text }),
        ...(refine && { refine: buildRefinement(refine) }),
        ...(voiceSamples.length > 0 && { voice: voiceSamples }),
        ...(rereadToken && { again: rereadToken }),
      },
      ...(image?.base64 && { picture: image.base64 }),
    })
  const promptLength = [...values.prompt].length
  const maxBytes = getBodyLimit({
    promptLimit: promptLength,
    hasRefinement: refine !== undefined,
  })
  const imageLength = image?.base64?.length ?? 0
  let voiceSamples = voiceStore.getCurrent().samples
  while (voiceSamples.length > 0 && new TextEncoder().encode(serialize(voiceSamples)).length - imageLength > maxBytes) {
    voiceSamples = voiceSamples.slice(0, -1)
  }
  return serialize(voiceSamples)
}

function buildRefinement({ action, card, words }: NonNullable<PromptJob['refine']>): Refinement {
  const { item, copy, edited } = card
  return { action, item, ...(edited && { text: copy }), ...(words && { words }) }
}
