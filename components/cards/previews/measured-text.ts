let context: CanvasRenderingContext2D | null | undefined

/** A line of a search result in Arial, or what stands in for it on this device: its width, and its start within a width. */
export function measured(text: string, size: number) {
  context ??= document.createElement('canvas').getContext('2d')
  const widthOf = (part: string) => {
    if (!context) return 0
    context.font = `${size}px Arial, Helvetica, sans-serif`
    return Math.round(context.measureText(part).width)
  }
  return {
    width: widthOf(text),
    /** As much as fits, cut between words with an ellipsis; the text itself where all of it does. */
    within(most: number): string {
      if (widthOf(text) <= most) return text
      const words = text.split(/(?<=\s)/)
      let [low, high] = [0, words.length]
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if (widthOf(`${words.slice(0, middle).join('').trimEnd()} …`) <= most) low = middle
        else high = middle - 1
      }
      return `${words.slice(0, low).join('').trimEnd()} …`.trim()
    },
  }
}
