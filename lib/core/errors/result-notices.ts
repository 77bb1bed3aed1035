export const teleprompterNotOpenedNotice = {
  title: 'Not opened',
  text: 'The teleprompter could not be opened. Reload the page and try again.',
}

/** Shown below a result's text that the visitor emptied. */
export const emptyEditMessage = 'Write something, or cancel.'
