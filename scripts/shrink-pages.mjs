import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const flightPushPattern = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
/** As Next writes a string into a script. */
const escapes = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' }
const toLiteral = (text) => JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (letter) => escapes[letter])
const toScript = (text) => `<script>self.__next_f.push([1,${toLiteral(text)}])</script>`

/** The text of the style that Next put into a page, or nothing. */
function getInlinedStyle(html) {
  const opened = html.indexOf('<style data-precedence="next"')
  if (opened === -1) return ''
  const start = html.indexOf('>', opened) + 1
  return html.slice(start, html.indexOf('</style>', start))
}

/** Where a part begins in a text, each time. */
function findOccurrences(part, text) {
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
export function removeStyleCopies(html) {
  const style = getInlinedStyle(html)
  if (style === '') return html
  const chunks = [...html.matchAll(flightPushPattern)].map(([, literal]) => JSON.parse(literal))
  const row = `T${Buffer.byteLength(style).toString(16)},${style}`
  const places = findOccurrences(row, chunks.join(''))
  let from = 0
  const shorter = chunks.map((piece) => {
    const text = places.reduceRight((left, place) => {
      const [start, end] = [Math.max(place - from, 0), Math.min(place - from + row.length, piece.length)]
      if (start >= end) return left
      return `${left.slice(0, start)}${place >= from ? '""\n' : ''}${left.slice(end)}`
    }, piece)
    from += piece.length
    return text
  })
  return html.replace(flightPushPattern, () => {
    const text = shorter.shift()
    return text === '' ? '' : toScript(text)
  })
}

const isStaticPartRow = (row) => /^[0-9a-f]+:I\[.*"StaticPart"\]$/.test(row)
const getRowId = (row) => row.slice(0, row.indexOf(':'))

/** The rows of a page's data. One that begins with `T` holds a text of so many bytes, which may go over several lines. */
function splitRows(data) {
  const bytes = Buffer.from(data)
  const rows = []
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf('\n', at)
    const end = line === -1 ? bytes.length : line
    const text = /^[0-9a-f]*:T([0-9a-f]+),/.exec(bytes.subarray(at, Math.min(at + 30, bytes.length)).toString('latin1'))
    const next = text ? at + text[0].length + Number.parseInt(text[1], 16) : end + 1
    rows.push(bytes.subarray(at, text ? next : end).toString())
    at = next
  }
  return rows
}

/** An element of a row with what the static parts in it hold taken out; the name by which each is found stays. */
function emptyStaticParts(value, statics) {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptyStaticParts(one, statics)]))
  }
  if (value[0] === '$' && statics.has(value[1])) return [...value.slice(0, 3), { id: value[3].id }]
  return value.map((one) => emptyStaticParts(one, statics))
}

/** The ids of the rows that are needed for the first one, `0`, and for those without a number. */
function findReachableIds(rows) {
  const texts = new Map(rows.map((row) => [getRowId(row), row]))
  const reachableIds = new Set()
  const visit = (id) => {
    if (reachableIds.has(id) || !texts.has(id)) return
    reachableIds.add(id)
    for (const [, named] of texts.get(id).matchAll(/"\$[A-Za-z@]?([0-9a-f]+)(?=[":])/g)) visit(named)
  }
  visit('0')
  return reachableIds
}

/**
 * A page without the data of its static parts (`components/page/static-part.tsx`): their words stand in the page, and React
 * adopts them unseen. Rows that nothing but such a part needed go with it. What is left stands in one script, the last.
 */
export function removeStaticParts(html) {
  const data = [...html.matchAll(flightPushPattern)].map(([, literal]) => JSON.parse(literal)).join('')
  const rows = splitRows(data)
  const statics = new Set(rows.filter(isStaticPartRow).map((row) => `$L${getRowId(row)}`))
  if (statics.size === 0) return html
  const reachableBefore = findReachableIds(rows)
  const shorter = rows.map((row) => {
    const value = row.slice(row.indexOf(':') + 1)
    if (!/^[[{]/.test(value)) return row
    return `${getRowId(row)}:${JSON.stringify(emptyStaticParts(JSON.parse(value), statics))}`
  })
  const reachableAfter = findReachableIds(shorter)
  const kept = shorter.filter((row) => reachableAfter.has(getRowId(row)) || !reachableBefore.has(getRowId(row)))
  const text = kept.map((row) => (/^[0-9a-f]*:T/.test(row) ? row : `${row}\n`)).join('')
  let remainingScripts = html.match(flightPushPattern).length
  return html.replace(flightPushPattern, () => (--remainingScripts === 0 ? toScript(text) : ''))
}

/** What React puts at a page's end in the place of a large part that it waits for, and the script that moves it there. */
const movedPartPattern =
  /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*\$RC\("B:\1","S:\1"\)<\/script>/
const moveTimerScript = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'

/**
 * A page with every part where it belongs. React writes a large part behind a `Suspense` to the end of the page and has a
 * script move it, so that the rest need not wait; a page that is whole before anybody asks for it would only jump.
 */
export function placeMovedParts(html) {
  const found = movedPartPattern.exec(html)
  if (!found) return html.replace(moveTimerScript, '')
  const [whole, id, part] = found
  const left = html.replace(whole, () => '')
  const start = `<!--$?--><template id="B:${id}"></template>`
  const [before, after] = left.split(start)
  // What stands there until the part comes has no parts of its own.
  const end = after?.indexOf('<!--/$-->') ?? -1
  if (end < 0 || after.slice(0, end).includes('<!--$')) throw new Error(`A part of a page has no place: B:${id}`)
  return placeMovedParts(`${before}<!--$-->${part}${after.slice(end)}`)
}

/** Makes every page of a finished build shorter, in its place. */
export function shrinkPages(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    writeFileSync(file, placeMovedParts(removeStaticParts(removeStyleCopies(readFileSync(file, 'utf8')))))
  }
}
