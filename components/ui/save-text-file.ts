/** What a file's contents are, by the end of its name. */
const types = {
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

type FileType = (typeof types)[keyof typeof types]

/** The type of a file by its name; plain text where its end is not known. */
export function getMimeType(name: string): FileType {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return Object.entries(types).find(([known]) => known === ending)?.[1] ?? 'text/plain'
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
