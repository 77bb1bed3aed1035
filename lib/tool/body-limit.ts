import { MAX_PROMPT_LENGTH } from './form'

/** Most bytes of a request's body, without its picture, to a tool whose prompt is no longer than usual. */
export const MAX_BODY_BYTES = 16 * 1024

/** Of a code point in UTF-8; more than JSON makes of a quotation mark or a line break. */
const MAX_BYTES_PER_CODE_POINT = 4

/** Most bytes of a picture that comes along; the page makes it smaller before it is sent. */
export const MAX_IMAGE_BYTES = 300 * 1024

/** Most pixels of such a picture a side: what `lib/server/limits/cost.ts` sets money aside for. */
export const MAX_IMAGE_SIDE = 768

/** What a picture may add, as base64: four letters for three bytes. */
const MAX_IMAGE_BASE64_BYTES = 4 * Math.ceil(MAX_IMAGE_BYTES / 3)

/** Most bytes of any request's body with its picture, whichever tool it is for. */
export const MAX_BODY_BYTES_WITH_IMAGE = MAX_BODY_BYTES + MAX_IMAGE_BASE64_BYTES

type BodyLimitInput = {
  /** Longest prompt, in code points. */
  promptLimit: number
  /** A result, which may be as long as the prompt, comes back to be varied. */
  hasRefinement: boolean
}

/**
 * Most bytes that a request may have beside its picture, which has a limit of its own (`MAX_IMAGE_BYTES`). The server
 * refuses more than its tool's; the page, which asks with the prompt's own length and so never for more, leaves out
 * what would not go through.
 */
export function getBodyLimit({ promptLimit, hasRefinement }: BodyLimitInput): number {
  return (
    MAX_BODY_BYTES + MAX_BYTES_PER_CODE_POINT * Math.max(0, promptLimit - MAX_PROMPT_LENGTH) * (hasRefinement ? 2 : 1)
  )
}
