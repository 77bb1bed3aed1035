/** Failures of copying or saving in the browser: no request was sent, so there is no code. */

export const textNotCopiedNotice = {
  title: 'Not copied',
  text: 'Your browser didn’t allow it. Select the text and copy it yourself.',
}

export const fileNotSavedNotice = {
  title: 'Not saved',
  text: 'The file could not be made. Reload the page and try again.',
}
