/** Every reason why one picture of a batch is not finished, in words for its row. `detail` is the figure or name in them. */
export const pictureFaults = {
  empty: () => 'This file is empty: it has 0 bytes.',
  not_a_picture: () =>
    'This is not a picture. Whatever its name says, its first bytes are those of no picture format.',
  svg: () => 'An SVG is a drawing in text, not pixels. Compressing its pixels would make it larger.',
  damaged: (detail: string) =>
    `This ${detail} is damaged or cut short, so it cannot be opened. Save or send it again from where it came.`,
  cannot_decode: (detail: string) =>
    `Your browser cannot open ${detail} files. Safari opens HEIC; in other browsers save the picture as JPEG first.`,
  too_heavy: (detail: string) => `This file has ${detail}. One file may have up to 50 MB.`,
  too_large: (detail: string) => `This picture has ${detail} pixels. Up to 50 million can be worked on here.`,
  too_long: (detail: string) =>
    `This picture is ${detail} pixels long. Browsers draw pictures of up to 16,384 pixels a side.`,
  animated: () => 'This picture is animated. Only a still picture comes out, made of its first frame.',
  unreachable: (detail: string) =>
    `This picture cannot be made that small. The smallest that still shows something has ${detail}.`,
  out_of_memory: () =>
    'There was not enough memory for this picture. Close other tabs, or use a smaller copy of it.',
  crashed: () => 'The encoder stopped while it worked on this picture. The others go on.',
  offline: () => 'The encoder could not be loaded. Check your connection and try again.',
  too_many: () => 'One batch takes up to 50 files. Remove some and add this one again.',
  batch_too_heavy: () => 'One batch takes up to 300 MB. Remove some files and add this one again.',
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
