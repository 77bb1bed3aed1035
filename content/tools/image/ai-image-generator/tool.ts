import { PublicError } from '@/lib/core/errors'
import { mapValues } from '@/lib/core/map-values'
import { generateImages } from '@/lib/openai/images/generate-images'
import { getImageModel } from '@/lib/openai/images/image-model'
import { createPresetOptions, defaultPresetId, formatPreset, getPreset } from '@/lib/platforms/images/presets'
import { generatablePresets } from '@/lib/platforms/images/request-size'
import { numberField, select, toggle } from '@/lib/tool/fields'
import type { Field } from '@/lib/tool/form'
import { getDefaultParameters } from '@/lib/tool/form-values'
import { defineServerTool } from '@/lib/tool/server-tool'
import { buildImagePrompt, buildPortablePrompt, styles } from './image-prompt'

const fields = [
  {
    kind: 'select',
    name: 'preset',
    label: 'Size',
    default: defaultPresetId,
    options: createPresetOptions(generatablePresets),
  },
  numberField('count', 'Images', {
    min: 1,
    max: 4,
    default: 1,
    hint: 'One to four. Either way, it counts as one run.',
  }),
  select(
    'style',
    'Style',
    mapValues(styles, ({ label }) => label),
    { variant: 'chips' },
  ),
  select(
    'quality',
    'Quality',
    { low: 'Low (quick draft)', medium: 'Medium', high: 'High (slower, for small text and detail)' },
    { default: 'medium' },
  ),
  select('format', 'File type', { png: 'PNG', jpeg: 'JPEG (smaller)', webp: 'WebP (smallest)' }),
  toggle('transparent', 'Transparent background', false, {
    hint: 'For logos and stickers. If you chose JPEG, you get a PNG.',
  }),
] as const satisfies readonly Field[]

const samplePrompt = 'a barista pouring latte art, close-up, morning light from the left'

/** Previews are requested for a single image only, because each preview costs tokens. */
const PREVIEW_COUNT = 2

export default defineServerTool({
  icon: 'image-plus',
  order: 120,
  category: 'ai',
  searchWords: 'draw, illustration, ai image, image maker, midjourney, dall-e, image prompt, wallpaper, avatar',
  relatedToolTypes: ['instagram-caption', 'youtube-thumbnail-ideas', 'instagram-carousel', 'tiktok-caption'],
  promptLimit: 1_000,
  fields,
  maxDurationMs: 150_000,
  service: 'images',
  getDailyLimit: (settings) => settings.imageDailyLimit,
  parseTask(input, { images }) {
    if (!images) throw new PublicError('unsupported')
    return { ...input, images }
  },
  getMaxCostMicroUsd: ({ parameters, images }) => images.priceMicroUsd && images.priceMicroUsd * parameters.count,
  async getSample() {
    const parameters = getDefaultParameters(fields)
    return {
      input: samplePrompt,
      results: [
        { kind: 'text', name: 'Finished prompt', text: buildPortablePrompt({ prompt: samplePrompt, parameters }) },
      ],
      note: 'Yours replaces it as you type, with the style and size you choose.',
    }
  },
  async *run({ prompt, parameters, images }, { signal, safetyId, spend }) {
    const { style, quality, transparent, count, format } = parameters
    const targetPreset = getPreset(parameters.preset)
    const imageCount = yield* generateImages(getImageModel(images), {
      request: {
        prompt: buildImagePrompt({ prompt, style, isTransparent: transparent }),
        targetSize: targetPreset,
        quality,
        format: transparent && format === 'jpeg' ? 'png' : format,
        isTransparent: transparent,
        previewCount: count === 1 ? PREVIEW_COUNT : 0,
        visitor: safetyId,
      },
      count,
      pricePerImageMicroUsd: images.priceMicroUsd,
      signal,
      spend,
    })
    return `${imageCount} ${imageCount === 1 ? 'image' : 'images'} for ${formatPreset(targetPreset)}`
  },
})
