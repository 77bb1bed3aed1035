import { hasContentCredentials } from './content-credentials'
import { holdsText } from './holds-text'

/** What networks read to label pictures of AI, with what is said where it is gone; the note is IPTC's Digital Source Type. */
const signs = [
  [hasContentCredentials, 'Content Credentials are gone.'],
  [(bytes: Uint8Array) => holdsText(bytes, 'trainedAlgorithmicMedia'), 'Its note that AI made it is gone.'],
] as const

/** Which sign of a picture's origin one of the files made from it has lost, in words; mostly empty. */
export async function labelLost(before: Blob, after: readonly Blob[]): Promise<string> {
  const had = await bytesOf(before)
  const found = signs.filter(([isThere]) => isThere(had))
  if (found.length === 0) return ''
  const made = await Promise.all(after.map(bytesOf))
  const lost = found.filter(([isThere]) => !made.every(isThere)).map(([, words]) => words)
  return lost.length > 0 ? [...lost, 'Label it yourself where a network asks for that.'].join(' ') : ''
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
