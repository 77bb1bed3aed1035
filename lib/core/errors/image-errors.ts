import { outOfMemoryMessage } from './image-notices'

/** Reasons why an image of a batch failed, worded for its row. `detail` is the number or name in the text. */
export const imageErrors = {
  empty: () => 'This file is empty (0 bytes).',
  not_a_picture: () => 'This isn’t an image, despite its name.',
  svg: () => 'This is an SVG, made of shapes instead of pixels. Turn it into a PNG with the Image Converter first.',
  svg_not_drawn: () => 'Your browser can’t draw this SVG. Open it in a design app and export it again.',
  damaged: (detail: string) => `This ${detail} is damaged or incomplete. Try downloading or exporting it again.`,
  cannot_decode: (detail: string) =>
    `Your browser can’t open ${detail} files. Convert it to JPEG or PNG first, or try Safari.`,
  unusual_tiff: (detail: string) =>
    `We can’t open this kind of TIFF (${detail}). Export it again as an RGB TIFF with LZW compression, or as a PNG.`,
  camera_raw: () => 'This is a raw camera file. Export it from your photo app as JPEG, PNG or TIFF first.',
  too_heavy: (detail: string) => `This file is ${detail}. The limit is 50 MB per file.`,
  too_large: (detail: string) => `This image has ${detail} pixels. The limit is 50 million.`,
  too_long: (detail: string) => `This image is ${detail} pixels long. The limit is 16,384 pixels per side.`,
  reencode_required: (detail: string) =>
    `${detail} We can make a new file without any metadata, but the image gets recompressed.`,
  animated: () => 'This image is animated. Here you get its first frame. To keep it moving, use the GIF Maker.',
  first_frame_only: () =>
    'Your browser can only read the first frame of this animation. Chrome, Edge and Firefox can read all of them.',
  no_gif: () => 'Your browser couldn’t make this GIF. Close other tabs, or choose a smaller width or fewer frames.',
  video_too_heavy: () => 'This video is over 200 MB. Trim it on your phone first.',
  video_not_played: () => 'Your browser can’t play this video. MP4 with H.264 plays everywhere.',
  video_stuck: () => 'Your browser couldn’t read all of this video. Try a shorter part, or save it as MP4 first.',
  unreachable: (detail: string) => `This image can’t get that small. The smallest possible is ${detail}.`,
  no_mark: () => 'There’s no watermark yet. Type your text, or choose “Logo” and add one.',
  logo_gone: () => 'Your logo isn’t in this browser. Add it again in the options.',
  nothing_chosen: () => 'No size chosen. Choose one in the options, or type your own.',
  out_of_memory: () => outOfMemoryMessage,
  crashed: () => 'Something went wrong with this image. The others will finish.',
  offline: () =>
    `${globalThis.navigator?.onLine === false ? 'You’re offline, and part' : 'Part'} of this tool hasn’t loaded yet. Try again once you’re online.`,
  too_many: () => 'The limit is 50 files. Remove some, then add this one again.',
  batch_too_heavy: () => 'The limit is 300 MB in total. Remove some files, then add this one again.',
} as const

export type ImageErrorCode = keyof typeof imageErrors

export class ImageError extends Error {
  readonly code: ImageErrorCode

  constructor(code: ImageErrorCode, detail = '') {
    super(imageErrors[code](detail))
    this.name = 'ImageError'
    this.code = code
  }
}
