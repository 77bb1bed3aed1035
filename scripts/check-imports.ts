/**
 * Checks the direction of imports. A layer imports only itself and the layers below it, and a folder of `lib/` imports
 * only the folders before it in `domains`. Folders must not form cycles.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const layers = ['platform', 'lib', 'components', 'content', 'app']

/** In ARCHITECTURE.md, a table has the contents of each domain. */
const domains = 'core platforms tool text kits writer images audio video server openai generate tiktok browser'.split(
  ' ',
)
const serverDomains = ['server', 'openai', 'generate']

type Import = { importer: string; importedFile: string; line: number }

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const extensions = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.json', '/index.ts', '/index.tsx']

function findImports(file: string, text: string, files: ReadonlySet<string>): Import[] {
  const imports: Import[] = []
  const addImport = ({ source }: { source: { start: number; value?: unknown } | null }) => {
    if (typeof source?.value !== 'string' || !/^(@\/|\.{1,2}\/)/.test(source.value)) return
    const path = source.value.startsWith('@/') ? source.value.slice(2) : posix.join(posix.dirname(file), source.value)
    const extension = extensions.find((candidate) => files.has(path + candidate))
    if (extension === undefined) return
    imports.push({
      importer: file,
      importedFile: path + extension,
      line: text.slice(0, source.start).split('\n').length,
    })
  }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  new Visitor({
    ImportDeclaration: addImport,
    ExportNamedDeclaration: addImport,
    ExportAllDeclaration: addImport,
    ImportExpression: addImport,
    TSImportType: addImport,
  }).visit(program)
  return imports
}

const getFolder = (file: string, depth: number) => file.split('/').slice(0, -1).slice(0, depth).join('/')

function findProblem({ importer, importedFile }: Import): string | null {
  const [fromLayer = '', fromDomain = ''] = importer.split('/')
  const [toLayer = '', toDomain = ''] = importedFile.split('/')
  if (layers.indexOf(toLayer) > layers.indexOf(fromLayer)) return `${fromLayer} must not import ${toLayer}`
  if (fromLayer === 'components' && toLayer === 'lib' && serverDomains.includes(toDomain))
    return `components must not import lib/${toDomain}`
  if (fromLayer !== 'lib' || toLayer !== 'lib') return null
  for (const domain of [fromDomain, toDomain])
    if (!domains.includes(domain)) return `lib/${domain} is not in the list of domains`
  if (
    domains.indexOf(toDomain) > domains.indexOf(fromDomain) ||
    (fromDomain === 'browser' && [...serverDomains, 'tiktok'].includes(toDomain))
  )
    return `lib/${fromDomain} must not import lib/${toDomain}`
  return null
}

/** Finds the imports between folders that close a cycle, excluding tests. */
function findCycles(imports: readonly Import[], layer: string, depth: number): string[] {
  const edges = new Map<string, Map<string, Import>>()
  for (const importEntry of imports) {
    if (
      isTest(importEntry.importer) ||
      !importEntry.importer.startsWith(`${layer}/`) ||
      !importEntry.importedFile.startsWith(`${layer}/`)
    )
      continue
    const [fromFolder, toFolder] = [getFolder(importEntry.importer, depth), getFolder(importEntry.importedFile, depth)]
    if (fromFolder !== toFolder) edges.set(fromFolder, (edges.get(fromFolder) ?? new Map()).set(toFolder, importEntry))
  }
  const canReach = (fromFolder: string, targetFolder: string, visited = new Set<string>()): boolean =>
    fromFolder === targetFolder ||
    [...(edges.get(fromFolder)?.keys() ?? [])].some(
      (nextFolder) => !visited.has(nextFolder) && canReach(nextFolder, targetFolder, visited.add(nextFolder)),
    )
  return [...edges].flatMap(([fromFolder, targets]) =>
    [...targets]
      .filter(([toFolder]) => canReach(toFolder, fromFolder))
      .map(
        ([toFolder, { importer: file, line }]) =>
          `${file}:${line}: ${toFolder} also imports ${fromFolder}, directly or not`,
      ),
  )
}

/** Returns one line per import problem. `texts` maps paths from the project's root to source text. */
export function findImportProblems(texts: ReadonlyMap<string, string>): string[] {
  const files = new Set(texts.keys())
  const imports = [...texts].flatMap(([file, text]) => findImports(file, text, files))
  const directionProblems = imports.flatMap((importEntry) => {
    const problem = findProblem(importEntry)
    return problem === null
      ? []
      : [`${importEntry.importer}:${importEntry.line}: ${problem} (${importEntry.importedFile})`]
  })
  return [...directionProblems, ...findCycles(imports, 'components', 2), ...findCycles(imports, 'lib', 3)]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const files = globSync(`{${layers.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })
  const problems = findImportProblems(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files, ${problems.length} problems with imports.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
