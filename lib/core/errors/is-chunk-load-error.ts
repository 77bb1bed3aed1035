/**
 * Returns whether the error is the bundler's error for a page file that failed to load. The visitor is offline, or the
 * file was removed with an older deployment.
 */
export const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
