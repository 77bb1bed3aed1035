/** Whether it is the bundler's error for a file of the page that did not come: offline, or gone with an older deployment. */
export const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
