/** Failures of copying or saving in the browser: no request was sent, so there is no code. */

export const textNotCopiedNotice = {
  title: 'Not copied',
  text: 'Your browser didn’t allow it. Select the text and copy it yourself.',
}

export const fileNotSavedNotice = {
  title: 'Not saved',
  text: 'We couldn’t make the file. Reload the page and try again.',
}
