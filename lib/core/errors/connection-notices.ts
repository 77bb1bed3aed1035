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

/** The search shows this message beside a retry button while it has no list of tools. */
export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

/** The page shows this message beside a link to the list of all tools if the search code fails to load. */
export const searchNotLoadedMessage = 'The search could not be loaded. Are you offline? What is on this page stays.'
