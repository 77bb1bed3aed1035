export const teleprompterNotOpenedNotice = {
  title: 'Not opened',
  text: 'The teleprompter could not be opened. Reload the page and try again.',
}

export const emptyEditMessage = 'Write something, or cancel.'
