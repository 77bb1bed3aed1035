/** Requests each path once from the Next.js handler, so that all headers are Next's own. Runs in a separate process. */
import '../server/load-env.mjs'
import '../server/client-address.mjs'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createNextHandler } from '../platform/next/create-next-handler.mjs'
import { listFiles } from './run.mjs'

const build = join(process.cwd(), '.next')
const folder = join(build, 'answers')

/** Headers that apply only to one connection, moment or body, or that are written separately for each encoding. */
const excludedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'etag',
  'last-modified',
  'accept-ranges',
  'vary',
])

function listPaths() {
  const { routes } = JSON.parse(readFileSync(join(build, 'prerender-manifest.json'), 'utf8'))
  return [
    ...Object.keys(routes).filter((route) => !route.startsWith('/_')),
    ...listFiles(join(build, 'static')).map((name) => `/_next/static/${name}`),
    ...listFiles(join(process.cwd(), 'public')).map((name) => `/${name}`),
  ]
}

async function fetchFromNext(port, path) {
  const request = http.get({ port, path, host: '127.0.0.1', headers: { 'Accept-Encoding': 'identity' } })
  const response = await new Promise((resolve, reject) => request.on('response', resolve).on('error', reject))
  const body = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`${path} has the status ${response.statusCode}`)
  const { vary, 'content-type': type = '' } = response.headers
  return { body, rawHeaders: response.rawHeaders, vary, type }
}

/** Removes Next's permission for shared caches to store a page for a year, because the next build changes pages. */
const adjustHeader = (name, value) =>
  name.toLowerCase() === 'cache-control' && value.includes('s-maxage') ? [name, 'no-cache'] : [name, value]

function selectHeaders({ rawHeaders, vary }, isEncoded) {
  const pairs = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1]]] : []))
  const selectedHeaders = pairs
    .filter(([name]) => !excludedHeaders.has(name.toLowerCase()))
    .flatMap(([name, value]) => adjustHeader(name, value))
  const varyNames = new Set([...(vary?.split(', ') ?? []), ...(isEncoded ? ['Accept-Encoding'] : [])])
  return varyNames.size === 0 ? selectedHeaders : [...selectedHeaders, 'Vary', [...varyNames].join(', ')]
}

/** Images other than SVG and fonts are already compressed. */
const isCompressible = (type) => !/^(?:image\/(?!svg)|font\/)/.test(type)

/** At quality 11, WebAssembly would take longer than all pages together, and only an encoder loads it. */
const getBrotliQuality = (type) => (type === 'application/wasm' ? 9 : 11)

const compressors = {
  br: (body, type) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: getBrotliQuality(type),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

async function compressBody({ body, type }) {
  if (!isCompressible(type)) return { identity: body }
  const compressions = Object.entries(compressors).map(async ([name, compress]) => [name, await compress(body, type)])
  const smallerBodies = (await Promise.all(compressions)).filter(([, bytes]) => bytes.length < body.length * 0.9)
  return { ...Object.fromEntries(smallerBodies), identity: body }
}

async function saveResponse(port, path) {
  const response = await fetchFromNext(port, path)
  const hash = createHash('sha256').update(response.body).digest('base64url').slice(0, 22)
  const bodies = await compressBody(response)
  const files = Object.fromEntries(Object.keys(bodies).map((encoding) => [encoding, `${hash}.${encoding}`]))
  for (const [encoding, bytes] of Object.entries(bodies)) writeFileSync(join(folder, files[encoding]), bytes)
  return { path, etag: `W/"${hash}"`, headers: selectHeaders(response, 'br' in bodies), files }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const next = await createNextHandler(build, { port: 0, host: '127.0.0.1' })
const server = http.createServer(next.handle).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const { port } = server.address()
const paths = listPaths()
const index = []
// Node.js has four threads for zlib by default.
const workers = Array.from({ length: 4 }, async () => {
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) index.push(await saveResponse(port, path))
})
await Promise.all(workers)
writeFileSync(join(folder, 'index.json'), JSON.stringify(index.sort((a, b) => (a.path < b.path ? -1 : 1))))
process.exit(0)
