export type AnswerLine = {
  text: string
  /** The text with its number and bullet, for use within a longer text. */
  fullText: string
  /** The number that opens an item: 3 for “3.”, “**3)**”, “3/7”, “Slide 3:”, “### Hook 3”. */
  number: number | null
  hasBullet: boolean
  isIndented: boolean
  isBlank: boolean
  cells: readonly string[] | null
}

const keycapPattern = /([0-9])\u{FE0F}?\u{20E3}/gu
const invisiblePattern = /[\u{200B}\u{200E}\u{200F}\u{2060}\u{FEFF}]/gu
const citationPattern =
  /【[^】\n]{0,80}】|:contentReference\[[^\]\n]{0,40}\](?:\{[^}\n]{0,40}\})?|\[\^\d{1,3}\]|cite(?:turn\d+\w+\d+)+/gu

const markerPattern = new RegExp(
  [
    '^#?(\\d{1,3})(?:\\s?\\/\\s?\\d{0,3})?(?:[.):](?=\\s|\\*|$)|(?<=\\/\\d{0,3})(?=\\s|$)|\\s?[–—-](?=\\s))\\**\\s*',
    '^(?:[\\p{L}]{2,20}\\s){1,2}#?(\\d{1,3})(?:\\s?\\/\\s?\\d{1,3})?\\**(?:\\s*[:.)–—-]+\\**(?=\\s|$)|$)\\s*',
  ].join('|'),
  'u',
)

/** Splits an answer into lines. Omits code fences and turns horizontal rules into blank lines. */
export function readLines(answer: string): AnswerLine[] {
  const text = answer
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(invisiblePattern, '')
    .replace(citationPattern, '')
    .replace(keycapPattern, '$1.')
  return text.split('\n').flatMap((line) => readLine(line) ?? [])
}

function readLine(rawLine: string): AnswerLine | null {
  const isIndented = /^(?: {2,}|\t)/.test(rawLine)
  const content = rawLine.trim().replace(/^(?:>\s?)+/, '')
  if (/^(?:```|~~~)/.test(content)) return null
  if (/^[-*_=]{3,}$/.test(content)) return blankLine
  if (content.startsWith('|') && content.endsWith('|') && content.length > 1) {
    const cells = content.slice(1, -1).split('|').map(cleanCell)
    const isRule = cells.every((cell) => /^:?-{2,}:?$/.test(cell))
    return isRule ? null : { ...blankLine, text: content, fullText: content, isIndented, isBlank: false, cells }
  }
  const bulletMatch = content.match(/^(?:[-•‣◦▪*+–]\s+|\*(?=\*\*))/u)
  const contentWithoutBullet = content.slice(bulletMatch?.[0].length ?? 0)
  const heading = contentWithoutBullet.replace(/^#{1,6}\s+/, '').replace(/^(?:\*{1,3}|_{2,3})(?=\S)/, '')
  const markerMatch = heading.match(markerPattern)
  const number = Number(markerMatch?.[1] ?? markerMatch?.[2] ?? Number.NaN)
  const rest =
    markerMatch && Number.isFinite(number)
      ? heading.slice(markerMatch[0].length)
      : contentWithoutBullet.replace(/^#{1,6}\s+/, '')
  const cleanedText = cleanMarks(rest)
  return {
    text: cleanedText,
    fullText: cleanMarks(content.replace(/^#{1,6}\s+/, '')),
    number: Number.isFinite(number) ? number : null,
    hasBullet: bulletMatch !== null,
    isIndented,
    isBlank: cleanedText === '' && !Number.isFinite(number),
    cells: null,
  }
}

const blankLine: AnswerLine = {
  text: '',
  fullText: '',
  number: null,
  hasBullet: false,
  isIndented: false,
  isBlank: true,
  cells: null,
}

function cleanMarks(text: string): string {
  return text
    .replace(/\[([^\][\n]{1,200})\]\(https?:\/\/[^\s()]{1,500}\)/gu, '$1')
    .replace(/\*{2,3}|__+|`/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,400})\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/\\([#*_`[\]().!|>~-])/g, '$1')
    .trim()
}

function cleanCell(cell: string): string {
  return cleanMarks(cell.replace(/<br\s?\/?>/gi, '\n').trim())
}

const closingPattern =
  /^(?:let me know|want (?:me|more|another|a)|would you like|do you want|if you(?:[’']d| would)? (?:like|want|prefer|need)|feel free|I can (?:also|make|tweak|adapt)|I[’']ve (?:kept|avoided|written)|happy to|hope (?:this|these|that)|need (?:more|any)|just (?:say|tell)|shall I|should I|pro tip|¿quieres|si quieres|dime si|avísame|se quiser|quer que|si tu veux|souhaitez|dis-moi|wenn du|möchtest du|soll ich|sag mir)(?![\p{L}])/iu

export function isClosingRemark(text: string): boolean {
  return closingPattern.test(text)
}

const openingPattern =
  /^(?:sure|certainly|absolutely|of course|great|got it|okay|ok|here(?:[’']s| is| are| you go)|below (?:is|are)|these are|claro|por supuesto|aquí (?:tienes|están)|com certeza|aqui est|bien sûr|voici|klar|gerne|hier (?:ist|sind|kommt))(?![\p{L}])/iu

export function isOpeningRemark(text: string): boolean {
  return openingPattern.test(text) && (/[:.!…]$/.test(text) || text.length < 80)
}
