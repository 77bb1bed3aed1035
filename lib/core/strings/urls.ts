import tlds from 'tlds'
import { createDisjointCheck, findRanges, replaceRanges, type TextRange } from './text-ranges'
import { countWords } from './words'

const knownTlds: ReadonlySet<string> = new Set(tlds)
const MAX_TLD_LENGTH = Math.max(...tlds.map(({ length }) => length))

type UrlGrammar = {
  /** Finds a host with its scheme, or without one. */
  hostPattern: RegExp
  /** The port, path and query after a host with a scheme, or without one. */
  schemeTailPattern: RegExp
  bareTailPattern: RegExp
  /** Whether a host after a scheme needs no top-level domain. */
  allowsPrivateHosts: boolean
}

type UrlLetters = { bareHost: string; path: string; query: string }

/** The grammar of twitter-text 3.1 (npmjs.com/package/twitter-text, read 2026-11), but with every delegated domain. */
function buildGrammar({ bareHost, path, query }: UrlLetters, isForX: boolean): UrlGrammar {
  const buildHost = (letters: string) => {
    const label = `[${letters}\\p{N}](?:[${letters}\\p{N}_-]*[${letters}\\p{N}])?`
    return `${label}(?:\\.${label})+`
  }
  const schemeHost = `${isForX ? '' : 'localhost(?![.\\w])|'}${buildHost('\\p{L}\\p{M}')}`
  const pathStart = isForX ? '/' : '[/#]'
  const pathCharacter = `[${path}\\p{N}!*';:=+,.$/%#\\[\\]\\-–_~@|&]`
  const parenthesized = `\\((?:${pathCharacter}|\\(${pathCharacter}+\\))+\\)`
  const pathPattern = `${pathStart}(?:(?:${pathCharacter}|${parenthesized})*(?:[${path}\\p{N}+\\-=_#/]|${parenthesized}))?`
  const queryPattern = `\\?[${query}0-9!?*'@();:&=+$/%#\\[\\]\\-_.,~|]*[${query}0-9\\-_&=#/]`
  const schemeTailPattern = new RegExp(`(?::\\d+)?(?:${pathPattern})?(?:${queryPattern})?`, 'iuy')
  return {
    hostPattern: new RegExp(
      `(?<![a-z0-9@＠$#＃])(?<scheme>https?://)(?:${schemeHost})|(?<![${bareHost}\\p{N}@＠$#＃_./-])${buildHost(bareHost)}`,
      'giu',
    ),
    schemeTailPattern,
    // Without a scheme, X reads a port or a query only with a path.
    bareTailPattern: isForX
      ? new RegExp(`(?:(?::\\d+)?${pathPattern}(?:${queryPattern})?)?`, 'iuy')
      : schemeTailPattern,
    allowsPrivateHosts: !isForX,
  }
}

/** Without scripts that have no spaces, where a link follows its sentence directly. */
const spacedLetters = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Armenian', 'Georgian']
  .map((script) => `\\p{Script=${script}}`)
  .join('')
const anyLetters = '\\p{L}\\p{M}'
const urlGrammar = buildGrammar({ bareHost: spacedLetters, path: anyLetters, query: anyLetters }, false)
const xUrlGrammar = buildGrammar(
  { bareHost: '\\p{Script=Latin}', path: '\\p{Script=Latin}\\p{Script=Cyrillic}', query: 'a-z' },
  true,
)

function findLinks(text: string, grammar: UrlGrammar): TextRange[] {
  const { hostPattern, schemeTailPattern, bareTailPattern, allowsPrivateHosts } = grammar
  const ranges: TextRange[] = []
  if (!text.includes('.') && !text.includes('://')) return ranges
  hostPattern.lastIndex = 0
  for (let match = hostPattern.exec(text); match; match = hostPattern.exec(text)) {
    const { 0: hostWithScheme, index: start, groups } = match
    const scheme = groups?.scheme ?? ''
    const host = hostWithScheme.slice(scheme.length)
    const followingText = text.slice(hostPattern.lastIndex, hostPattern.lastIndex + 1)
    const isPrivateHost = scheme !== '' && allowsPrivateHosts && !/[@+-]/.test(followingText)
    const hostLength = findHostLength(host, followingText) ?? (isPrivateHost ? host.length : null)
    if (hostLength === null) continue
    const tailPattern = scheme === '' ? bareTailPattern : schemeTailPattern
    tailPattern.lastIndex = start + scheme.length + hostLength
    tailPattern.test(text)
    hostPattern.lastIndex = tailPattern.lastIndex
    ranges.push({ start, end: tailPattern.lastIndex })
  }
  return ranges
}

/** Returns the length up to the last top-level domain, or null without one. */
function findHostLength(host: string, followingText: string): number | null {
  const labels = host.split('.')
  let labelEnd = host.length
  for (const [index, label] of [...labels.entries()].reverse()) {
    const labelStart = labelEnd - label.length
    const tldLength = measureTld(label, host.charAt(labelEnd) || followingText)
    if (tldLength > 0 && labels[index - 1]?.includes('_') === false) return labelStart + tldLength
    labelEnd = labelStart - 1
  }
  return null
}

/** Other letters may follow the top-level domain: "example.comです". */
function measureTld(label: string, followingText: string): number {
  const punycode = /^xn--[a-z0-9-]+/i.exec(label)
  if (punycode) return punycode[0].length
  for (let length = Math.min(label.length, MAX_TLD_LENGTH); length > 1; length -= 1) {
    const endsHere = !/[a-z0-9@+-]/i.test(label.charAt(length) || followingText)
    if (endsHere && knownTlds.has(label.slice(0, length).toLowerCase())) return length
  }
  return 0
}

/** As in "It’s late.Now go": the space after a full stop is missing. */
const missingSpacePattern = /^[^:/]+\.\p{Lu}\p{Ll}+$/u

/** Finds links with or without a scheme, as UTF-16 positions. */
export const findUrlRanges = (text: string): TextRange[] =>
  findLinks(text, urlGrammar).filter(({ start, end }) => !missingSpacePattern.test(text.slice(start, end)))

/** Finds what X links and counts as 23. X ends a path before letters other than Latin and Cyrillic. */
export const findXUrlRanges = (text: string): TextRange[] => findLinks(text, xUrlGrammar)

export const findSchemeUrlRanges = (text: string): TextRange[] =>
  findUrlRanges(text).filter(({ start }) => /^https?:/i.test(text.slice(start, start + 6)))

const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/gu

/** Finds links, and email addresses outside them: the URL of a Mastodon profile can contain `@ann@example.com`. */
export function findAddressRanges(text: string): TextRange[] {
  const urlRanges = findUrlRanges(text)
  const emailRanges = findRanges(text, emailPattern).filter(createDisjointCheck(urlRanges))
  return [...urlRanges, ...emailRanges].toSorted((a, b) => a.start - b.start)
}

/** Replaces each link and email address with a word of its letters and digits, so that it counts as one word. */
export function joinUrlWords(text: string): string {
  const toWord = (address: string) => ` ${encodeURIComponent(address).replace(/[^a-z0-9]/gi, '')} `
  return replaceRanges(text, findAddressRanges(text), ({ start, end }) => toWord(text.slice(start, end)))
}

export const countWordsAndLinks = (text: string): number => countWords(joinUrlWords(text))
