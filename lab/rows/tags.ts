import { type Argument, type Comment, type Expression, type Node, parseSync, Visitor } from 'oxc-parser'

/** What a comment `// Rows 12, F4` says: directly above a test, or behind a line of its table. */
export type RowTag = {
  file: string
  line: number
  rows: string[]
  /** Titles of the tests meant; none where there is no test. */
  tests: string[]
}

/** All tags of one file of tests, found by its syntax tree. */
export function findTags(file: string, text: string): RowTag[] {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const statements: Node[] = []
  const tests: { node: Node; title: string }[] = []
  const lines: Node[] = []
  new Visitor({
    ExpressionStatement(node) {
      statements.push(node)
    },
    ForOfStatement(node) {
      statements.push(node)
    },
    ArrayExpression({ elements }) {
      for (const element of elements) if (element) lines.push(element)
    },
    CallExpression(node) {
      const title = isTest(node.callee) ? getTitle(node.arguments[0], text) : null
      if (title !== null) tests.push({ node, title })
    },
  }).visit(program)

  const getTests = (statement: Node | undefined) =>
    tests.filter(({ node }) => statement && contains(statement, node)).map(({ title }) => title)

  /** The tests of the table in which this is a line, named with it. */
  function getTableTests(line: Node): string[] {
    const around = statements.findLast((statement) => contains(statement, line) && getTests(statement).length > 0)
    const first = line.type === 'ArrayExpression' ? line.elements[0] : line
    const name = text.slice(first?.start, first?.end).replace(/^'(.*)'$/, '$1')
    const named = (title: string) => title.replace(/%[sji]|\$\{\w+\}/, () => name)
    return getTests(around).map((title) => (named(title) === title ? `${title}: ${name}` : named(title)))
  }

  return comments.flatMap((comment) => {
    const [, list] = /^ Rows? (.+)$/.exec(comment.value) ?? []
    if (!list) return []
    const line = lines.find(({ end }) => /^,?[^\S\n]*$/.test(text.slice(end, comment.start)) && end <= comment.start)
    const below = statements.find(({ start }) => isDirectlyAbove(comment, start, comments, text))
    return {
      file,
      line: text.slice(0, comment.start).split('\n').length,
      rows: list.split(', '),
      tests: line ? getTableTests(line) : getTests(below),
    }
  })
}

const contains = (outer: Node, inner: Node) => inner.start >= outer.start && inner.end <= outer.end

/** `test`, `test.only` and `test.each(…)`; not what is skipped or expected to fail. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test'
  const made = callee.type === 'CallExpression' ? callee.callee : callee
  if (made.type !== 'MemberExpression' || made.property.type !== 'Identifier') return false
  return (made === callee ? ['only'] : ['each', 'for']).includes(made.property.name) && isTest(made.object)
}

function getTitle(title: Argument | undefined, text: string): string | null {
  if (title?.type === 'TemplateLiteral') return text.slice(title.start + 1, title.end - 1)
  if (title?.type === 'Identifier') return `\${${title.name}}`
  return title?.type === 'Literal' && typeof title.value === 'string' ? title.value : null
}

/** Whether nothing but other comments stands between. */
function isDirectlyAbove({ end }: Comment, start: number, comments: Comment[], text: string): boolean {
  if (start < end) return false
  let at = end
  for (const comment of comments) {
    if (comment.start < at || comment.end > start) continue
    if (text.slice(at, comment.start).trim() !== '') return false
    at = comment.end
  }
  return text.slice(at, start).trim() === ''
}
