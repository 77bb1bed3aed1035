/** What a file's contents are, by the end of its name. */
const mimeTypes = {
  txt: 'text/plain',
  csv: 'text/csv',
  html: 'text/html',
  patch: 'text/x-diff',
  ics: 'text/calendar',
  md: 'text/markdown',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
} as const

type FileType = (typeof mimeTypes)[keyof typeof mimeTypes]

/** The type of a file by its name; plain text where its end is not known. */
export function getMimeType(name: string): FileType {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return Object.entries(mimeTypes).find(([known]) => known === extension)?.[1] ?? 'text/plain'
}

/** Saves a text that the page made as a file on the visitor's machine; nothing leaves it. */
export function saveTextFile(name: string, text: string, type: FileType): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
