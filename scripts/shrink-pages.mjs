import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const push = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
/** As Next writes a string into a script. */
const letters = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' }
const asLiteral = (text) => JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (letter) => letters[letter])
const asScript = (text) => `<script>self.__next_f.push([1,${asLiteral(text)}])</script>`

/** The text of the style that Next put into a page, or nothing. */
function inlinedStyle(html) {
  const opened = html.indexOf('<style data-precedence="next"')
  if (opened === -1) return ''
  const start = html.indexOf('>', opened) + 1
  return html.slice(start, html.indexOf('</style>', start))
}

/** Where a part begins in a text, each time. */
function placesOf(part, text) {
  const places = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) places.push(at)
  return places
}

/**
 * A page without the copies of its inlined style in the data that React takes it over with: two, and with them the data is
 * twice as long. React adopts a style that stands in the page by its address (`data-href`) and never looks at that text.
 * In the data it is a row of its own (`T`, its length in bytes, a comma, the text), which may go over several scripts; an
 * empty text takes its place.
 */
export function withoutStyleCopies(html) {
  const style = inlinedStyle(html)
  if (style === '') return html
  const pieces = [...html.matchAll(push)].map(([, literal]) => JSON.parse(literal))
  const row = `T${Buffer.byteLength(style).toString(16)},${style}`
  const places = placesOf(row, pieces.join(''))
  let from = 0
  const shorter = pieces.map((piece) => {
    const text = places.reduceRight((left, place) => {
      const [start, end] = [Math.max(place - from, 0), Math.min(place - from + row.length, piece.length)]
      if (start >= end) return left
      return `${left.slice(0, start)}${place >= from ? '""\n' : ''}${left.slice(end)}`
    }, piece)
    from += piece.length
    return text
  })
  return html.replace(push, () => {
    const text = shorter.shift()
    return text === '' ? '' : asScript(text)
  })
}

/** Makes every page of a finished build shorter, in its place. */
export function shrinkPages(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    writeFileSync(file, withoutStyleCopies(readFileSync(file, 'utf8')))
  }
}
