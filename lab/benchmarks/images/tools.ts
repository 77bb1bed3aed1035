import type { PlainWork } from './plain.ts'

/** A tool as it is measured, and the same work on a plain canvas or with the library called directly. */
export type Compared = {
  tool: string
  /** Its settings link: what stands behind `#`. */
  settings?: string
  pictures: readonly string[]
  /** What is typed, and into which box. */
  typed?: readonly [label: string, text: string]
  /** Pressed once the pictures are there; the time is taken from then on. */
  starts?: string
  /** Saves what has come out: files tools are done before, editors make the file at this press. */
  saves: string
  plain: PlainWork
}

/** All tools that make a file in the page, beside the compressor and the converter's encoders, which have a table of their own. */
export const compared: readonly Compared[] = [
  {
    tool: 'social-image-resizer',
    settings: 'sizes=ig-4x5&focus=centre',
    pictures: ['camera.jpg'],
    starts: 'Make these sizes',
    saves: 'Save camera-',
    plain: { width: 1080, height: 1350, type: 'image/jpeg', quality: 0.9 },
  },
  {
    tool: 'image-converter',
    settings: 'format=png',
    pictures: ['post.jpg'],
    saves: 'Save post',
    plain: { width: 1080, height: 1350, type: 'image/png' },
  },
  {
    tool: 'image-cropper',
    pictures: ['camera.jpg'],
    starts: 'Crop',
    saves: 'Save camera-',
    plain: { width: 4000, height: 3000, type: 'image/jpeg', quality: 0.9 },
  },
  {
    tool: 'carousel-splitter',
    settings: 'ratio=1%3A1&slides=3',
    pictures: ['wide.jpg'],
    starts: 'Split',
    saves: 'Save 3 files',
    plain: { width: 1080, height: 1080, type: 'image/jpeg', quality: 0.95, times: 3 },
  },
  {
    tool: 'add-watermark',
    settings: 'text=© Your name',
    pictures: ['camera.jpg'],
    starts: 'Add the watermark',
    saves: 'Save camera-',
    plain: { width: 4000, height: 3000, type: 'image/jpeg', quality: 0.9, text: '© Your name' },
  },
  {
    tool: 'exif-remover',
    pictures: ['camera.jpg'],
    saves: 'Save camera-',
    plain: { width: 4000, height: 3000, type: 'image/jpeg', quality: 0.92 },
  },
  {
    tool: 'thumbnail-maker',
    pictures: ['camera.jpg'],
    saves: 'Save JPEG',
    plain: { width: 1280, height: 720, type: 'image/jpeg', quality: 0.92, text: 'I tried it' },
  },
  {
    tool: 'meme-maker',
    pictures: ['camera.jpg'],
    saves: 'Save PNG',
    plain: { width: 1200, height: 900, type: 'image/png', text: 'Top text' },
  },
  {
    tool: 'quote-card-maker',
    pictures: [],
    typed: ['Your words', 'Less is more.'],
    saves: 'Save PNG',
    plain: { width: 1080, height: 1350, type: 'image/png', text: 'Less is more.' },
  },
  {
    tool: 'collage-maker',
    pictures: ['camera.jpg', 'post.jpg', 'wide.jpg'],
    saves: 'Save JPEG',
    plain: { width: 1080, height: 1080, type: 'image/jpeg', quality: 0.92 },
  },
  {
    tool: 'gif-maker',
    pictures: ['post.jpg', 'wide.jpg', 'camera.jpg'],
    starts: 'Create GIF',
    saves: 'Save',
    plain: { width: 480, height: 600, type: 'image/gif', times: 3 },
  },
  {
    tool: 'qr-code-generator',
    pictures: [],
    typed: ['Your link', 'example.com/menu'],
    saves: 'Save PNG',
    plain: { width: 1024, height: 1024, type: 'image/png', code: 'https://example.com/menu' },
  },
]
