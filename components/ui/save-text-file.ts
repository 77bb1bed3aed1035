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

type MimeType = (typeof mimeTypes)[keyof typeof mimeTypes]

/** Returns the MIME type for a file name, or plain text when the extension is unknown. */
export function getMimeType(fileName: string): MimeType {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1)
  return Object.entries(mimeTypes).find(([knownExtension]) => knownExtension === extension)?.[1] ?? 'text/plain'
}

export function saveTextFile(fileName: string, text: string, mimeType: MimeType): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
