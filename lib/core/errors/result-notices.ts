export const teleprompterNotOpenedNotice = {
  title: 'Not opened',
  text: 'The teleprompter could not be opened. Reload the page and try again.',
}

/** The card shows this message below a text that the visitor emptied. */
export const emptyEditMessage = 'Write something, or cancel.'
