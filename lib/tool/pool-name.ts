/** Kinds of work with their own slots; `lib/server/limits/pools.ts` sets the number. */
export type PoolName = 'text' | 'posts' | 'transcription' | 'files' | 'speech' | 'images' | 'names'
