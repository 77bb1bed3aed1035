import { containsText } from './byte-search'
import { hasContentCredentials } from './content-credentials'

/** What networks read to label pictures of AI, with what is said where it is gone; the note is IPTC's Digital Source Type. */
const aiLabelChecks = [
  [hasContentCredentials, 'Content Credentials are gone.'],
  [(bytes: Uint8Array) => containsText(bytes, 'trainedAlgorithmicMedia'), 'Its note that AI made it is gone.'],
] as const

/** Which sign of a picture's origin one of the files made from it has lost, in words; mostly empty. */
export async function describeLostLabels(original: Blob, outputs: readonly Blob[]): Promise<string> {
  const originalBytes = await readBytes(original)
  const presentLabelChecks = aiLabelChecks.filter(([hasLabel]) => hasLabel(originalBytes))
  if (presentLabelChecks.length === 0) return ''
  const outputBytes = await Promise.all(outputs.map(readBytes))
  const messages = presentLabelChecks.filter(([hasLabel]) => !outputBytes.every(hasLabel)).map(([, message]) => message)
  return messages.length > 0 ? [...messages, 'Label it yourself where a network asks for that.'].join(' ') : ''
}

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
