/** Reasons why an image of a batch failed, worded for its row. `detail` is the number or name in the text. */
export const imageErrors = {
  empty: () => 'This file is empty (0 bytes).',
  not_a_picture: () => 'This is not a picture, whatever its name says.',
  svg: () => 'This is an SVG, which is made of shapes and not of pixels. The Image Converter makes a PNG of it.',
  svg_not_drawn: () => 'Your browser can’t draw this SVG. Open it in a drawing program and save it again.',
  damaged: (detail: string) => `This ${detail} is damaged or incomplete. Save or send it again from where you got it.`,
  cannot_decode: (detail: string) =>
    `Your browser cannot open ${detail} files. Save the picture as JPEG or PNG first, or try Safari.`,
  too_heavy: (detail: string) => `This file has ${detail}. One file may have up to 50 MB.`,
  too_large: (detail: string) => `This picture has ${detail} pixels. Up to 50 million work here.`,
  too_long: (detail: string) =>
    `This picture is ${detail} pixels long. Browsers draw pictures of up to 16,384 pixels a side.`,
  reencode_required: (detail: string) =>
    `${detail} You can have it as a new file without any details, but its pixels are encoded again.`,
  animated: () =>
    'This picture is animated. You get its first frame as a still picture; the GIF Maker keeps it moving.',
  first_frame_only: () =>
    'Your browser gives only the first frame of this moving picture. Chrome, Edge and Firefox give all.',
  no_gif: () =>
    'The GIF could not be made: your browser stopped on it. Close other tabs, or use a smaller width or fewer frames.',
  video_too_heavy: () => 'This video has more than 200 MB. Cut it shorter on your phone first.',
  video_not_played: () => 'Your browser can’t play this video. MP4 with H.264 plays everywhere.',
  video_stuck: () => 'Your browser stopped reading this video. Try a shorter part, or save it as MP4 first.',
  unreachable: (detail: string) => `This picture can’t get that small. The smallest possible is ${detail}.`,
  no_mark: () => 'There is nothing to put on it yet. Type your name under “Text”, or choose “Logo” and add one.',
  logo_gone: () => 'The logo of these settings isn’t in this browser. Add it again in the settings.',
  nothing_chosen: () => 'No size is chosen. Tick one in the settings above, or type your own.',
  out_of_memory: () => 'Not enough memory for this picture. Close other tabs, or use a smaller copy.',
  crashed: () => 'Our code stopped on this picture. Others continue.',
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
