/**
 * The pieces of a text with one of them changed, joined to the next or cut in two. Joined again they are the text, with the
 * space that stood around each.
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

/** Cut in its trimmed text; as it was where one half would be empty. */
export function splitChunk(chunks: readonly string[], targetIndex: number, offset: number): readonly string[] {
  return chunks.flatMap((chunk, index) => {
    if (index !== targetIndex) return [chunk]
    const splitOffset = chunk.length - chunk.trimStart().length + offset
    const halves = [chunk.slice(0, splitOffset), chunk.slice(splitOffset)]
    return halves.every((half) => half.trim() !== '') ? halves : [chunk]
  })
}
