/** What goes wrong with a result that is there. */

export const teleprompterNotOpenedNotice = {
  title: 'Not opened',
  text: 'The teleprompter could not be opened. Reload the page and try again.',
}

/** Under a result's text that was emptied by hand. */
export const emptyEditMessage = 'Write something, or cancel.'
