import { CatalogueError } from '@/lib/core/errors'
import { sizeInWords } from '@/lib/core/geometry/sizes'
import { modelFor } from '@/lib/openai/pictures/image-model'
import { makePictures } from '@/lib/openai/pictures/make-pictures'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'
import { fields } from './fields'
import { sentPrompt } from './sent-prompt'

/** A single picture is shown while it is drawn; each preview costs tokens, so several at once come without. */
const PREVIEWS = 2

export const aiImageGenerator = defineServerTool({
  type: 'ai-image-generator',
  kind: 'server',
  path: '/image-tools/ai-image-generator',
  icon: 'image',
  copy,
  related: ['instagram-caption', 'youtube-thumbnail-ideas', 'instagram-carousel', 'tiktok-caption'],
  promptLimit: 1_000,
  fields,
  deadlineMs: 150_000,
  service: 'images',
  dailyLimit: (settings) => settings.imageDailyLimit,
  check(input, { images }) {
    if (!images) throw new CatalogueError('unsupported')
    return { ...input, images }
  },
  price: ({ parameters, images }) => images.priceMicroUsd && images.priceMicroUsd * parameters.count,
  async *find({ prompt, parameters, images }, { signal, safetyId, spend }) {
    const { style, quality, transparent, count, format } = parameters
    const target = presetOf(parameters.preset)
    const made = yield* makePictures(modelFor(images), {
      wanted: {
        prompt: sentPrompt({ prompt, style, transparent }),
        target,
        quality,
        format: transparent && format === 'jpeg' ? 'png' : format,
        transparent,
        previews: count === 1 ? PREVIEWS : 0,
        visitor: safetyId,
      },
      count,
      price: images.priceMicroUsd,
      signal,
      spend,
    })
    return `${made} ${made === 1 ? 'picture' : 'pictures'} for ${target.network}: ${target.label}, ${sizeInWords(target)}`
  },
})
