import type { CanvasWork } from './direct-encoding.ts'

export type ToolBenchmark = {
  tool: string
  /** The part of its settings link after `#`. */
  settings?: string
  images: readonly string[]
  textInput?: readonly [label: string, text: string]
  /** Pressed when the images are loaded; measuring starts at this press. */
  startButton?: string
  /** Saves the result. File tools have finished before this press; editors create the file at this press. */
  saveButton: string
  canvasWork: CanvasWork
}

/** Excludes the compressor and the converter's encoders, because a separate table compares those. */
export const toolBenchmarks: readonly ToolBenchmark[] = [
  {
    tool: 'social-image-resizer',
    settings: 'sizes=ig-4x5&focus=centre',
    images: ['camera.jpg'],
    startButton: 'Make these sizes',
    saveButton: 'Save camera-',
    canvasWork: { width: 1080, height: 1350, type: 'image/jpeg', quality: 0.9 },
  },
  {
    tool: 'image-converter',
    settings: 'format=png',
    images: ['post.jpg'],
    saveButton: 'Save post',
    canvasWork: { width: 1080, height: 1350, type: 'image/png' },
  },
  {
    tool: 'image-cropper',
    images: ['camera.jpg'],
    startButton: 'Crop',
    saveButton: 'Save camera-',
    canvasWork: { width: 4000, height: 3000, type: 'image/jpeg', quality: 0.9 },
  },
  {
    tool: 'carousel-splitter',
    settings: 'ratio=1%3A1&slides=3',
    images: ['wide.jpg'],
    startButton: 'Split',
    saveButton: 'Save 3 files',
    canvasWork: { width: 1080, height: 1080, type: 'image/jpeg', quality: 0.95, times: 3 },
  },
  {
    tool: 'add-watermark',
    settings: 'text=© Your name',
    images: ['camera.jpg'],
    startButton: 'Add the watermark',
    saveButton: 'Save camera-',
    canvasWork: { width: 4000, height: 3000, type: 'image/jpeg', quality: 0.9, text: '© Your name' },
  },
  {
    tool: 'exif-remover',
    images: ['camera.jpg'],
    saveButton: 'Save camera-',
    canvasWork: { width: 4000, height: 3000, type: 'image/jpeg', quality: 0.92 },
  },
  {
    tool: 'thumbnail-maker',
    images: ['camera.jpg'],
    saveButton: 'Save JPEG',
    canvasWork: { width: 1280, height: 720, type: 'image/jpeg', quality: 0.92, text: 'I tried it' },
  },
  {
    tool: 'meme-maker',
    images: ['camera.jpg'],
    saveButton: 'Save PNG',
    canvasWork: { width: 1200, height: 900, type: 'image/png', text: 'Top text' },
  },
  {
    tool: 'quote-card-maker',
    images: [],
    textInput: ['Your words', 'Less is more.'],
    saveButton: 'Save PNG',
    canvasWork: { width: 1080, height: 1350, type: 'image/png', text: 'Less is more.' },
  },
  {
    tool: 'collage-maker',
    images: ['camera.jpg', 'post.jpg', 'wide.jpg'],
    saveButton: 'Save JPEG',
    canvasWork: { width: 1080, height: 1080, type: 'image/jpeg', quality: 0.92 },
  },
  {
    tool: 'gif-maker',
    images: ['post.jpg', 'wide.jpg', 'camera.jpg'],
    startButton: 'Create GIF',
    saveButton: 'Save',
    canvasWork: { width: 480, height: 600, type: 'image/gif', times: 3 },
  },
  {
    tool: 'qr-code-generator',
    images: [],
    textInput: ['Your link', 'example.com/menu'],
    saveButton: 'Save PNG',
    canvasWork: { width: 1024, height: 1024, type: 'image/png', code: 'https://example.com/menu' },
  },
]
