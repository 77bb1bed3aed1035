/** The maximum file size is more than twice the size of half a million characters in any script. */
export const MAX_TEXT_FILE_BYTES = 5_000_000

type TextFileResult = { text: string } | { errorCode: 'too_large' | 'not_text' | 'unknown_encoding' | 'unreadable' }

/** Reads UTF-8, UTF-16 and Windows-1252. Rejects a text that any of these would garble. Never throws. */
export async function readTextFile(file: Blob): Promise<TextFileResult> {
  if (file.size > MAX_TEXT_FILE_BYTES) return { errorCode: 'too_large' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
  if (!bytes) return { errorCode: 'unreadable' }
  const encoding = detectUtf16(bytes) ?? 'utf-8'
  if (encoding === 'utf-8' && bytes.includes(0))
    return { errorCode: hasZero(bytes, 0) === hasZero(bytes, 1) ? 'not_text' : 'unknown_encoding' }
  const text = decode(bytes, encoding) ?? decodeWindows1252(bytes)
  if (text !== null) return { text: text.replace(/\r\n?/g, '\n') }
  return { errorCode: looksBinary(bytes) ? 'not_text' : 'unknown_encoding' }
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** By its byte order mark. */
function detectUtf16([firstByte, secondByte]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (firstByte === 0xff && secondByte === 0xfe) return 'utf-16le'
  return firstByte === 0xfe && secondByte === 0xff ? 'utf-16be' : null
}

/** UTF-16 has the zero bytes of its spaces and line breaks all at even or all at odd indexes. */
const hasZero = (bytes: Uint8Array, parity: 0 | 1): boolean =>
  bytes.some((byte, index) => byte === 0 && index % 2 === parity)

const sign = String.raw`[^\p{L}\p{Pd}\p{Cf}\s\0-\x7f’‘“”„«»…·×°]`
/** What other old encodings become when read as this one. It takes Icelandic and Faroese for Turkish. */
const garbledPattern = new RegExp(
  [
    String.raw`[^\P{Cc}\t\n\r\f]`, // controls
    String.raw`\p{L}${sign}\p{L}|(?!¿¡|¡¿)${sign}{2}`, // signs within words and in a row
    String.raw`\p{Ll}(?![\0-\x7f])\p{Lu}`, // a capital after a small letter
    String.raw`(?:(?![\0-\x7f])\p{L}){3}`, // words of accented letters
    '[ðýþÐÝÞƒ]',
  ].join('|'),
  'u',
)

function decodeWindows1252(bytes: Uint8Array): string | null {
  const text = decode(bytes, 'windows-1252')
  // Hungarian would have õ and û for its ő and ű; no language of this encoding has both.
  const isGarbled = text === null || garbledPattern.test(text) || (text.includes('õ') && text.includes('û'))
  return isGarbled ? null : text
}

const looksBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 1_000).some((byte) => byte < 9 || (byte > 13 && byte < 27))
