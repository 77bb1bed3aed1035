/**
 * Builds the site twice: the first pass shows which inline scripts and styles each page has, the second carries their
 * hashes in its Content-Security-Policy headers. A third look checks that the pages did not change in between.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import './copy-worker.mjs'
import { cspHashes } from './csp-hashes.mjs'
import { node, root, run } from './run.mjs'

const hashFile = join(root, 'csp-hashes.json')
const pages = join(root, '.next', 'server', 'app')
const next = () => run(node(), [join(root, 'node_modules/next/dist/bin/next'), 'build'])

rmSync(hashFile, { force: true })
await next()
const first = JSON.stringify(cspHashes(pages), null, 2)
writeFileSync(hashFile, first)
await next()
if (JSON.stringify(cspHashes(pages), null, 2) !== first) {
  throw new Error(
    'The two passes of the build gave different pages, so the policy would block their scripts.',
  )
}
