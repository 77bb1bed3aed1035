/**
 * The pieces of a text with one of them changed, joined to the next or cut in two. Joined again they are the text, with the
 * space that stood around each.
 */
export function replaceChunk(chunks: readonly string[], targetIndex: number, text: string): readonly string[] {
  return chunks.flatMap((piece, index) => {
    if (index !== targetIndex) return [piece]
    const trimmed = text.trim()
    return trimmed === '' ? [] : [piece.replace(piece.trim(), () => trimmed)]
  })
}

export function joinNextChunk(chunks: readonly string[], targetIndex: number): readonly string[] {
  return chunks.flatMap((piece, index) => {
    if (index === targetIndex + 1) return []
    return [index === targetIndex ? piece + (chunks[targetIndex + 1] ?? '') : piece]
  })
}

/** Cut in its trimmed text; as it was where one half would be empty. */
export function splitChunk(chunks: readonly string[], targetIndex: number, position: number): readonly string[] {
  return chunks.flatMap((piece, index) => {
    if (index !== targetIndex) return [piece]
    const cut = piece.length - piece.trimStart().length + position
    const halves = [piece.slice(0, cut), piece.slice(cut)]
    return halves.every((half) => half.trim() !== '') ? halves : [piece]
  })
}
