/** What stands on the page while there is no connection. */
export const offlineMessage = 'You’re offline. Nothing here is lost.'

/** The refusal of what would need one. */
export const offlineNotice = {
  title: 'You are offline',
  text: 'Your text is kept. Try again when you’re back online.',
  isSelfContained: true,
} as const
