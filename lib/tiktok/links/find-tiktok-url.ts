import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { isLinkHost, linkHosts } from './link-paths'

const MAX_LENGTH = 2_048
const invisible = /[\u200b-\u200d\ufeff]/g
/** Preceded by a space, a bracket or another script's letter, but not by what could be the inside of another address. */
const withScheme = /(?<![\w/?#&=%@.~+-])https?:\S+/i
const withoutScheme = new RegExp(
  String.raw`(?<!\S)(?:${linkHosts.map((host) => host.replaceAll('.', String.raw`\.`)).join('|')})(?=[/?#]|$)\S*`,
  'i',
)
/** The end of a sentence or a bracket around the address. */
const trailing = /[.,;:!?)\]}'"»”’。，！？）】」]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
const forbidden = /[\u0000-\u001f\u007f-\u009f\\\s]/

/**
 * The first web address in a text, if it is one of TikTok's: plain http or https without user, password or port. Checked
 * before `URL` reads it, because that drops tabs and turns a backslash into a slash without a word.
 */
export function findTikTokUrl(text: string): URL | null {
  if (text.length > MAX_LENGTH) return null
  const visible = text.replace(invisible, '').trim()
  const found = trimEndMatching(
    (withScheme.exec(visible) ?? withoutScheme.exec(visible))?.[0] ?? '',
    trailing,
  )
  if (found === '' || forbidden.test(found)) return null
  const url = URL.parse(/^https?:/i.test(found) ? found : `https://${found}`)
  if (!url || !isLinkHost(url.hostname)) return null
  return url.username || url.password || url.port ? null : url
}
