/** The package has no types. Only the used parts of its interface are declared. */
declare module 'gifenc' {
  type FrameOptions = {
    transparent?: boolean
    transparentIndex?: number
    delay?: number
    palette?: readonly (readonly [number, number, number])[] | null
    repeat?: number
    colorDepth?: number
    dispose?: number
  }
  type Encoder = {
    writeFrame(paletteIndexes: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
    bytesView(): Uint8Array<ArrayBuffer>
  }
  export function GIFEncoder(): Encoder
  export function nearestColorIndex(colors: readonly (readonly number[])[], pixel: readonly number[]): number
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    maxColors: number,
    options?: { format: 'rgb565' | 'rgb444' },
  ): [number, number, number][]
}
