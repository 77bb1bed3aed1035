export const pictureNotCopied = {
  title: 'Not copied',
  text: 'Your browser did not allow it. Save the picture instead.',
}

export const fileNotShared = {
  title: 'Not shared',
  text: 'Your device did not take the file. Save it instead.',
}

export const zipNotSaved = {
  title: 'Not saved',
  text: 'The ZIP could not be made. Save the files one by one.',
}

export const filesNotAdded = {
  title: 'Not added',
  text: 'A part of this page could not be loaded. Check your connection, reload the page and add the files again.',
}

export const fileNotHandedOver = {
  title: 'Not handed over',
  text: 'Your browser’s storage is full or blocked. Save the file and add it on the other page.',
}

/** Stands under the pictures of a run of which the browser could not decode some. */
export function picturesNotOpened(count: number): string {
  return `Your browser could not open ${count === 1 ? 'one picture' : `${count} pictures`}.`
}

/** Stands where a picture that the browser kept is gone or damaged. */
export const keptPictureNotOpened = 'This picture could not be opened.'

/** What a visitor can do about a failure that trying again does not mend, by its code. */
export const pictureAdvice: Readonly<Record<string, string>> = {
  unsupported:
    'No image model is connected to this site at the moment. “Write a better prompt” and the sizes below work without one, and your prompt works in any other image generator.',
  content_refused:
    'The model’s safety system did not accept this description, or what came of it. It does not say which words. The usual reasons are real people, brands and characters, violence and nudity.',
}
