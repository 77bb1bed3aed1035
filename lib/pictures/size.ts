/** Width and height in pixels. */
export type Size = { width: number; height: number }

export const sizeInWords = ({ width, height }: Size) => `${width} × ${height}`
