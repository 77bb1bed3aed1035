import { setTimeout as sleep } from 'node:timers/promises'
import { createBands, encodeImage, encodePng } from '../media-fixtures/image.ts'
import { type ImageRequest, parseImageRequest } from './image-request.ts'
import { type MediaCall, sendCommonFault } from './refusals.ts'
import { sendJson } from './replies.ts'

/** An empty C2PA manifest store with the box structure of a real store. */
const manifestStore = createBox(
  'jumb',
  createBox(
    'jumd',
    Buffer.concat([
      Buffer.from('6332706100110010800000aa00389b71', 'hex'),
      Buffer.from([3]),
      Buffer.from('c2pa\0', 'latin1'),
    ]),
  ),
)

/** A PNG stores content credentials in a `caBX` chunk. */
const pngCredentials: Record<string, Uint8Array> = { caBX: manifestStore }

/** A JPEG stores content credentials in APP11 segments. */
function addJpegCredentials(jpeg: Buffer): Buffer {
  const segment = Buffer.alloc(12)
  segment.writeUInt16BE(0xffeb, 0)
  segment.writeUInt16BE(10 + manifestStore.length, 2)
  segment.write('JP', 4, 'latin1')
  segment.writeUInt16BE(1, 6)
  segment.writeUInt32BE(1, 8)
  return Buffer.concat([jpeg.subarray(0, 2), segment, manifestStore, jpeg.subarray(2)])
}

function createBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const usage = {
  input_tokens: 20,
  input_tokens_details: { image_tokens: 0, text_tokens: 20 },
  output_tokens: 1_056,
  total_tokens: 1_076,
}

const moderationError = {
  message:
    'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID stand-in. safety_violations=[violence].',
  type: 'image_generation_user_error',
  param: null,
  code: 'moderation_blocked',
  moderation_details: { moderation_stage: 'input', categories: ['violence'] },
}

/** The prompt can name a fault, such as `moderated-late`, `cut` (after the first partial image) or `ignores-stream`. */
export async function handleImageRequest(call: MediaCall): Promise<void> {
  const { response, fields, fault } = call
  if (fault === 'moderated') return sendJson(response, 400, { error: moderationError })
  if (fault === 'no-stream' && fields.stream === true) {
    const message = "Unsupported parameter: 'stream' is not supported with this model."
    return sendJson(response, 400, {
      error: { ...moderationError, message, param: 'stream', code: 'unsupported_parameter' },
    })
  }
  if (sendCommonFault(call)) return
  const imageRequest = parseImageRequest(call)
  if (!imageRequest) return
  if (fault === 'slow') await sleep(3_000)
  if (imageRequest.stream && fault !== 'ignores-stream') return streamImages(call, imageRequest)
  const images =
    fault === 'no-data'
      ? []
      : await Promise.all(getSeeds(imageRequest).map((seed) => drawImage(imageRequest, seed, fault)))
  sendJson(response, 200, {
    created: 1_700_000_000,
    background: imageRequest.background === 'auto' ? 'opaque' : imageRequest.background,
    data: images.map((b64_json) => ({ b64_json })),
    output_format: imageRequest.format,
    quality: imageRequest.quality === 'auto' ? 'medium' : imageRequest.quality,
    size: imageRequest.size,
    usage,
  })
}

async function streamImages({ response, fault }: MediaCall, imageRequest: ImageRequest): Promise<void> {
  const sendEvent = (type: string, content: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...content })}\n\n`)
  const { format: output_format, size, quality, background } = imageRequest
  const metadata = { created_at: 1_700_000_000, size, quality, background, output_format }

  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  for (const seed of fault === 'no-data' ? [] : getSeeds(imageRequest)) {
    for (let index = 0; index < (fault === 'no-partials' ? 0 : imageRequest.partialCount); index += 1) {
      const b64_json = await drawImage(imageRequest, seed + index + 1, fault)
      sendEvent('image_generation.partial_image', { b64_json, ...metadata, partial_image_index: index })
      if (fault === 'slow') await sleep(500)
      if (fault === 'cut') return void setTimeout(() => response.destroy(), 20)
    }
    if (fault === 'moderated-late') {
      sendEvent('error', { error: { ...moderationError, moderation_details: { moderation_stage: 'output' } } })
      break
    }
    sendEvent('image_generation.completed', {
      b64_json: await drawImage(imageRequest, seed, fault),
      ...metadata,
      usage,
    })
  }
  response.end()
}

const getSeeds = ({ prompt, count }: ImageRequest) =>
  Array.from({ length: count }, (_, index) => [...prompt].length + index * 11)

async function drawImage(imageRequest: ImageRequest, seed: number, fault: string | null): Promise<string> {
  const [width, height] = fault === 'small' ? [64, 64] : [imageRequest.width, imageRequest.height]
  const pixels = createBands(width, height, seed, imageRequest.background === 'transparent')
  if (imageRequest.format === 'png') return encodePng(pixels, pngCredentials).toString('base64')
  const bytes = await encodeImage(pixels, imageRequest.format)
  return (imageRequest.format === 'jpeg' ? addJpegCredentials(bytes) : bytes).toString('base64')
}
