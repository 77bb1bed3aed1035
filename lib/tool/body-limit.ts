import { MAX_PROMPT } from './form'

/** Most bytes of a request's body, without its picture, to a tool whose prompt is no longer than usual. */
export const MAX_BODY = 16 * 1024

/** Of a code point in UTF-8; more than JSON makes of a quotation mark or a line break. */
const MOST_BYTES = 4

/** Most bytes of a picture that comes along; the page makes it smaller before it is sent. */
export const MAX_PICTURE = 300 * 1024

/** Most pixels of such a picture a side: what `lib/server/limits/cost.ts` sets money aside for. */
export const MAX_PICTURE_SIDE = 768

/** What a picture may add, as base64: four letters for three bytes. */
const MAX_PICTURE_SENT = 4 * Math.ceil(MAX_PICTURE / 3)

/** Most bytes of any request's body with its picture, whichever tool it is for. */
export const MAX_BODY_OF_ALL = MAX_BODY + MAX_PICTURE_SENT

type Sent = {
  /** Longest prompt, in code points. */
  promptLimit: number
  /** A result, which may be as long as the prompt, comes back to be varied. */
  refines: boolean
}

/**
 * Most bytes that a request may have beside its picture, which has a limit of its own (`MAX_PICTURE`). The server
 * refuses more than its tool's; the page, which asks with the prompt's own length and so never for more, leaves out
 * what would not go through.
 */
export function bodyLimitOf({ promptLimit, refines }: Sent): number {
  return MAX_BODY + MOST_BYTES * Math.max(0, promptLimit - MAX_PROMPT) * (refines ? 2 : 1)
}
