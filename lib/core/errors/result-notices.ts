export const teleprompterNotOpenedNotice = {
  title: 'Not opened',
  text: 'The teleprompter didn’t open. Reload the page and try again.',
}

export const emptyEditMessage = 'Write something, or cancel.'
