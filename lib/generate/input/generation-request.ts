import { imageSize } from 'image-size'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { parseJson } from '@/lib/core/parse-json'
import { cleanInput, countCodePoints, getMaxUtf16Length } from '@/lib/core/strings/clean-input'
import { type ImageMimeType, imageMimeTypeSchema } from '@/lib/images/image-part'
import { sniffImageType } from '@/lib/images/image-type'
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '@/lib/tool/body-limit'
import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import type { InputImage } from '@/lib/tool/prompt-tool'
import type { ApiTool } from '@/lib/tool/tool'

const generationSchema = z.strictObject({
  toolType: z.string(),
  prompt: z.string(),
  turnstileToken: z.string().default(''),
  parameters: z.unknown().optional(),
  picture: z.base64().optional(),
})

/** An item needs five levels: its parameters, the refinement, the item, a list in it and an entry. */
const MAX_DEPTH = 16

export const parseRequest = (body: string): z.output<typeof generationSchema> => parseBody(body, generationSchema)

/** Throws `invalid_request`, also for deep values, which would overflow the stack of later code. */
export function parseBody<Schema extends z.ZodType>(body: string, schema: Schema): z.output<Schema> {
  const json = parseJson(body)
  const result = json === undefined || isTooDeep(json) ? null : schema.safeParse(json)
  if (!result?.success) throw new PublicError('invalid_request')
  return result.data
}

function isTooDeep(value: unknown): boolean {
  let levelValues = [value]
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    levelValues = levelValues.flatMap((levelValue) =>
      typeof levelValue === 'object' && levelValue !== null ? Object.values(levelValue) : [],
    )
    if (levelValues.length === 0) return false
  }
  return true
}

/** Throws `empty_prompt` unless an image is enough, and `too_long`. Refuses a text far above the limit unread. */
export function readPrompt(tool: ApiTool, text: string, canBeEmpty = false): string {
  const limit = getMaxPromptLength(tool)
  if (text.length > getMaxUtf16Length(limit)) throw new PublicError('too_long', { maxLength: limit })
  const prompt = cleanInput(text)
  if (prompt === '' && !(canBeEmpty && tool.imageInput === 'enough')) throw new PublicError('empty_prompt')
  if (countCodePoints(prompt) > limit) throw new PublicError('too_long', { maxLength: limit })
  return prompt
}

/** Returns the longest prompt of a tool, in code points. */
export function getMaxPromptLength(tool: ApiTool): number {
  return tool.kind === 'prompt' ? (tool.form.promptLimit ?? MAX_PROMPT_LENGTH) : tool.promptLimit
}

/** Throws `invalid_request` if the tool takes no image, and for another type or a size above the limits. */
export function readImage(tool: ApiTool, base64: string | undefined): InputImage | undefined {
  if (base64 === undefined) return undefined
  if (!tool.imageInput) throw new PublicError('invalid_request')
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new PublicError('invalid_request', { status: 413 })
  const type = imageMimeTypeSchema.safeParse(`image/${sniffImageType(bytes)}`).data
  if (type === undefined || getLongestSide(bytes, type) > MAX_IMAGE_SIDE) throw new PublicError('invalid_request')
  return { bytes, type }
}

function getLongestSide(bytes: Uint8Array, type: ImageMimeType): number {
  try {
    const { width, height } = type === 'image/jpeg' ? readJpegSize(bytes) : imageSize(bytes)
    return Math.max(width, height)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Cameras and editors write fewer segments than this before the frame. */
const MAX_SEGMENTS = 100

/** ITU T.81, B.2.2. `image-size` would read any number of malformed segments, before the token check. */
function readJpegSize(bytes: Uint8Array): { width: number; height: number } {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 2
  for (let segmentIndex = 0; segmentIndex < MAX_SEGMENTS && data.getUint8(offset) === 0xff; segmentIndex += 1) {
    const marker = data.getUint8(offset + 1)
    // 0xc4, 0xc8 and 0xcc fall in the frame range but are tables or reserved.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: data.getUint16(offset + 5), width: data.getUint16(offset + 7) }
    // Any number of 0xff fill bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + data.getUint16(offset + 2)
  }
  throw new RangeError('No frame')
}
