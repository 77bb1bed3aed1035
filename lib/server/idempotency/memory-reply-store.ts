import { LRUCache } from 'lru-cache'
import type { ReplyStore } from './reply-store'

/** Notes, of which most say only that a run is under way, before the one unused for longest goes. */
const MAX_NOTES = 10_000
/** Letters of all names and notes together; a letter takes a byte. */
const MAX_SIZE = 16 * 1024 * 1024

/** Keeps replies in this process. */
export class MemoryReplyStore implements ReplyStore {
  private readonly notes = new LRUCache<string, string>({
    max: MAX_NOTES,
    maxSize: MAX_SIZE,
    sizeCalculation: (note, name) => note.length + name.length,
  })

  async put(name: string, note: string, replaceableNote: string, ttlMs: number) {
    const previousNote = this.notes.get(name) ?? null
    if (previousNote === null || previousNote === replaceableNote) this.notes.set(name, note, { ttl: ttlMs })
    return previousNote
  }

  async replace(name: string, note: string, nextNote: string | null, ttlMs: number) {
    const currentNote = this.notes.get(name) ?? note
    if (currentNote !== note) return
    if (nextNote === null) this.notes.delete(name)
    else this.notes.set(name, nextNote, { ttl: ttlMs })
  }
}
