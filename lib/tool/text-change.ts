/**
 * A stretch of two texts. `text` of what is the same is as the second text has it, `other` as the first does where that differs
 * in what is ignored. Same and removed make up the first text, same and added the second.
 */
export type TextChange =
  | { kind: 'same'; text: string; other?: string }
  | { kind: 'removed' | 'added'; text: string; isMoved?: true }
