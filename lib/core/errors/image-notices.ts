export const imageNotCopiedNotice = {
  title: 'Not copied',
  text: 'Your browser didn’t allow it. Download the image instead.',
}

export const fileNotSharedNotice = {
  title: 'Not shared',
  text: 'Your device didn’t accept the file. Download it instead.',
}

export const zipNotSavedNotice = {
  title: 'Not downloaded',
  text: 'We couldn’t make the ZIP. Download the files one by one.',
}

export const pdfNotSavedNotice = {
  title: 'Not downloaded',
  text: 'We couldn’t make the PDF. Download the files one by one.',
}

export const filesNotAddedNotice = {
  title: 'Not added',
  text: 'Part of this page didn’t load. Check your connection, reload the page and add the files again.',
}

export const filesQueuedOfflineNotice = {
  title: 'You’re offline',
  text: 'We’ll add your files once you’re back online.',
}

export const imageNotAddedMessage = 'Part of this page didn’t load. Check your connection and add the image again.'

export const fileHandoffFailedNotice = {
  title: 'Not transferred',
  text: 'Your browser’s storage is full or blocked. Download the file and add it on the other page.',
}

export function buildImagesNotOpenedMessage(count: number): string {
  return `Your browser couldn’t open ${count === 1 ? 'one image' : `${count} images`}.`
}

export const outOfMemoryMessage = 'Not enough memory for this image. Close other tabs, or use a smaller copy.'

export const imageNotOpenedMessage = 'We couldn’t open this image.'

export const imageNotSavedMessage =
  'Your browser’s storage is full or blocked. You can use this image until you close the page.'

export const linkTooLongMessage = 'That’s too long for a link. Shorten your text, or send the image instead.'

export const tooManyLayersNotice = { title: 'Not added', text: 'The limit is 8 texts and 24 layers. Remove one first.' }

/** Extra explanation, by error code, for failures that retrying does not fix. */
export const imageErrorAdvice: Readonly<Record<string, string>> = {
  unsupported:
    'No image model is connected right now. “Write a better prompt” still works, and you can use your prompt in any other image generator.',
  content_refused:
    'The model’s safety system said no without saying why. The reason is usually real people, brands, characters, violence or nudity.',
}
