/**
 * Lets plain Node.js load the site's modules: resolves `@/` to the repository and imports without an extension, and
 * compiles `copy.md`. `--conditions=react-server` makes `server-only` an empty module.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import compileCopy from './compile-copy.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOwnModule =
      specifier.startsWith('@/') || (/^\.{1,2}\//.test(specifier) && isProjectModule(context.parentURL))
    if (!isOwnModule) return nextResolve(specifier, context)
    const baseFolder = specifier.startsWith('@/') ? root : dirname(fileURLToPath(context.parentURL))
    const path = resolve(baseFolder, specifier.replace(/^@\//, ''))
    const file = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(isFile)
    return nextResolve(file === undefined ? specifier : pathToFileURL(file).href, context)
  },
  load(url, context, nextLoad) {
    // Bundlers import JSON without an attribute, which Node.js requires.
    if (url.endsWith('.json')) return nextLoad(url, { ...context, importAttributes: { type: 'json' } })
    if (!url.endsWith('/copy.md')) return nextLoad(url, context)
    return { format: 'module', source: compileCopy(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true }
  },
})

function isProjectModule(url) {
  return url?.startsWith(pathToFileURL(root).href) && !url.includes('/node_modules/')
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile()
}
