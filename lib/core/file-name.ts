import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'

/** File systems take 255 bytes; the rest is for an extension and a browser's “(1)”. */
const MAX_FILE_NAME_BYTES = 180

/** learn.microsoft.com, Naming Files, Paths, and Namespaces (2026-11): reserved with any extension. */
const reservedNamePattern = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/**
 * A name that every file system takes and that shows as what it is, from a stranger's text. Control characters and
 * those that turn the direction of writing go, and so do the characters that Windows refuses, dots in front and blanks
 * and dots at the end. `suffix` is the site's own, and is whole however long the text is.
 */
export function toSafeFileName(text: string, extension: string, suffix = ''): string {
  const cleanedText = normalizeUnicode(text)
    .replace(/[\p{Cc}<>:"/\\|?*\u2028\u2029]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .]+/, '')
  const stem = trimEndMatching(truncateBytes(cleanedText, MAX_FILE_NAME_BYTES - suffix.length), /[ .]/) || 'file'
  const name = `${stem}${suffix}`
  return `${reservedNamePattern.test(name) ? '_' : ''}${name}.${extension}`
}

/** `tiktok_<handle>_<id>[_<suffix>].<extension>`: says where the file is from, on every system. */
export function buildTikTokFileName(options: {
  /** Without @; empty when not known. */
  handle: string
  id: string
  /** What tells it from the post's other files, such as `cover`, `2` or `540p`. */
  suffix?: string
  extension: string
}): string {
  const parts = ['tiktok', options.handle, options.id, options.suffix].filter(Boolean)
  return toSafeFileName(parts.join('_'), options.extension).replaceAll(' ', '_')
}

/** The longest start of a text, in whole characters, that takes no more than so many bytes in UTF-8. */
function truncateBytes(text: string, maxBytes: number): string {
  let result = ''
  let byteCount = 0
  for (const character of text) {
    byteCount += new TextEncoder().encode(character).length
    if (byteCount > maxBytes) break
    result += character
  }
  return result
}
