/**
 * Notes what every `RegExp(…)` of the sources becomes when the code runs: imports each module that holds one, runs each
 * prompt tool's whole path with its own examples, and what `run-constructors.ts` adds. Prints `Recorded[]` as JSON. Started by
 * `record-constructed-expressions.ts` in a process of its own, because the constructor has to be wrapped before any module is read.
 */
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getCallSites } from 'node:util'
import type { RecordedRegExp } from './record-constructed-expressions.ts'
import { root } from './sites.ts'

const recordedByJson = new Map<string, RecordedRegExp>()

function recordRegExp(regExp: RegExp): RegExp {
  const caller = getCallSites(3)[2]
  if (!caller?.scriptName.startsWith('file:')) return regExp
  const file = relative(root, fileURLToPath(caller.scriptName))
  if (file.startsWith('node_modules')) return regExp
  const value = { file, line: caller.lineNumber, source: regExp.source, flags: regExp.flags }
  recordedByJson.set(JSON.stringify(value), value)
  return regExp
}

globalThis.RegExp = new Proxy(RegExp, {
  apply: (target, thisArgument, args) => recordRegExp(Reflect.apply(target, thisArgument, args)),
  construct: (target, args, newTarget) => recordRegExp(Reflect.construct(target, args, newTarget)),
})

const { runConstructors } = await import('./run-constructors.ts')
for (const file of process.argv.slice(2)) {
  if (!file.endsWith('.tsx')) await import(pathToFileURL(join(root, file)).href)
}
await runConstructors()
console.log(JSON.stringify([...recordedByJson.values()]))
