/** Names in the Unicode Character Database (17.0) of the characters that the tool removes or replaces. */
const characterNames: Readonly<Record<string, string>> = {
  '\n': 'LINE FEED',
  '\u00a0': 'NO-BREAK SPACE',
  '\u00ab': 'LEFT-POINTING DOUBLE ANGLE QUOTATION MARK',
  '\u00ac': 'NOT SIGN',
  '\u00ad': 'SOFT HYPHEN',
  '\u00bb': 'RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK',
  '\u034f': 'COMBINING GRAPHEME JOINER',
  '\u061c': 'ARABIC LETTER MARK',
  '\u115f': 'HANGUL CHOSEONG FILLER',
  '\u1160': 'HANGUL JUNGSEONG FILLER',
  '\u1680': 'OGHAM SPACE MARK',
  '\u180e': 'MONGOLIAN VOWEL SEPARATOR',
  '\u2000': 'EN QUAD',
  '\u2001': 'EM QUAD',
  '\u2002': 'EN SPACE',
  '\u2003': 'EM SPACE',
  '\u2004': 'THREE-PER-EM SPACE',
  '\u2005': 'FOUR-PER-EM SPACE',
  '\u2006': 'SIX-PER-EM SPACE',
  '\u2007': 'FIGURE SPACE',
  '\u2008': 'PUNCTUATION SPACE',
  '\u2009': 'THIN SPACE',
  '\u200a': 'HAIR SPACE',
  '\u200b': 'ZERO WIDTH SPACE',
  '\u200c': 'ZERO WIDTH NON-JOINER',
  '\u200d': 'ZERO WIDTH JOINER',
  '\u200e': 'LEFT-TO-RIGHT MARK',
  '\u200f': 'RIGHT-TO-LEFT MARK',
  '\u2012': 'FIGURE DASH',
  '\u2013': 'EN DASH',
  '\u2014': 'EM DASH',
  '\u2015': 'HORIZONTAL BAR',
  '\u2018': 'LEFT SINGLE QUOTATION MARK',
  '\u2019': 'RIGHT SINGLE QUOTATION MARK',
  '\u201a': 'SINGLE LOW-9 QUOTATION MARK',
  '\u201b': 'SINGLE HIGH-REVERSED-9 QUOTATION MARK',
  '\u201c': 'LEFT DOUBLE QUOTATION MARK',
  '\u201d': 'RIGHT DOUBLE QUOTATION MARK',
  '\u201e': 'DOUBLE LOW-9 QUOTATION MARK',
  '\u201f': 'DOUBLE HIGH-REVERSED-9 QUOTATION MARK',
  '\u2026': 'HORIZONTAL ELLIPSIS',
  '\u2028': 'LINE SEPARATOR',
  '\u2029': 'PARAGRAPH SEPARATOR',
  '\u202a': 'LEFT-TO-RIGHT EMBEDDING',
  '\u202b': 'RIGHT-TO-LEFT EMBEDDING',
  '\u202c': 'POP DIRECTIONAL FORMATTING',
  '\u202d': 'LEFT-TO-RIGHT OVERRIDE',
  '\u202e': 'RIGHT-TO-LEFT OVERRIDE',
  '\u202f': 'NARROW NO-BREAK SPACE',
  '\u2039': 'SINGLE LEFT-POINTING ANGLE QUOTATION MARK',
  '\u203a': 'SINGLE RIGHT-POINTING ANGLE QUOTATION MARK',
  '\u205f': 'MEDIUM MATHEMATICAL SPACE',
  '\u2060': 'WORD JOINER',
  '\u2061': 'FUNCTION APPLICATION',
  '\u2062': 'INVISIBLE TIMES',
  '\u2063': 'INVISIBLE SEPARATOR',
  '\u2064': 'INVISIBLE PLUS',
  '\u2066': 'LEFT-TO-RIGHT ISOLATE',
  '\u2067': 'RIGHT-TO-LEFT ISOLATE',
  '\u2068': 'FIRST STRONG ISOLATE',
  '\u2069': 'POP DIRECTIONAL ISOLATE',
  '\u3000': 'IDEOGRAPHIC SPACE',
  '\u3164': 'HANGUL FILLER',
  '\ufb00': 'LATIN SMALL LIGATURE FF',
  '\ufb01': 'LATIN SMALL LIGATURE FI',
  '\ufb02': 'LATIN SMALL LIGATURE FL',
  '\ufb03': 'LATIN SMALL LIGATURE FFI',
  '\ufb04': 'LATIN SMALL LIGATURE FFL',
  '\ufb05': 'LATIN SMALL LIGATURE LONG S T',
  '\ufb06': 'LATIN SMALL LIGATURE ST',
  '\ufe0e': 'VARIATION SELECTOR-15',
  '\ufe0f': 'VARIATION SELECTOR-16',
  '\ufeff': 'ZERO WIDTH NO-BREAK SPACE',
  '\uffa0': 'HALFWIDTH HANGUL FILLER',
  '\ufff9': 'INTERLINEAR ANNOTATION ANCHOR',
  '\ufffa': 'INTERLINEAR ANNOTATION SEPARATOR',
  '\ufffb': 'INTERLINEAR ANNOTATION TERMINATOR',
}

function getCharacterName(character: string): string {
  const name = characterNames[character]
  if (name) return name
  if (/^\p{Cc}$/u.test(character)) return 'control character'
  if (/^\p{Cs}$/u.test(character)) return 'half a character'
  if (/^[\u{e0000}-\u{e007f}]$/u.test(character)) return 'invisible tag character'
  if (/^[\u{e0100}-\u{e01ef}]$/u.test(character)) return 'variation selector'
  return character
}

type ChangedItem = { codePoint: string; name: string; times: number }

export type ChangeCounter = ReturnType<typeof createChangeCounter>

export function createChangeCounter() {
  const itemsByKey = new Map<string, ChangedItem>()
  function count(key: string, codePoint: string, name: string) {
    const existingItem = itemsByKey.get(key)
    if (existingItem) existingItem.times += 1
    else itemsByKey.set(key, { codePoint, name, times: 1 })
  }
  return {
    /** Counts a character by its Unicode name, or a group of characters by the given name. */
    countCharacter: (text: string, name = getCharacterName(text)) => count(text, formatCodePoints(text), name),
    countItem: (name: string) => count(name, '', name),
    toList: (): ChangedItem[] => [...itemsByKey.values()].sort((one, other) => other.times - one.times),
  }
}

const formatCodePoints = (text: string) => Array.from(text, (character) => `U+${toHex(character)}`).join(' ')

const toHex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
