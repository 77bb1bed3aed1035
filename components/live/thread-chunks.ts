/**
 * Returns the chunks with one replaced, joined to the next or split. Their concatenation is the full text, including
 * the whitespace around each chunk.
 */
export function replaceChunk(chunks: readonly string[], targetIndex: number, text: string): readonly string[] {
  return chunks.flatMap((chunk, index) => {
    if (index !== targetIndex) return [chunk]
    const trimmedText = text.trim()
    return trimmedText === '' ? [] : [chunk.replace(chunk.trim(), () => trimmedText)]
  })
}

export function joinNextChunk(chunks: readonly string[], targetIndex: number): readonly string[] {
  return chunks.flatMap((chunk, index) => {
    if (index === targetIndex + 1) return []
    return [index === targetIndex ? chunk + (chunks[targetIndex + 1] ?? '') : chunk]
  })
}

/** Splits at an offset in the chunk's trimmed text. Returns the chunks unchanged if one half would be empty. */
export function splitChunk(chunks: readonly string[], targetIndex: number, offset: number): readonly string[] {
  return chunks.flatMap((chunk, index) => {
    if (index !== targetIndex) return [chunk]
    const splitOffset = chunk.length - chunk.trimStart().length + offset
    const halves = [chunk.slice(0, splitOffset), chunk.slice(splitOffset)]
    return halves.every((half) => half.trim() !== '') ? halves : [chunk]
  })
}
