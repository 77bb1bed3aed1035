/** Saves a text that the page made as a file on the visitor's machine; nothing leaves it. */
export function saveFile(
  name: string,
  text: string,
  type:
    | 'text/plain'
    | 'text/csv'
    | 'text/html'
    | 'text/x-diff'
    | 'text/calendar'
    | 'text/markdown'
    | 'text/vtt'
    | 'application/x-subrip'
    | 'application/json',
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
