/** The bundler could not load a file: the visitor is offline, or an older deployment had the file. */
export const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
