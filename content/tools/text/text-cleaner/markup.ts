import { Parser } from 'htmlparser2'
import type { ChangeCounter } from './change-counter'

const blockTags = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
const paragraphTags = new Set('blockquote h1 h2 h3 h4 h5 h6 p'.split(' '))
const lineTagPattern = new RegExp(`<(?:br|td|th|${[...blockTags].join('|')})[\\s/>]`, 'i')
const hiddenTags = new Set('iframe noscript object script style svg template textarea title'.split(' '))

/** htmlparser2 takes quadratic time in nested tags. Chromium nests at most 512. */
export const MAX_OPEN_TAGS = 2_000

/**
 * Returns the text without rendering or loading the HTML. Source line breaks stay if no tag breaks a line. Returns null
 * if more than `MAX_OPEN_TAGS` are open at once.
 */
export function htmlToText(html: string, counter: ChangeCounter): string | null {
  const lineBuilder = createLineBuilder()
  let openTagCount = 0
  let hiddenDepth = 0
  let hiddenText = ''
  let preDepth = lineTagPattern.test(html) ? 0 : 1
  /** The next number of each open list, NaN in a bulleted one. */
  const listNumbers: number[] = []
  let link = { address: '', start: 0 }
  const endBlock = (name: string) => lineBuilder.endLine(paragraphTags.has(name) && listNumbers.length === 0 ? 2 : 1)
  // A comment without an end would hide the rest of the text.
  const commentsEnd = html.lastIndexOf('-->') + 1
  const safeHtml = html.slice(0, commentsEnd) + html.slice(commentsEnd).replaceAll('<!--', '&lt;!--')
  const parser = new Parser({
    onopentagname(name) {
      openTagCount += 1
      if (openTagCount > MAX_OPEN_TAGS) parser.pause()
      counter.countItem(`<${name}>`)
      if (hiddenTags.has(name)) {
        if (hiddenDepth === 0) hiddenText = ''
        hiddenDepth += 1
      }
      if (hiddenDepth > 0) return
      if (name === 'pre') preDepth += 1
      if (name === 'br') lineBuilder.addLineBreaks(1)
      else if (name === 'td' || name === 'th') lineBuilder.addSeparator('\t')
      else if (blockTags.has(name)) endBlock(name)
      if (name === 'li') {
        lineBuilder.removeEmptyItem()
        const number = listNumbers.pop()
        lineBuilder.addText(number === undefined || Number.isNaN(number) ? '• ' : `${number}. `)
        if (number !== undefined) listNumbers.push(number + 1)
      }
    },
    onopentag(name, { href = '', start = '1' }) {
      if (hiddenDepth > 0) return
      if (name === 'ol' || name === 'ul') listNumbers.push(name === 'ol' ? Number(start) : Number.NaN)
      if (name === 'a') link = { address: href.trim(), start: lineBuilder.getPartCount() }
    },
    ontext(decodedText) {
      // Without its semicolon, an entity is more likely part of a link: “?a=1&copy=2”.
      const source = safeHtml.slice(parser.startIndex, parser.endIndex + 1)
      const isEntity = source !== decodedText && source.endsWith(';')
      const data = isEntity ? decodedText : source
      if (isEntity) counter.countItem(source)
      if (hiddenDepth > 0) {
        hiddenText += data
        return
      }
      if (preDepth > 0) return lineBuilder.addText(data)
      const text = data.replace(/\s+/g, ' ')
      if (text.startsWith(' ')) lineBuilder.addSeparator(' ')
      lineBuilder.addText(text.trim())
      if (text.endsWith(' ')) lineBuilder.addSeparator(' ')
    },
    oncomment() {
      counter.countItem('HTML comment')
    },
    onclosetag(name, isImplied) {
      openTagCount -= 1
      if (hiddenTags.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1)
      if (hiddenDepth > 0) return
      // A tag mentioned in prose, as in “write good <title> tags”, is never closed, so it must not hide text.
      if (isImplied && hiddenTags.has(name)) lineBuilder.addText(hiddenText)
      if (name === 'pre') preDepth = Math.max(0, preDepth - 1)
      if (name === 'ol' || name === 'ul') listNumbers.pop()
      if (name === 'li') lineBuilder.removeEmptyItem()
      if (name === 'a') {
        lineBuilder.addAddress(link)
        link.address = ''
      }
      if (blockTags.has(name)) endBlock(name)
    },
  })
  parser.end(safeHtml)
  return openTagCount > MAX_OPEN_TAGS ? null : lineBuilder.buildText()
}

const schemePattern = /^(?:https?:\/\/|mailto:)/i
const removeScheme = (address: string) => address.replace(schemePattern, '').replace(/\/$/, '')

function createLineBuilder() {
  const parts: string[] = []
  let breakCount = 0
  let separator = ''
  const endsInListMark = () => /^(?:•|-?\d+\.) $/.test(parts.at(-1) ?? '')
  return {
    addText(text: string) {
      if (text === '') return
      const joiner = breakCount > 0 ? '\n'.repeat(breakCount) : separator
      if (parts.length > 0 && !endsInListMark()) parts.push(joiner)
      parts.push(text)
      breakCount = 0
      separator = ''
    },
    removeEmptyItem() {
      if (endsInListMark()) parts.splice(-2)
    },
    getPartCount: () => parts.length,
    /** As in Markdown, the text of a bare link repeats its address. */
    addAddress({ address, start }: { address: string; start: number }) {
      const linkText = parts.slice(start).join('').trim()
      const isRepeated = removeScheme(address) === removeScheme(linkText)
      if (!schemePattern.test(address) || linkText === '' || isRepeated) return
      const lastPart = parts.pop() ?? ''
      const lastText = lastPart.trimEnd()
      parts.push(`${lastText} (${address})${lastPart.slice(lastText.length)}`)
    },
    addSeparator(newSeparator: ' ' | '\t') {
      if (separator !== '\t') separator = newSeparator
    },
    addLineBreaks(count: number) {
      breakCount = Math.min(3, breakCount + count)
    },
    endLine(count: number) {
      breakCount = Math.max(breakCount, count)
    },
    buildText: () => parts.join('').trim(),
  }
}

const htmlPattern = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,2000})?\/?>|&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i

/** Whether a text contains HTML; “a < b” and “<3” do not count. */
export const hasHtml = (text: string) =>
  htmlPattern.test(text) || (text.includes('<!--') && text.indexOf('-->', text.indexOf('<!--')) > 0)

const markdownPatterns: readonly (readonly [pattern: RegExp, replacement: string, name: string])[] = [
  [/^ {0,3}#{1,6} +/gm, '', 'heading mark #'],
  [/^ {0,3}(?:> ?)+/gm, '', 'quote mark >'],
  [/^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$\n?/gm, '', 'line ---'],
  [/^ {0,3}`{3}.*$\n?/gm, '', 'code fence ```'],
  [/(?<=\S)\n {0,3}={3,} *$/gm, '', 'heading mark ==='],
  [/^([ \t]*(?:[-*+]|\d+[.)]) )\[[ xX]\] /gm, '$1', 'checkbox [ ]'],
  [/【[^【】\n]{1,40}】/g, '', 'citation mark 【】'],
  // en.wikipedia.org/wiki/Wikipedia:Signs_of_AI_writing (2026-11).
  [/ ?\[(?:cite(?:_start|: ?\d[\d, ]*)|(?:web|attached_file):\d+)\]/g, '', 'citation mark []'],
  [/^\[\^[^[\]\n]{1,60}\]: +| ?\[\^[^[\]\n]{1,60}\]/gm, '', 'footnote mark [^]'],
  [/ ?:contentReference\[oaicite:\d+\](?:\{index=\d+\})?/g, '', 'citation mark oaicite'],
  [/ ?\ue200?(?:file)?cite(?:\ue202?(?:turn\d+[a-z]+\d+|L\d+-L\d+))+\ue201?/g, '', 'citation mark cite'],
  // The text of a bare link repeats its address.
  [/\[([^[\]\n]{1,500})\]\((?:https?:\/\/|mailto:)?\1\/?(?:\?utm_[^()\s&]{1,500})?\)/g, '$1', 'Markdown link'],
  [
    /!?\[([^[\]\n]{1,500})\]\(([^()\s]{1,2000}(?:\([^()\s]{0,500}\)[^()\s]{0,500}){0,9})(?: "[^"\n]{0,500}")?\)/g,
    '$1 ($2)',
    'Markdown link',
  ],
  [/<((?:https?:\/\/|mailto:)[^<>\s]{1,2000})>/g, '$1', 'link brackets <>'],
  [/\*\*(?!\s)((?:[^*\n]|(?<!\*)\*(?!\*)){1,1000})(?<!\s)\*\*/g, '$1', 'bold **'],
  [/(?<![\w_])__([^_\n]{1,1000})__(?![\w_])/g, '$1', 'bold __'],
  [/(?<![\w*])\*([^*\s](?:[^*\n]{0,500}[^*\s])?)\*(?![\w*])/g, '$1', 'italic *'],
  [/(?<=^|[\s(["'“‘])_([^_\s](?:[^_\n]{0,500}[^_\s])?)_(?=$|[\s)\]"'”’.,:;!?…])/gm, '$1', 'italic _'],
  [/~~([^~\n]{1,1000})~~/g, '$1', 'strikethrough ~~'],
  [/`([^`\n]{1,500})`/g, '$1', 'code `'],
]

/** Only signs that begin Markdown marks, so that faces such as ¯\_(ツ)_/¯ and \(^o^)/ stay. */
const escapedSignPattern = /(?<!¯)\\([-#*_~`[\]<>!.+=&|])/g
/** Escaped signs move to a private use area until the marks are gone. */
const ESCAPED_OFFSET = 0xf0000
const tableRulePattern = /^ {0,3}\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *$/

/** Removes the rule below a table’s head and the marks around each row. “Day | Post” stays readable. */
function stripTables(text: string, counter: ChangeCounter): string {
  const lines = text.split('\n')
  const isRule = lines.map((line) => tableRulePattern.test(line))
  let isRow = false
  const strippedLines = lines.map((line, index) => {
    isRow = line.includes('|') && (isRow || isRule[index + 1] === true)
    if (!isRow) return line
    counter.countItem('table row |')
    if (isRule[index]) return null
    const cells = line.trim().replace(/^\||\|$/g, '')
    return cells
      .split('|')
      .map((cell) => cell.trim())
      .join(' | ')
      .trim()
  })
  return strippedLines.filter((line) => line !== null).join('\n')
}

/** Removes Markdown marks, as chatbots write them. #hashtags stay. */
export function stripMarkdown(text: string, counter: ChangeCounter): string {
  const markedText = text.replace(escapedSignPattern, (_, sign: string) => {
    counter.countItem('backslash before a sign')
    return String.fromCodePoint(ESCAPED_OFFSET + sign.charCodeAt(0))
  })
  let result = stripTables(markedText, counter)
  for (const [pattern, replacement, name] of markdownPatterns) {
    for (const _ of result.matchAll(pattern)) counter.countItem(name)
    result = result.replace(pattern, replacement)
  }
  return result.replace(/[\u{f0021}-\u{f007e}]/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - ESCAPED_OFFSET),
  )
}
