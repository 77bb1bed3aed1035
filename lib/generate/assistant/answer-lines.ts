export type AnswerLine = {
  text: string
  /** The text with its number and bullet, for use within a longer text. */
  fullText: string
  /** The number that opens an item: 3 for “3.”, “**3)**”, “3/7”, “Slide 3:”, “### Hook 3”. Null in a bullet. */
  number: number | null
  /** The total beside the number: “7” for “3/7”, otherwise null. */
  total: string | null
  hasBullet: boolean
  isIndented: boolean
  isBlank: boolean
  cells: readonly string[] | null
}

const keycapPattern = /([0-9])\u{FE0F}?\u{20E3}/gu
const invisiblePattern = /[\u{200B}\u{200E}\u{200F}\u{2060}\u{FEFF}]/gu
const citationPattern =
  /【[^】\n]{0,80}】|:contentReference\[[^\]\n]{0,40}\](?:\{[^}\n]{0,40}\})?|\[\^\d{1,3}\]|cite(?:turn\d{1,4}[a-z]{1,12}\d{1,4}){1,20}/gu

const markerPattern = new RegExp(
  [
    '^#?(\\d{1,3})(?:\\s?\\/\\s?(\\d{0,3}))?(?:[.):](?=\\s|\\*|$)|(?<=\\/\\d{0,3})(?=\\s|$)|\\s?[–—-](?=\\s))\\**\\s*',
    '^(?:[\\p{L}]{2,20}\\s){1,2}#?(\\d{1,3})(?:\\s?\\/\\s?(\\d{1,3}))?\\**(?:\\s*[:.)–—-]+\\**(?=\\s|$)|$)\\s*',
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
  return turnFractionsToText(text.split('\n').flatMap((line) => readLine(line) ?? []))
}

/** “n/m” opens items only in a run 1/m, 2/m, 3/m …; otherwise, as in “24/7”, it belongs to the text. */
function turnFractionsToText(lines: readonly AnswerLine[]): AnswerLine[] {
  const runs = [...Map.groupBy(lines, ({ total }) => total).values()].filter(
    (run) => run.length > 1 && run.every(({ number }, index) => number === index + 1),
  )
  const totals = new Set(runs.map(([firstLine]) => firstLine?.total))
  return lines.map((line) =>
    line.total === null || totals.has(line.total) ? line : { ...line, text: line.fullText, number: null, total: null },
  )
}

function readLine(rawLine: string): AnswerLine | null {
  const isIndented = /^(?: {2,}|\t)/.test(rawLine)
  const content = rawLine.trim().replace(/^(?:>\s?)+/, '')
  if (/^(?:```|~~~)/.test(content)) return null
  if (/^[-*_=]{3,}$/.test(content)) return blankLine
  if (content.startsWith('|') && content.endsWith('|') && content.length > 1) {
    const cells = content
      .slice(1, -1)
      .split('|')
      .map((cell) => cleanMarks(cell.replace(/<br\s?\/?>/gi, '\n').trim()))
    const isRule = cells.every((cell) => /^:?-{2,}:?$/.test(cell))
    const line = { ...blankLine, fullText: content, isIndented, isBlank: false }
    return isRule ? line : { ...line, text: content, cells }
  }
  const bulletMatch = content.match(/^(?:[-•‣◦▪*+–]\s+|\*(?=\*\*(?!.*\*{3})))/u)
  const contentWithoutBullet = content.slice(bulletMatch?.[0].length ?? 0)
  const heading = contentWithoutBullet.replace(/^#{1,6}\s+/, '').replace(/^(?:\*{1,3}|_{2,3})(?=\S)/, '')
  const markerMatch = bulletMatch ? null : heading.match(markerPattern)
  const number = markerMatch && Number(markerMatch[1] ?? markerMatch[3])
  const cleanedText = cleanMarks(
    markerMatch ? heading.slice(markerMatch[0].length) : contentWithoutBullet.replace(/^#{1,6}\s+/, ''),
  )
  return {
    text: cleanedText,
    fullText: cleanMarks(content.replace(/^#{1,6}\s+/, '')),
    number,
    total: markerMatch?.[2] ?? markerMatch?.[4] ?? null,
    hasBullet: bulletMatch !== null,
    isIndented,
    isBlank: cleanedText === '' && number === null,
    cells: null,
  }
}

const blankLine: AnswerLine = {
  text: '',
  fullText: '',
  number: null,
  total: null,
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

const closingPattern =
  /^(?:let me know|want (?:me|more|another|a)|would you like|do you want|if you(?:[’']d| would)? (?:like|want|prefer|need)|feel free|I can (?:also|make|tweak|adapt)|I[’']ve (?:kept|avoided|written)|happy to|hope (?:this|these|that)|need (?:more|any)|just (?:say|tell)|shall I|should I|pro tip|¿quieres|si quieres|dime si|avísame|se quiser|quer que|si tu veux|souhaitez|dis-moi|wenn du|möchtest du|soll ich|sag mir)(?![\p{L}])/iu

/** Returns the index of the closing remark, which begins the last paragraph, otherwise the number of lines. */
export function findClosingRemark(lines: readonly AnswerLine[]): number {
  const lastIndex = lines.findLastIndex((line) => !line.isBlank)
  const index = lines.findLastIndex((line, lineIndex) => line.isBlank && lineIndex < lastIndex) + 1
  const line = lines[index]
  const isRemark = line?.number === null && !line.hasBullet && closingPattern.test(line.text)
  return isRemark && lines.slice(0, index).some(({ isBlank }) => !isBlank) ? index : lines.length
}

const openingPattern =
  /^(?:sure|certainly|absolutely|of course|great|got it|okay|ok|here(?:[’']s| is| are| you go)|below (?:is|are)|these are|claro|por supuesto|aquí (?:tienes|están)|com certeza|aqui est|bien sûr|voici|klar|gerne|hier (?:ist|sind|kommt))(?![\p{L}])/iu

export function isOpeningRemark(text: string): boolean {
  return openingPattern.test(text) && /[:!…]$/.test(text)
}
