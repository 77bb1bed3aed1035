/**
 * A model's text as a person would have typed it: no markdown marks, no leading bullet or number, no quotation marks
 * around the whole, no control or bidirectional characters, no dash between clauses. Line breaks stay; spaces at the
 * ends of lines and more than one empty line go. The joiners inside emoji and between letters stay.
 */
export function cleanText(text: string): string {
  const plain = withoutMarkdown(withoutControls(text.toWellFormed().normalize('NFC')))
  const lines = plain.split('\n').map((line) => withoutDashes(line.replace(/[^\S\n]+/gu, ' ').trim()))
  return withoutQuotes(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
}

function withoutControls(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFD]/g, '')
      .replace(/[\u200B\u2060\uFEFF\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
  )
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^```[a-z]*$/gim, '')
    .replace(/^\s*#{1,6}\s+/gm, '')
    .replace(/^\s*>\s+/gm, '')
    .replace(/^\s*(?:[-*•–—]|\(?\d{1,2}[.)])\s+(?=\S)/, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/!?\[([^\]\n]+)\]\((?:https?:)?[^)\s]*\)/g, '$1')
}

const shortAside = 24

/** "a — b" becomes "a, b", or two sentences where the rest is one of its own; "8–10" becomes "8-10". */
function withoutDashes(line: string): string {
  return line
    .replace(/(?<=\d)\s?[–—]\s?(?=\d)|(?<=\p{L})–(?=\p{L})/gu, '-')
    .replace(/^[–—]\s*|\s*[–—]$/g, '')
    .replace(
      /\s*(?:[—–]|(?<=\s)--?(?=\s)|(?<=\p{L})--(?=\p{L}))\s*(.*)/u,
      (_match, rest: string, at: number) => {
        const before = line.slice(0, at)
        const after = withoutDashes(rest)
        if (after === '' || before === '') return after
        if (/[.,;:!?…]$/.test(before)) return ` ${after}`
        return opensSentence(after) && before.length > shortAside ? `. ${capitalised(after)}` : `, ${after}`
      },
    )
}

const clauseStart =
  /^(?:i|you|we|they|he|she|it|that|this|these|those|there|here|nobody|everyone)(?:['’][a-z]+)?\s+\S+\s+\S+/iu

function opensSentence(rest: string): boolean {
  return clauseStart.test(rest)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function withoutQuotes(text: string): string {
  const inner = /^["“«„](.*)["”»“]$/su.exec(text)?.[1] ?? /^'(.*)'$/s.exec(text)?.[1]
  return inner === undefined || /["“”«»„]/u.test(inner) ? text : inner.trim()
}
