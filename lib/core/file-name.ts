import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** File systems allow 255 bytes; the rest is for an extension and a browser's “(1)”. */
const MAX_FILE_NAME_BYTES = 180

/** Windows reserves these names with any extension (learn.microsoft.com, Naming Files and Paths, 2026-11). */
const reservedNamePattern = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/** Returns a name that every file system accepts. `suffix` must be trusted text and is never truncated. */
export function toSafeFileName(text: string, extension: string, suffix = ''): string {
  const cleanedText = normalizeUnicode(text)
    .replace(/[\p{Cc}<>:"/\\|?*\u2028\u2029]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .]+/, '')
  // Encodes only whole characters.
  const { read } = new TextEncoder().encodeInto(cleanedText, new Uint8Array(MAX_FILE_NAME_BYTES - suffix.length))
  const stem = trimEndMatching(cleanedText.slice(0, read), /[ .]/) || 'file'
  const name = `${stem}${suffix}`
  return `${reservedNamePattern.test(name) ? '_' : ''}${name}.${extension}`
}

export function buildTikTokFileName(options: {
  /** Without @; empty if unknown. */
  handle: string
  id: string
  /** Distinguishes the post's files, such as `cover`, `2` or `540p`. */
  suffix?: string
  extension: string
}): string {
  const parts = ['tiktok', options.handle, options.id, options.suffix].filter(Boolean)
  return toSafeFileName(parts.join('_'), options.extension).replaceAll(' ', '_')
}
