/**
 * A segment of two compared texts. `text` of a `same` segment is the second text's version; `other` is the first's
 * where they differ in ignored ways. Same and removed make up the first text, same and added the second.
 */
export type TextChange =
  | { kind: 'same'; text: string; other?: string }
  | { kind: 'removed' | 'added'; text: string; isMoved?: true }
