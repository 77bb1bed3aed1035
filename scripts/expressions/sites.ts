import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parseSync, Visitor } from 'oxc-parser'

export const root = join(import.meta.dirname, '../..')

/** A place in the sources where a regular expression is written or constructed. */
export type RegExpSite = {
  /** From the project's root. */
  file: string
  /** First and last line of the expression, from 1. */
  line: number
  lastLine: number
  /** Null where `RegExp` is called: what comes of it is only known when the code runs. */
  literal: { source: string; flags: string } | null
  /** Given to `split`, which looks for it all over the text even without the flag `g`. */
  isSplitter: boolean
}

/** Every source file that takes part in serving a visitor; no tests, scripts or settings of build tools. */
function listSourceFiles(): string[] {
  return globSync(['{app,components,content,lib,server}/**/*.{ts,tsx,mjs}', 'instrumentation.ts'], {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.test.tsx', 'content/tools/**/vectors.ts'],
  }).sort()
}

/** All regular expressions of the sources, found by syntax tree: literals, and calls of `RegExp`. */
export function findSites(): RegExpSite[] {
  return parseSites(new Map(listSourceFiles().map((file) => [file, readFileSync(join(root, file), 'utf8')])))
}

/** The same for the texts of these files. */
export function parseSites(files: ReadonlyMap<string, string>): RegExpSite[] {
  const splitterNames = new Set<string>()
  const sites = [...files].flatMap(([file, text]) => parseNamedSites(file, text, splitterNames))
  return sites.map(({ name, ...site }) => ({
    ...site,
    isSplitter: site.isSplitter || (name !== null && splitterNames.has(name)),
  }))
}

/** The sites of one file, with the name that each is given; adds names that are given to `split`, here or elsewhere. */
function parseNamedSites(
  file: string,
  text: string,
  splitterNames: Set<string>,
): (RegExpSite & { name: string | null })[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const sites: (RegExpSite & { name: string | null })[] = []
  const names = new Map<Node, string>()
  const splitterNodes = new Set<Node>()
  const getLineNumber = (offset: number) => text.slice(0, offset).split('\n').length
  const addSite = (node: Node, literal: RegExpSite['literal']) =>
    sites.push({
      file,
      line: getLineNumber(node.start),
      lastLine: getLineNumber(node.end),
      literal,
      isSplitter: splitterNodes.has(node),
      name: names.get(node) ?? null,
    })
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init, id.name)
    },
    CallExpression(node) {
      const [firstArgument] = node.arguments
      if (firstArgument && node.callee.type === 'MemberExpression' && getCalleeName(node.callee) === 'split') {
        if (firstArgument.type === 'Identifier') splitterNames.add(firstArgument.name)
        splitterNodes.add(firstArgument)
      }
      if (getCalleeName(node.callee) === 'RegExp') addSite(node, null)
    },
    NewExpression(node) {
      if (getCalleeName(node.callee) === 'RegExp') addSite(node, null)
    },
    Literal(node) {
      if ('regex' in node) addSite(node, { source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return sites
}

/** `RegExp` of `RegExp(…)` and of `globalThis.RegExp(…)`. */
function getCalleeName(callee: Node): string | null {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : null
}
