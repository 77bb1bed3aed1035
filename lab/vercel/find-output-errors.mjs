import { collectInlineHashes } from '../../platform/next/page-policies.ts'
import { getEdgeHeaders } from './get-edge-headers.mjs'
import { requiredApiFiles } from './required-api-files.ts'

const MAX_FUNCTION_BYTES = 250 * 1024 * 1024
const neededFiles = ['altcha/pbkdf2.js', 'sw.js', 'sw-off.js', 'favicon.ico', '404.html', '500.html']

export const findOutputErrors = (output) => [...checkFunctions(output), ...checkPolicies(output), ...checkFiles(output)]

const isApi = ({ routes }) => routes.some((route) => route.startsWith('/api/'))

function checkFunctions({ functions }) {
  const apiFunctions = functions.filter(isApi)
  const faults = functions
    .filter(({ bytes }) => bytes > MAX_FUNCTION_BYTES)
    .map(({ routes, bytes }) => `${routes[0]} has ${bytes} bytes, more than Vercel takes.`)
  if (apiFunctions.length !== 1) {
    faults.push(
      `The API is ${apiFunctions.length} functions: ${apiFunctions.map(({ routes }) => routes.join(' ')).join(' | ')}`,
    )
  }
  for (const { routes, config, files } of apiFunctions) {
    if (config.maxDuration !== 300) faults.push(`${routes[0]} may run for ${config.maxDuration} seconds, not 300.`)
    if (config.supportsCancellation !== true) faults.push(`${routes[0]} does not learn that a visitor has left.`)
    const paths = [...files.keys()]
    for (const requiredPattern of requiredApiFiles.filter((pattern) => !paths.some((path) => pattern.test(path)))) {
      faults.push(`${routes[0]} lacks ${requiredPattern.source}.`)
    }
  }
  return faults
}

function checkPolicies({ pages, config }) {
  const servedPages = pages.filter(({ route }) => !route.startsWith('/_'))
  const faults = servedPages.length === 0 ? ['There are no pages.'] : []
  for (const { route, html } of servedPages) {
    const policy = getEdgeHeaders(config.routes, route)['content-security-policy'] ?? ''
    const { script, style } = collectInlineHashes(html)
    const missingHashes = [...script, ...style].filter((hash) => !policy.includes(hash))
    if (missingHashes.length > 0) faults.push(`The policy of ${route} lacks ${missingHashes.length} of its own hashes.`)
    if (policy.includes('unsafe')) faults.push(`The policy of ${route} allows what is unsafe.`)
  }
  return faults
}

function checkFiles({ files, config }) {
  const faults = neededFiles.filter((file) => !files.includes(file)).map((file) => `There is no ${file}.`)
  if (!files.some((file) => file.startsWith('_next/static/'))) faults.push('There are no scripts.')
  if (config.images !== undefined) faults.push('Vercel would resize pictures for anybody at /_next/image.')
  return faults
}
