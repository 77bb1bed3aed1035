export function findTextOffset(bytes: Uint8Array, text: string): number | null {
  const firstByte = text.charCodeAt(0)
  for (let offset = bytes.indexOf(firstByte); offset !== -1; offset = bytes.indexOf(firstByte, offset + 1)) {
    if ([...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0))) return offset
  }
  return null
}

export const containsText = (bytes: Uint8Array, text: string) => findTextOffset(bytes, text) !== null

/** Does not check signatures. A C2PA manifest store starts with a JUMBF box of C2PA's type (C2PA 2.2, 11.1.4). */
export const hasContentCredentials = (bytes: Uint8Array) => containsText(bytes, 'jumdc2pa')

/** Markers by which networks label AI images, with the message if lost. The second is IPTC's Digital Source Type. */
const aiLabelChecks = [
  [hasContentCredentials, 'Content Credentials were removed.'],
  [(bytes: Uint8Array) => containsText(bytes, 'trainedAlgorithmicMedia'), 'The “made with AI” tag was removed.'],
] as const

export async function describeLostLabels(original: Blob, outputs: readonly Blob[]): Promise<string> {
  const originalBytes = await readBytes(original)
  const presentLabelChecks = aiLabelChecks.filter(([hasLabel]) => hasLabel(originalBytes))
  if (presentLabelChecks.length === 0) return ''
  const outputBytes = await Promise.all(outputs.map(readBytes))
  const messages = presentLabelChecks.filter(([hasLabel]) => !outputBytes.every(hasLabel)).map(([, message]) => message)
  return messages.length > 0 ? [...messages, 'Label the image yourself if a network asks for it.'].join(' ') : ''
}

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
