export const offlineMessage = 'You’re offline. Nothing here is lost.'

export const offlineNotice = {
  title: 'You are offline',
  text: 'Your text is safe. Try again when you’re back online.',
  isSelfContained: true,
} as const
