/** The browser has no room for the data or may not store it. No request was sent, so there is no code. */
export const storageUnavailableNotice = {
  title: 'Saved for this page only',
  text: 'Your browser is full or blocks storage, so it’s gone when you leave this page. Copy or download it to be safe.',
} as const
