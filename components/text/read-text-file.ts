/** The maximum file size is more than twice the size of half a million characters in any script. */
export const MAX_TEXT_FILE_BYTES = 5_000_000

type TextFileResult = { text: string } | { errorCode: 'too_large' | 'not_text' | 'not_utf8' | 'unreadable' }

/** Reads UTF-8, or UTF-16 with a byte order mark. Rejects other encodings and NUL bytes. Never throws. */
export async function readTextFile(file: Blob): Promise<TextFileResult> {
  if (file.size > MAX_TEXT_FILE_BYTES) return { errorCode: 'too_large' }
  const bytes = await file.bytes().catch(() => null)
  if (!bytes) return { errorCode: 'unreadable' }
  const encoding = detectEncoding(bytes)
  if (encoding === 'utf-8' && bytes.includes(0)) return { errorCode: 'not_text' }
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n') }
  } catch {
    return { errorCode: looksBinary(bytes) ? 'not_text' : 'not_utf8' }
  }
}

function detectEncoding([firstByte, secondByte]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (firstByte === 0xff && secondByte === 0xfe) return 'utf-16le'
  return firstByte === 0xfe && secondByte === 0xff ? 'utf-16be' : 'utf-8'
}

function looksBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 1_000).some((byte) => byte < 9 || (byte > 13 && byte < 27))
}
