import { containsText } from './byte-search'
import { hasContentCredentials } from './content-credentials'

/** What networks read to label pictures of AI, with what is said where it is gone; the note is IPTC's Digital Source Type. */
const aiLabelChecks = [
  [hasContentCredentials, 'Content Credentials are gone.'],
  [
    (bytes: Uint8Array) => containsText(bytes, 'trainedAlgorithmicMedia'),
    'Its note that AI made it is gone.',
  ],
] as const

/** Which sign of a picture's origin one of the files made from it has lost, in words; mostly empty. */
export async function describeLostLabels(before: Blob, after: readonly Blob[]): Promise<string> {
  const had = await readBytes(before)
  const found = aiLabelChecks.filter(([isThere]) => isThere(had))
  if (found.length === 0) return ''
  const made = await Promise.all(after.map(readBytes))
  const lost = found.filter(([isThere]) => !made.every(isThere)).map(([, words]) => words)
  return lost.length > 0 ? [...lost, 'Label it yourself where a network asks for that.'].join(' ') : ''
}

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
