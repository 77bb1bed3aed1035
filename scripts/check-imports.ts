/**
 * Checks the direction of imports, types and tests included. Floors: `app` imports `content`, `components` and `lib`, and so
 * on down the list. Domains: a folder of `lib/` imports only folders above it in `domains`. Folders within a floor form no
 * cycles. `npm run check` and `npm test` fail where an import breaks this.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const floors = ['lib', 'components', 'content', 'app']

const domains = [
  'core', // strings, numbers, errors, geometry
  'platforms', // limits of networks and how they count
  'tool', // the contract between a tool, its page and the server
  'text', // differences, grammar, language, keywords
  'writer', // the built-in writer
  'kits', // shared by the tools of one family
  'images', // opens, draws and encodes images in the browser
  'audio', // sound, captions, speech
  'server', // settings, HTTP, limits, threads
  'openai', // models behind OpenAI's API
  'generate', // one run, from request to reply
  'tiktok', // posts, media, transcripts
  'browser', // storage, history, downloads
]
const serverOnly = ['server', 'openai', 'generate']

type Import = { from: string; to: string; line: number }

const isTest = (file: string) => /\.(test|contract)\.tsx?$/.test(file)
const endings = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.json', '/index.ts', '/index.tsx']

/** Every import and re-export of one source file that names a file of the project. */
function importsOf(file: string, text: string, files: ReadonlySet<string>): Import[] {
  const found: Import[] = []
  const add = ({ source }: { source: { start: number; value?: unknown } | null }) => {
    if (typeof source?.value !== 'string' || !/^(@\/|\.{1,2}\/)/.test(source.value)) return
    const path = source.value.startsWith('@/')
      ? source.value.slice(2)
      : posix.join(posix.dirname(file), source.value)
    const ending = endings.find((one) => files.has(path + one))
    if (ending === undefined) return
    found.push({ from: file, to: path + ending, line: text.slice(0, source.start).split('\n').length })
  }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program)
  return found
}

/** The folder that an order or a cycle is about: `lib/core`, `components/ui`, or the floor itself. */
const folderOf = (file: string, depth: number) => file.split('/').slice(0, -1).slice(0, depth).join('/')

function problemOf({ from, to }: Import): string | null {
  const [fromFloor = '', fromDomain = ''] = from.split('/')
  const [toFloor = '', toDomain = ''] = to.split('/')
  if (floors.indexOf(toFloor) > floors.indexOf(fromFloor)) return `${fromFloor} must not import ${toFloor}`
  if (fromFloor !== 'lib' || toFloor !== 'lib') return null
  for (const domain of [fromDomain, toDomain])
    if (!domains.includes(domain)) return `lib/${domain} is not in the list of domains`
  if (
    domains.indexOf(toDomain) > domains.indexOf(fromDomain) ||
    (fromDomain === 'browser' && serverOnly.includes(toDomain))
  )
    return `lib/${fromDomain} must not import lib/${toDomain}`
  return null
}

/** The imports between folders that close a cycle, tests left out. */
function cyclesOf(imports: readonly Import[], floor: string, depth: number): string[] {
  const edges = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    if (isTest(one.from) || !one.from.startsWith(`${floor}/`) || !one.to.startsWith(`${floor}/`)) continue
    const [from, to] = [folderOf(one.from, depth), folderOf(one.to, depth)]
    if (from !== to) edges.set(from, (edges.get(from) ?? new Map()).set(to, one))
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    from === goal ||
    [...(edges.get(from)?.keys() ?? [])].some(
      (next) => !seen.has(next) && reaches(next, goal, seen.add(next)),
    )
  return [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(to, from))
      .map(([to, { from: file, line }]) => `${file}:${line}: ${to} also imports ${from}, directly or not`),
  )
}

/** What is wrong with the imports of these files, a line each; takes paths from the project's root with their texts. */
export function importProblems(texts: ReadonlyMap<string, string>): string[] {
  const files = new Set(texts.keys())
  const imports = [...texts].flatMap(([file, text]) => importsOf(file, text, files))
  const against = imports.flatMap((one) => {
    const problem = problemOf(one)
    return problem === null ? [] : [`${one.from}:${one.line}: ${problem} (${one.to})`]
  })
  return [...against, ...cyclesOf(imports, 'components', 2), ...cyclesOf(imports, 'lib', 3)]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const files = globSync(`{${floors.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
  const problems = importProblems(
    new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  )
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files, ${problems.length} imports in the wrong direction.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
