import type { Tool } from '@/lib/tool/tool'
import { addWatermark } from './add-watermark/tool'
import { aiAltTextGenerator } from './ai-alt-text-generator/tool'
import { aiImageGenerator } from './ai-image-generator/tool'
import { aiPromptWriter } from './ai-prompt-writer/tool'
import { carouselSplitter } from './carousel-splitter/tool'
import { collageMaker } from './collage-maker/tool'
import { colorPaletteExtractor } from './color-palette-extractor/tool'
import { exifRemover } from './exif-remover/tool'
import { gifMaker } from './gif-maker/tool'
import { imageCompressor } from './image-compressor/tool'
import { imageConverter } from './image-converter/tool'
import { imageCropper } from './image-cropper/tool'
import imageToCaption from './image-to-caption/tool'
import { memeMaker } from './meme-maker/tool'
import { qrCodeGenerator } from './qr-code-generator/tool'
import { quoteCardMaker } from './quote-card-maker/tool'
import { socialImageResizer } from './social-image-resizer/tool'
import { thumbnailMaker } from './thumbnail-maker/tool'

/** In display order. */
export const imageTools = [
  socialImageResizer,
  imageCompressor,
  imageConverter,
  imageCropper,
  carouselSplitter,
  thumbnailMaker,
  memeMaker,
  quoteCardMaker,
  collageMaker,
  gifMaker,
  addWatermark,
  aiImageGenerator,
  aiAltTextGenerator,
  imageToCaption,
  aiPromptWriter,
  qrCodeGenerator,
  colorPaletteExtractor,
  exifRemover,
] as const satisfies readonly Tool[]
