import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The files that a server started with `--import ./e2e/log-loads.mjs` has written into its log. A bundle's name says little about
 * what is in it, so their code is given as well.
 */
export function readLoadedFiles(log: string): { url: string; code: string }[] {
  return [...new Set(readFileSync(log, 'utf8').split('\n'))]
    .filter((url) => url.startsWith('file:'))
    .map((url) => ({ url, code: readFileSync(fileURLToPath(url), 'utf8') }))
}
