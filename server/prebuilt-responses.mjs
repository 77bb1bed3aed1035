import { createReadStream, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import Negotiator from 'negotiator'
import { applyTurnstilePolicy } from './response-headers.mjs'

const preferredEncodings = ['br', 'gzip', 'identity']

/** Only the encoding that browsers request is in memory; the others are four fifths of the bytes. */
export function loadPrebuiltResponses(buildFolder) {
  const folder = join(buildFolder, 'answers')
  const entries = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const responses = new Map(
    entries.map(({ path, etag, headers, files }) => {
      const cachedEncoding = preferredEncodings.find((encoding) => encoding in files)
      const bodies = Object.entries(files).map(([encoding, fileName]) => [
        encoding,
        readBody(join(folder, fileName), encoding === cachedEncoding),
      ])
      return [path, { etag, headers: headers.map(applyTurnstilePolicy), bodies: new Map(bodies) }]
    }),
  )
  // Browsers with the service worker get the script that unregisters it.
  if (process.env.SERVICE_WORKER === 'off') responses.set('/sw.js', responses.get('/sw-off.js'))
  return responses
}

function readBody(path, isInMemory) {
  return { file: path, length: statSync(path).size, bytes: isInMemory ? readFileSync(path) : null }
}

function sendBody({ bytes, file }, response) {
  if (bytes) response.end(bytes)
  // Errors are ignored: a client that leaves ends the stream early, and a missing file ends the connection.
  else pipeline(createReadStream(file), response, () => {})
}

function matchesEtag(header, etag) {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''))
}

/** The Next.js router requests data instead of a page, and only Next.js serves ranges of a file. */
const isForNext = ({ headers, url }) => 'rsc' in headers || 'range' in headers || url.includes('_rsc=')

/** Sends the prebuilt response for this path; returns false if none exists. */
export function servePrebuilt(responses, request, response) {
  const queryIndex = request.url.indexOf('?')
  const prebuiltResponse = responses.get(queryIndex === -1 ? request.url : request.url.slice(0, queryIndex))
  if (!prebuiltResponse || isForNext(request)) return false
  const { etag, headers, bodies } = prebuiltResponse
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...headers, 'ETag', etag]).end()
    return true
  }
  const availableEncodings = [...bodies.keys()]
  const encoding = new Negotiator(request).encoding(availableEncodings, { preferred: preferredEncodings }) ?? 'identity'
  const body = bodies.get(encoding)
  const encodingHeader = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  response.writeHead(200, [...headers, ...encodingHeader, 'ETag', etag, 'Content-Length', body.length])
  if (request.method === 'HEAD') response.end()
  else sendBody(body, response)
  return true
}
