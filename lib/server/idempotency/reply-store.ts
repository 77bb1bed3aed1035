/**
 * Notes on requests that may come again, each under a name of its own. Names and notes are opaque: whoever reads them
 * learns nothing of a visitor. A process keeps them in memory; several share a store.
 */
export interface ReplyStore {
  /** Puts a note where none stands, or only `replaceableNote`. Gives what stood there before; any other note stays. */
  put(name: string, note: string, replaceableNote: string, ttlMs: number): Promise<string | null>
  /** Puts `nextNote`, or nothing for null, where `note` stands or has run out. Any other note stays. */
  replace(name: string, note: string, nextNote: string | null, ttlMs: number): Promise<void>
}
