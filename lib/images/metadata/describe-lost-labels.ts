import { containsText } from './byte-search'
import { hasContentCredentials } from './content-credentials'

/**
 * Markers that networks read to label AI images, with the message when they are lost. The note is IPTC's Digital Source
 * Type.
 */
const aiLabelChecks = [
  [hasContentCredentials, 'Content Credentials are gone.'],
  [(bytes: Uint8Array) => containsText(bytes, 'trainedAlgorithmicMedia'), 'Its note that AI made it is gone.'],
] as const

/** Names the AI label that one of the output files has lost; usually empty. */
export async function describeLostLabels(original: Blob, outputs: readonly Blob[]): Promise<string> {
  const originalBytes = await readBytes(original)
  const presentLabelChecks = aiLabelChecks.filter(([hasLabel]) => hasLabel(originalBytes))
  if (presentLabelChecks.length === 0) return ''
  const outputBytes = await Promise.all(outputs.map(readBytes))
  const messages = presentLabelChecks.filter(([hasLabel]) => !outputBytes.every(hasLabel)).map(([, message]) => message)
  return messages.length > 0 ? [...messages, 'Label it yourself where a network asks for that.'].join(' ') : ''
}

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
