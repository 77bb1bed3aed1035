export const offlineMessage = 'You’re offline. Nothing here is lost.'

export const offlineNotice = {
  title: 'You are offline',
  text: 'Your text is kept. Try again when you’re back online.',
  isSelfContained: true,
} as const

/**
 * Returns whether the error is the bundler's error for a page file that failed to load. The visitor is offline, or the
 * file was removed with an older deployment.
 */
export const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
