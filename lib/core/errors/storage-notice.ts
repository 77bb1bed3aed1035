/** The browser has no room for the data or may not store it. No request was sent, so there is no code. */
export const storageUnavailableNotice = {
  title: 'Saved for this page only',
  text: 'Your browser’s storage is full or blocked, so this will be gone when you leave the page. Copy or download it to be safe.',
} as const
