let context: CanvasRenderingContext2D | null | undefined

/** Width in pixels of a line in Arial, or in the device's substitute font; 0 without a canvas. */
export function measureArialWidth(text: string, fontSize: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = `${fontSize}px Arial, Helvetica, sans-serif`
  return Math.round(context.measureText(text).width)
}
