/** Failures of copying or saving in the browser: no request was sent, so there is no code. */

export const textNotCopiedNotice = {
  title: 'Not copied',
  text: 'Your browser didn’t allow it. Select the text and copy it yourself.',
}

export const fileNotSavedNotice = {
  title: 'Not saved',
  text: 'The file could not be made. Reload the page and try again.',
}

export const teleprompterNotOpenedNotice = {
  title: 'Not opened',
  text: 'The teleprompter could not be opened. Reload the page and try again.',
}

/** The card shows this message below a text that the visitor emptied. */
export const emptyEditMessage = 'Write something, or cancel.'

/** The browser has no room for the data or may not store it. No request was sent, so there is no code. */
export const storageUnavailableNotice = {
  title: 'Saved for this page only',
  text: 'Your browser is full or blocks storage, so it’s gone when you leave this page. Copy or download it to be safe.',
} as const
