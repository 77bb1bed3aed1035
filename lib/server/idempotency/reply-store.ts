/**
 * Stores notes about requests that may repeat, each under a unique name. Names and notes are opaque and reveal nothing
 * about a visitor. In memory for one process, in a shared store for several.
 */
export interface ReplyStore {
  /** Writes a note if the name is free or has `replaceableNote`; any other note stays. Returns the previous note. */
  put(name: string, note: string, replaceableNote: string, ttlMs: number): Promise<string | null>
  /** Writes `nextNote`, or deletes for null, if the name has `note` or its note has expired. Any other note stays. */
  replace(name: string, note: string, nextNote: string | null, ttlMs: number): Promise<void>
}
