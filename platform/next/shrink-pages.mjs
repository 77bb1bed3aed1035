import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const flightPushPattern = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
/** The escapes that Next.js uses for a string in a script. */
const escapes = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' }
const toLiteral = (text) => JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character])
const toScript = (text) => `<script>self.__next_f.push([1,${toLiteral(text)}])</script>`

const isStaticPartRow = (row) => /^[0-9a-f]+:I\[.*"StaticPart"\]$/.test(row)
const getRowId = (row) => row.slice(0, row.indexOf(':'))

/** A row that begins with `T` and a number contains that many bytes of text, including line breaks. */
function splitRows(data) {
  const bytes = Buffer.from(data)
  const rows = []
  for (let offset = 0; offset < bytes.length; ) {
    const lineEnd = bytes.indexOf('\n', offset)
    const end = lineEnd === -1 ? bytes.length : lineEnd
    const textHeader = /^[0-9a-f]*:T([0-9a-f]+),/.exec(
      bytes.subarray(offset, Math.min(offset + 30, bytes.length)).toString('latin1'),
    )
    const nextOffset = textHeader ? offset + textHeader[0].length + Number.parseInt(textHeader[1], 16) : end + 1
    rows.push(bytes.subarray(offset, textHeader ? nextOffset : end).toString())
    offset = nextOffset
  }
  return rows
}

/** Parses a row's value without the contents of its static parts. Keeps their ids, by which they are found. */
function parseWithoutStaticParts(text, staticIds) {
  return JSON.parse(text, (_, value) => {
    const isStaticPart = Array.isArray(value) && value[0] === '$' && staticIds.has(value[1])
    return isStaticPart ? [...value.slice(0, 3), { id: value[3].id }] : value
  })
}

/** Finds the ids of the rows that row `0` refers to, directly or indirectly. */
function findReachableIds(rows) {
  const rowsById = new Map(rows.map((row) => [getRowId(row), row]))
  const reachableIds = new Set()
  const visit = (id) => {
    if (reachableIds.has(id) || !rowsById.has(id)) return
    reachableIds.add(id)
    for (const [, referencedId] of rowsById.get(id).matchAll(/"\$[A-Za-z@]?([0-9a-f]+)(?=[":])/g)) visit(referencedId)
  }
  visit('0')
  return reachableIds
}

/** React adopts the HTML of static parts (`components/page/static-part.tsx`) without reading their data. */
export function removeStaticParts(html) {
  const data = [...html.matchAll(flightPushPattern)].map(([, literal]) => JSON.parse(literal)).join('')
  const rows = splitRows(data)
  const staticIds = new Set(rows.filter(isStaticPartRow).map((row) => `$L${getRowId(row)}`))
  if (staticIds.size === 0) return html
  const originalReachableIds = findReachableIds(rows)
  const shortenedRows = rows.map((row) => {
    const value = row.slice(row.indexOf(':') + 1)
    if (!/^[[{]/.test(value)) return row
    return `${getRowId(row)}:${JSON.stringify(parseWithoutStaticParts(value, staticIds))}`
  })
  const remainingReachableIds = findReachableIds(shortenedRows)
  const retainedRows = shortenedRows.filter(
    (row) => remainingReachableIds.has(getRowId(row)) || !originalReachableIds.has(getRowId(row)),
  )
  const text = retainedRows.map((row) => (/^[0-9a-f]*:T/.test(row) ? row : `${row}\n`)).join('')
  let remainingScripts = html.match(flightPushPattern).length
  return html.replace(flightPushPattern, () => (--remainingScripts === 0 ? toScript(text) : ''))
}

/** A large part that React wrote at the end of a page, and the script that moves it to its place. */
const movedPartPattern =
  /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*\$RC\("B:\1","S:\1"\)<\/script>/
const moveTimerScript = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'

/** React puts a large part of a `Suspense` boundary last; moving it by script would only shift the layout. */
export function placeMovedParts(html) {
  const match = movedPartPattern.exec(html)
  if (!match) return html.replace(moveTimerScript, '')
  const [fullMatch, id, part] = match
  const remainingHtml = html.replace(fullMatch, () => '')
  const startMarker = `<!--$?--><template id="B:${id}"></template>`
  const [htmlBefore, htmlAfter] = remainingHtml.split(startMarker)
  // The fallback before the part must not contain Suspense boundaries.
  const endOffset = htmlAfter?.indexOf('<!--/$-->') ?? -1
  if (endOffset < 0 || htmlAfter.slice(0, endOffset).includes('<!--$'))
    throw new Error(`A part of a page has no place: B:${id}`)
  return placeMovedParts(`${htmlBefore}<!--$-->${part}${htmlAfter.slice(endOffset)}`)
}

export function shrinkPages(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const path = join(folder, name)
    writeFileSync(path, placeMovedParts(removeStaticParts(readFileSync(path, 'utf8'))))
  }
}
