/** Checks names and comments: words of `words.txt`, long lines, the share of comments, long file names. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const MAX_COLUMNS = 120
const MAX_COMMENT_SHARE = 0.05
const MAX_FILE_NAME_WORDS = 4

/** Names that saved scenes of the meme maker contain. */
const storedNames = new Set(['stands'])

const refusedWords = new Set(
  readFileSync(new URL('words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

const findRefusedWord = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find((word) => refusedWords.has(word))

const splitName = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2')

/** Returns the problems of one source file, and how many of its lines are comments. */
function checkWords(file: string, text: string): { problems: string[]; commentLineCount: number } {
  const problems: string[] = []
  const { program, comments } = parseSync(file, text)
  const report = (offset: number, problem: string) =>
    problems.push(`${file}:${text.slice(0, offset).split('\n').length} ${problem}`)
  let commentLineCount = 0
  for (const { start, end, value } of comments) {
    const word = value.includes('biome-ignore') ? undefined : findRefusedWord(value)
    if (word) report(start, `“${word}” in a comment`)
    const lineStart = text.lastIndexOf('\n', start) + 1
    const lineEnd = text.indexOf('\n', end)
    const lines = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).split('\n')
    if (/^\s*\{?$/.test(text.slice(lineStart, start))) commentLineCount += lines.length
    if (lines.some((line) => line.length > MAX_COLUMNS && /^\s*(\/\/|\/?\*)/.test(line)))
      report(start, `a comment longer than ${MAX_COLUMNS} columns`)
  }
  const checkName = ({ name, start }: { name: string; start: number }) => {
    const word = storedNames.has(name) ? undefined : findRefusedWord(splitName(name))
    if (word) report(start, `“${word}” in the name ${name}`)
  }
  new Visitor({ Identifier: checkName, JSXIdentifier: checkName }).visit(program)
  const fileNameWords = basename(file).replace(/\..*$/, '').split('-')
  if (fileNameWords.length > MAX_FILE_NAME_WORDS) problems.push(`${file} a file name of ${fileNameWords.length} words`)
  return { problems, commentLineCount }
}

const excludedFolders = new Set(['node_modules', 'test-results', 'public', '.git', '.cache'])

const root = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => excludedFolders.has(basename(path)) || basename(path).startsWith('.next'),
})
let lineCount = 0
let commentCount = 0
const problems = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const result = checkWords(file, text)
  lineCount += text.split('\n').length - 1
  commentCount += result.commentLineCount
  return result.problems
})
const share = commentCount / lineCount
if (share > MAX_COMMENT_SHARE) problems.push(`Comments are ${(share * 100).toFixed(2)} % of lines, above 5 %`)
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} problems with names and comments.`)
if (problems.length > 0) process.exitCode = 1
