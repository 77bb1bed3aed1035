/** What stands on the page while there is no connection. */
export const offlineNow = 'You’re offline. Nothing here is lost.'

/** The refusal of what would need one. */
export const offlineRefusal = {
  title: 'You are offline',
  text: 'Your text is kept. Try again when you’re back online.',
  isWhole: true,
} as const
