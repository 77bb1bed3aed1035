/** Has the browser save what is at a path of this site, under the name that the server gives it. */
export function triggerDownload(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
