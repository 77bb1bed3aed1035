/** Reasons why an image of a batch failed, worded for its row. `detail` is the number or name in the text. */
export const imageErrors = {
  empty: () => 'This file is empty (0 bytes).',
  not_a_picture: () => 'This isn’t an image, whatever its name says.',
  svg: () => 'This is an SVG, made of shapes, not pixels. The Image Converter can turn it into a PNG.',
  svg_not_drawn: () => 'Your browser can’t draw this SVG. Open it in a drawing program and save it again.',
  damaged: (detail: string) => `This ${detail} is damaged or incomplete. Download it again, or ask for a new copy.`,
  cannot_decode: (detail: string) =>
    `Your browser can’t open ${detail} files. Save it as a JPEG or PNG first, or try Safari.`,
  too_heavy: (detail: string) => `This file is ${detail}. The limit is 50 MB.`,
  too_large: (detail: string) => `This image has ${detail} pixels. Up to 50 million work here.`,
  too_long: (detail: string) => `This image is ${detail} pixels long. Browsers can only draw 16,384 pixels per side.`,
  reencode_required: (detail: string) =>
    `${detail} You can get a new file without any details, but the image will be re-encoded.`,
  animated: () => 'This image is animated. You’ll get its first frame as a still. The GIF Maker keeps it moving.',
  first_frame_only: () =>
    'Your browser only reads the first frame of this animation. Chrome, Edge and Firefox read them all.',
  no_gif: () => 'Your browser couldn’t finish the GIF. Close other tabs, or use a smaller width or fewer frames.',
  video_too_heavy: () => 'This video is over 200 MB. Trim it on your phone first.',
  video_not_played: () => 'Your browser can’t play this video. MP4 with H.264 plays everywhere.',
  video_stuck: () => 'Your browser stopped reading this video. Try a shorter part, or save it as MP4 first.',
  unreachable: (detail: string) => `This image can’t get that small. The smallest possible is ${detail}.`,
  no_mark: () => 'There’s nothing to add yet. Type your name under “Text”, or choose “Logo” and add one.',
  logo_gone: () => 'The logo from these settings isn’t in this browser. Add it again.',
  nothing_chosen: () => 'No size chosen. Check one above, or type your own.',
  out_of_memory: () => 'Not enough memory for this image. Close other tabs, or use a smaller copy.',
  crashed: () => 'Something went wrong with this image. The others keep going.',
  offline: () =>
    `${globalThis.navigator?.onLine === false ? 'You’re offline, and part' : 'Part'} of this tool isn’t here yet. Try again once you’re online.`,
  too_many: () => 'Up to 50 files at once. Remove some and add this one again.',
  batch_too_heavy: () => 'Up to 300 MB at once. Remove some files and add this one again.',
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
