export const offlineMessage = 'You’re offline. Nothing here is lost.'

export const offlineNotice = {
  title: 'You’re offline',
  text: 'Your text is still here. Try again when you’re back online.',
  isSelfContained: true,
} as const
