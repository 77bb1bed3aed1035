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

/** Shown while the search has no list of tools, beside a retry button. */
export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

/** Shown when the search code fails to load, beside a link to the page that lists every tool. */
export const searchNotLoadedMessage = 'The search could not be loaded. Are you offline? What is on this page stays.'
