/** Every reason why one picture of a batch is not finished, in words for its row. `detail` is the figure or name in them. */
export const pictureFaults = {
  empty: () => 'This file is empty (0 bytes).',
  not_a_picture: () => 'This is not a picture, whatever its name says.',
  svg: () => 'An SVG has no pixels to compress. As a picture it would get larger.',
  damaged: (detail: string) =>
    `This ${detail} is damaged or incomplete. Save or send it again from where you got it.`,
  cannot_decode: (detail: string) =>
    `Your browser cannot open ${detail} files. Safari opens HEIC; in other browsers save the picture as JPEG first.`,
  too_heavy: (detail: string) => `This file has ${detail}. One file may have up to 50 MB.`,
  too_large: (detail: string) => `This picture has ${detail} pixels. Up to 50 million work here.`,
  too_long: (detail: string) =>
    `This picture is ${detail} pixels long. Browsers draw pictures of up to 16,384 pixels a side.`,
  animated: () => 'This picture is animated. You get its first frame as a still picture.',
  unreachable: (detail: string) => `This picture can’t get that small. The smallest possible is ${detail}.`,
  out_of_memory: () => 'Not enough memory for this picture. Close other tabs, or use a smaller copy.',
  crashed: () => 'The encoder stopped on this picture. The others continue.',
  offline: () => 'The encoder could not be loaded. Check your connection and try again.',
  too_many: () => 'Up to 50 files at once. Remove some and add this one again.',
  batch_too_heavy: () => 'Up to 300 MB at once. Remove some files and add this one again.',
} as const

export type PictureFault = keyof typeof pictureFaults

/** Why a picture cannot be finished; its message is meant for the visitor. */
export class PictureError extends Error {
  readonly code: PictureFault

  constructor(code: PictureFault, detail = '') {
    super(pictureFaults[code](detail))
    this.name = 'PictureError'
    this.code = code
  }
}
