import type { Entry } from './read-entries'

/** Labels around comments on Instagram, TikTok, YouTube, Facebook and X, as of November 2026. Longest first. */
const labelPatterns = {
  /** Below a comment, in the six most common languages of these networks. */
  actions: String.raw`view (?:all )?(?:\d+ )?(?:more )?(?:repl(?:y|ies)|comments)(?: \(\d+\))?|hide (?:all )?repl(?:y|ies)|(?:view|show|load) more(?: comments)?|\d+ repl(?:y|ies)|see translation|translate to \p{L}+|read more|show (?:more|less)|liked by (?:the )?(?:creator|author)|reply|share|(?:ver|ocultar)(?: las| as)? respuestas(?: \(\d+\))?|ver(?: as)? respostas(?: \(\d+\))?|ver (?:\d+ respuestas?|\d+ respostas?|traducción|tradução)|responder|antworten (?:ansehen|anzeigen|ausblenden)(?: \(\d+\))?|\d+ antworten|übersetzung anzeigen|antworten|(?:afficher|voir|masquer) (?:les |la )?(?:\d+ )?(?:réponses?|traduction)(?: \(\d+\))?|répondre|(?:visualizza|mostra|nascondi)(?: le)? (?:\d+ )?(?:risposte|traduzione)(?: \(\d+\))?|rispondi`,
  likes: String.raw`[\d.,]+ ?[km]? likes?|[\d.,]+ (?:me gusta|curtidas?|j[’']aime|mi piace)|„?gefällt[^\d]{0,12}\d+ mal|[\d.,]+ „?gefällt mir“?(?:-angaben?)?|me gusta|curtir|gefällt mir|j[’']aime|mi piace|liked|like`,
  time: String.raw`(?:a|an|\d+) (?:second|minute|hour|day|week|month|year)s? ago|\d+ \p{L}+ fa|\d+ ?(?:mo|mins?|hrs?|wks?|yrs?|std\.?|tage?n?|tg\.?|wo\.?|sem\.?|sett\.?|[smhdwyjga])(?: ago)?|hace \d+ \p{L}+|vor \d+ \p{L}+|il y a \d+ \p{L}+|há \d+ \p{L}+|just now|yesterday|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) \d{1,2}(?:, \d{4})?`,
  dates: String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}`,
  /** Above the comments, or beside a name. */
  badges: String.raw`(?:all |top |[\d.,]+[km]? )?comments|sort by|newest first|most relevant|add a comment[.…]*|log in to comment|\(?(?:edited|bearbeitet|editado|modifié|modificato)\)?|verified|pinned(?: by .{1,60})?|highlighted comment|top fan|author|creator|.{1,60}[’']s profile (?:picture|photo)|profile (?:picture|photo) of .{1,60}`,
} as const

type LabelKind = keyof typeof labelPatterns
const labelKinds = Object.keys(labelPatterns) as LabelKind[]
const labelPattern = new RegExp(
  `[\\s·•.|]*(?:${labelKinds.map((kind) => `(?<${kind}>${labelPatterns[kind]})`).join('|')})[\\s·•|]*`,
  'iuy',
)
const timeAfterNamePattern = new RegExp(
  `^(\\S.{0,60}?)[\\s·•]+(${labelPatterns.time})(?:[\\s·•]*\\(?edited\\)?)?$`,
  'iu',
)

/** Longest line of labels: "View all 1,234 replies" and its like. */
const MAX_LABEL_LENGTH = 120

/** Returns the kinds of labels of a line that has nothing else, such as `2d1 likeReply`; null for any other line. */
function readLabels(line: string): Set<LabelKind> | null {
  if (line.length > MAX_LABEL_LENGTH) return null
  const kinds = new Set<LabelKind>()
  for (let offset = 0; offset < line.length; offset = labelPattern.lastIndex) {
    labelPattern.lastIndex = offset
    const groups = labelPattern.exec(line)?.groups
    if (!groups) return null
    for (const kind of labelKinds) if (groups[kind]) kinds.add(kind)
  }
  return kinds
}

type PageLine = { text: string; kinds: ReadonlySet<LabelKind> | null; isCount: boolean }

function toPageLines(text: string): PageLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[·•|.…\s]+$/u.test(line))
    .flatMap((line): PageLine[] => {
      const kinds = readLabels(line)
      const [, name = '', time = ''] = (!kinds && timeAfterNamePattern.exec(line)) || []
      const texts = name !== '' && !/\s/.test(name) ? [name, time] : [line]
      return texts.map((part) => ({ text: part, kinds: readLabels(part), isCount: /^[\d.,]+[km]?$/i.test(part) }))
    })
}

const isTime = ({ kinds }: PageLine) => (kinds?.has('time') || kinds?.has('dates')) === true && !isEnd({ kinds })
const isEnd = ({ kinds }: Pick<PageLine, 'kinds'>) => kinds?.has('actions') === true || kinds?.has('likes') === true
const isBadge = ({ kinds }: PageLine) => kinds?.size === 1 && kinds.has('badges')

/** Looks for lines with only labels. Times and likes alone do not prove that the text comes from a page. */
export function detectCopiedPage(text: string): 'yes' | 'maybe' | 'no' {
  const lines = toPageLines(text)
  const hasKind = (kind: LabelKind) => lines.some(({ kinds }) => kinds?.has(kind))
  if (lines.every(({ kinds }) => kinds !== null)) return 'no'
  if (hasKind('actions')) return 'yes'
  return hasKind('time') || hasKind('likes') ? 'maybe' : 'no'
}

/**
 * Reads the comments of a copied page. On Instagram and YouTube, a time follows each name; on TikTok and Facebook, the
 * name and the comment come first. Labels and counts end a comment.
 */
export function readCopiedPage(text: string): { entries: Entry[]; skippedLines: string[] } {
  const lines = toPageLines(text)
  const blocks = splitBlocks(lines.filter((line) => !isBadge(line)))
  const isInline = blocks.filter(({ comment }) => comment.length === 0).length > blocks.length / 2
  const skippedLines = lines.flatMap((line) => (line.kinds ? [line.text] : []))
  return { entries: blocks.map((block) => toEntry(block, isInline)), skippedLines }
}

/** One comment: lines of text, and counts, which are likes unless there is no other text. */
type Block = { name: string; comment: string[]; counts: string[] }

function splitBlocks(lines: readonly PageLine[]): Block[] {
  const hasTimeAfterName = timesFollowNames(lines)
  const blocks: Block[] = []
  let isInComment = false
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const block = blocks.at(-1)
    const startsBlock = hasTimeAfterName ? next !== undefined && isTime(next) : !isInComment
    if (line.kinds) isInComment &&= hasTimeAfterName
    else if (isBesideLabels(lines, index)) block?.counts.push(line.text)
    else if (startsBlock) {
      blocks.push({ name: line.text, comment: [], counts: [] })
      isInComment = true
    } else block?.comment.push(line.text)
  }
  return blocks
}

/** A number is a count of likes beside labels or another count, and part of a comment elsewhere. */
function isBesideLabels(lines: readonly PageLine[], index: number): boolean {
  const isLabel = (line: PageLine | undefined) => line !== undefined && (line.kinds !== null || line.isCount)
  return lines[index]?.isCount === true && (isLabel(lines[index - 1]) || isLabel(lines[index + 1]))
}

/** Compares times that have only a name before them with times below a comment. */
function timesFollowNames(lines: readonly PageLine[]): boolean {
  let [afterNames, belowComments, textCount] = [0, 0, 0]
  for (const line of lines) {
    if (!line.kinds) {
      if (!line.isCount) textCount += 1
      continue
    }
    if (isTime(line) && textCount === 1) afterNames += 1
    else if (isTime(line) || isEnd(line)) belowComments += textCount > 1 ? 1 : 0
    textCount = 0
  }
  // Without "Reply", each comment is followed by the next name: only the last line tells.
  if (!lines.some(isEnd)) return lines.at(-1)?.kinds === null
  return afterNames > belowComments
}

function toEntry({ name, comment, counts }: Block, isInline: boolean): Entry {
  const text = comment.join(' ') || (counts[0] ?? '')
  const [, inlineName = '', inlineComment = ''] = (isInline && text === '' && /^(\S+)\s+(.+)$/su.exec(name)) || []
  return inlineName === '' ? { name, comment: text } : { name: inlineName, comment: inlineComment }
}
