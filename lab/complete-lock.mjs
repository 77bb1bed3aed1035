/** `npm ci` refuses a lock file without them. The first `npm install` that finds the packages adds their checksums. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/run.mjs'

const systems = new Set(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'])
const processors = new Set(['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])

const isPlatform = (word) => systems.has(word) || processors.has(word)
/** Returns `@next/swc` for `@next/swc-darwin-x64`: the common prefix of a package's platform variants. */
const getPlatformFamily = (name) => name.split('-').slice(0, name.split('-').findIndex(isPlatform)).join('-')

function buildEntry(name, { version, isDev, license }) {
  const nameParts = name.split('/').at(-1).split('-')
  const system = nameParts.find((word) => systems.has(word))
  const libc = nameParts.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  return {
    version,
    cpu: nameParts.filter((word) => processors.has(word)),
    ...(isDev && { dev: true }),
    ...(system === 'linux' && { libc: [libc] }),
    ...(license && { license }),
    optional: true,
    ...(system && { os: [system] }),
  }
}

/** Returns the packages of a lock file, completed with optional dependencies that have no entry. */
function completePackages(packages) {
  const addedPackages = {}
  for (const { dev, optionalDependencies = {} } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`
      if (path in packages) continue
      const siblings = Object.keys(optionalDependencies).filter(
        (siblingName) => getPlatformFamily(siblingName) === getPlatformFamily(name),
      )
      const license = siblings.map((siblingName) => packages[`node_modules/${siblingName}`]?.license).find(Boolean)
      addedPackages[path] = buildEntry(name, { version, isDev: dev, license })
    }
  }
  const { '': project, ...otherPackages } = { ...packages, ...addedPackages }
  const sortedEntries = Object.entries(otherPackages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { '': project, ...Object.fromEntries(sortedEntries) }
}

if (import.meta.main) {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: completePackages(lock.packages) }, null, 2)}\n`)
}
