/** How a C2PA manifest store begins in any file: a JUMBF description box whose type is C2PA's (C2PA 2.2, section 11.1.4). */
const mark = 'jumdc2pa'

/** Whether a picture carries Content Credentials. Does not check their signature. */
export function hasContentCredentials(bytes: Uint8Array): boolean {
  const first = mark.charCodeAt(0)
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if ([...mark].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))) return true
  }
  return false
}
