import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { isLinkHost, linkHosts } from './parse-link-path'

const MAX_TEXT_LENGTH = 2_048
const invisibleCharacterPattern = /[\u200b-\u200d\ufeff]/g
/** Preceded by a space, a bracket or another script's letter, but not by what could be the inside of another address. */
const urlWithSchemePattern = /(?<![\w/?#&=%@.~+-])https?:\S+/i
const urlWithoutSchemePattern = new RegExp(
  String.raw`(?<!\S)(?:${linkHosts.map((host) => host.replaceAll('.', String.raw`\.`)).join('|')})(?=[/?#]|$)\S*`,
  'i',
)
/** The end of a sentence or a bracket around the address. */
const trailingPunctuationPattern = /[.,;:!?)\]}'"»”’。，！？）】」]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
const forbiddenCharacterPattern = /[\u0000-\u001f\u007f-\u009f\\\s]/

/**
 * The first web address in a text, if it is one of TikTok's: plain http or https without user, password or port. Checked
 * before `URL` reads it, because that drops tabs and turns a backslash into a slash without a word.
 */
export function findTikTokUrl(text: string): URL | null {
  if (text.length > MAX_TEXT_LENGTH) return null
  const visibleText = text.replace(invisibleCharacterPattern, '').trim()
  const candidate = trimEndMatching(
    (urlWithSchemePattern.exec(visibleText) ?? urlWithoutSchemePattern.exec(visibleText))?.[0] ?? '',
    trailingPunctuationPattern,
  )
  if (candidate === '' || forbiddenCharacterPattern.test(candidate)) return null
  const url = URL.parse(/^https?:/i.test(candidate) ? candidate : `https://${candidate}`)
  if (!url || !isLinkHost(url.hostname)) return null
  return url.username || url.password || url.port ? null : url
}
