let context: CanvasRenderingContext2D | null | undefined

/** Width in pixels of a line set in Arial of a size, or in what stands in for it on this device; 0 where there is no canvas. */
export function measureArialWidth(text: string, fontSize: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = `${fontSize}px Arial, Helvetica, sans-serif`
  return Math.round(context.measureText(text).width)
}
