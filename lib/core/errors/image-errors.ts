/** Reasons why an image of a batch failed, worded for its row. `detail` is the number or name in the text. */
export const imageErrors = {
  empty: () => 'This file is empty (0 bytes).',
  not_a_picture: () => 'This isn’t an image, even if its name says so.',
  svg: () => 'This is an SVG, which is made of shapes, not pixels. The Image Converter can turn it into a PNG.',
  svg_not_drawn: () => 'Your browser can’t draw this SVG. Open it in a drawing program and save it again.',
  damaged: (detail: string) => `This ${detail} is damaged or incomplete. Save or send it again from where you got it.`,
  cannot_decode: (detail: string) =>
    `Your browser cannot open ${detail} files. Save the image as JPEG or PNG first, or try Safari.`,
  too_heavy: (detail: string) => `This file is ${detail}. The limit is 50 MB.`,
  too_large: (detail: string) => `This image has ${detail} pixels. The limit is 50 million.`,
  too_long: (detail: string) => `This image is ${detail} pixels long. Browsers can draw up to 16,384 pixels per side.`,
  reencode_required: (detail: string) =>
    `${detail} You can have it as a new file without any details, but its pixels are encoded again.`,
  animated: () => 'This image is animated. You get its first frame as a still image. The GIF Maker keeps it moving.',
  first_frame_only: () =>
    'Your browser only gives us the first frame of this animation. Chrome, Edge and Firefox give us all of them.',
  no_gif: () =>
    'Your browser stopped before the GIF was done. Close other tabs, or use a smaller width or fewer frames.',
  video_too_heavy: () => 'This video is over 200 MB. Trim it on your phone first.',
  video_not_played: () => 'Your browser can’t play this video. MP4 with H.264 plays everywhere.',
  video_stuck: () => 'Your browser stopped reading this video. Try a shorter part, or save it as MP4 first.',
  unreachable: (detail: string) => `This image can’t get that small. The smallest possible is ${detail}.`,
  no_mark: () => 'There’s nothing to put on it yet. Type your name under “Text”, or choose “Logo” and add one.',
  logo_gone: () => 'The logo of these settings isn’t in this browser. Add it again in the settings.',
  nothing_chosen: () => 'No size is selected. Tick one in the settings above, or type your own.',
  out_of_memory: () => 'Not enough memory for this image. Close other tabs, or use a smaller copy.',
  crashed: () => 'Something went wrong with this image. The others continue.',
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
