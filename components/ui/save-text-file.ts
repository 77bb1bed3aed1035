import { saveBlob } from './save-blob'

const mimeTypes = {
  txt: 'text/plain',
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
}

export function getMimeType(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1)
  return Object.entries(mimeTypes).find(([knownExtension]) => knownExtension === extension)?.[1] ?? 'text/plain'
}

export function saveTextFile(fileName: string, text: string): void {
  saveBlob(fileName, new Blob([text], { type: `${getMimeType(fileName)};charset=utf-8` }))
}
