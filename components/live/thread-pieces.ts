/**
 * The pieces of a text with one of them changed, joined to the next or cut in two. Joined again they are the text, with the
 * space that stood around each.
 */
export function replacePiece(pieces: readonly string[], at: number, text: string): readonly string[] {
  return pieces.flatMap((piece, index) => {
    if (index !== at) return [piece]
    const trimmed = text.trim()
    return trimmed === '' ? [] : [piece.replace(piece.trim(), () => trimmed)]
  })
}

export function joinNextPiece(pieces: readonly string[], at: number): readonly string[] {
  return pieces.flatMap((piece, index) => {
    if (index === at + 1) return []
    return [index === at ? piece + (pieces[at + 1] ?? '') : piece]
  })
}

/** Cut in its trimmed text; as it was where one half would be empty. */
export function splitPiece(pieces: readonly string[], at: number, position: number): readonly string[] {
  return pieces.flatMap((piece, index) => {
    if (index !== at) return [piece]
    const cut = piece.length - piece.trimStart().length + position
    const halves = [piece.slice(0, cut), piece.slice(cut)]
    return halves.every((half) => half.trim() !== '') ? halves : [piece]
  })
}
