import { MAX_PROMPT_LENGTH } from './form'

/** The maximum bytes of a request body, without its image, for a tool with the usual prompt limit. */
const MAX_BODY_BYTES = 16 * 1024

/** UTF-8 has at most four bytes per code point. JSON's escape of a quotation mark or a line break has only two. */
const MAX_BYTES_PER_CODE_POINT = 4

/** The maximum bytes of an attached image; the page downsizes it before upload. */
export const MAX_IMAGE_BYTES = 300 * 1024

/** The maximum side of such an image in pixels, for which `lib/server/limits/cost.ts` reserves money. */
export const MAX_IMAGE_SIDE = 768

/** Base64 takes four characters for three bytes. */
const MAX_IMAGE_BASE64_BYTES = 4 * Math.ceil(MAX_IMAGE_BYTES / 3)

export const MAX_BODY_BYTES_WITH_IMAGE = MAX_BODY_BYTES + MAX_IMAGE_BASE64_BYTES

/**
 * The server refuses a larger request, so the page leaves out data above the limit. Excludes the image. The unit of
 * `promptLimit` is code points. A refinement sends a result back, which may be as long as the prompt.
 */
export function getBodyLimit({ promptLimit, hasRefinement }: { promptLimit: number; hasRefinement: boolean }): number {
  const extraBytes = MAX_BYTES_PER_CODE_POINT * Math.max(0, promptLimit - MAX_PROMPT_LENGTH)
  return MAX_BODY_BYTES + extraBytes * (hasRefinement ? 2 : 1)
}
