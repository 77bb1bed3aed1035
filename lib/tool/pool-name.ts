/** Kinds of work that have places of their own; `lib/server/limits/pools.ts` says how many. */
export type PoolName = 'text' | 'posts' | 'transcription' | 'files' | 'speech' | 'images' | 'names'
