import { type Argument, type Comment, type Expression, type Node, parseSync, Visitor } from 'oxc-parser'

/** What a comment `// Rows 12, F4` directly above a test says. */
export type Tag = {
  file: string
  line: number
  rows: string[]
  /** Titles of the tests below it; none where there is no test. */
  tests: string[]
}

/** All tags of one file of tests, found by its syntax tree. */
export function tagsIn(file: string, text: string): Tag[] {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const statements: Node[] = []
  const tests: { node: Node; title: string }[] = []
  new Visitor({
    ExpressionStatement(node) {
      statements.push(node)
    },
    ForOfStatement(node) {
      statements.push(node)
    },
    CallExpression(node) {
      const title = isTest(node.callee) ? titleOf(node.arguments[0], text) : null
      if (title !== null) tests.push({ node, title })
    },
  }).visit(program)
  return comments.flatMap((comment) => {
    const [, list] = /^ Rows? (.+)$/.exec(comment.value) ?? []
    if (!list) return []
    const below = statements.find(({ start }) => isDirectlyAbove(comment, start, comments, text))
    return {
      file,
      line: text.slice(0, comment.start).split('\n').length,
      rows: list.split(', '),
      tests: tests
        .filter(({ node }) => below && node.start >= below.start && node.end <= below.end)
        .map(({ title }) => title),
    }
  })
}

/** `test`, `test.only` and `test.each(…)`; not what is skipped or expected to fail. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test'
  const made = callee.type === 'CallExpression' ? callee.callee : callee
  if (made.type !== 'MemberExpression' || made.property.type !== 'Identifier') return false
  return (made === callee ? ['only'] : ['each', 'for']).includes(made.property.name) && isTest(made.object)
}

function titleOf(title: Argument | undefined, text: string): string | null {
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
