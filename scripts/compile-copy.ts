import { parse } from 'yaml'
import { z } from 'zod'
import type { ToolCopy } from '../lib/tool/tool.ts'

type Step = { title: string; text: string }
type Question = { question: string; answer: string }
type Source = { label: string; url: string; checked: string }

/** YAML drops what follows a space and a number sign in a text without quotation marks. */
const sentences = z.string().regex(/[.!?]”?$/)

const frontMatterSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  description: sentences,
  summary: sentences,
  card: sentences,
  keywords: z.array(z.string()),
  sections: z.strictObject({ steps: z.string(), stepsLead: z.string(), features: z.string() }).partial().optional(),
})

/**
 * Compiles a tool's `copy.md` to a module with its `ToolCopy` as the default export: a Turbopack loader
 * (`next.config.ts`). `content/tools/fill-copy.ts` replaces `{{name}}` in it.
 */
export default function compileCopy(markdown: string): string {
  return `export default ${JSON.stringify(parseCopy(markdown))}\n`
}

/** Parses front matter and the sections Steps, Features, FAQ and Sources. Throws at any other line. */
function parseCopy(markdown: string): ToolCopy {
  const [frontMatter = '', body = ''] = matchLine(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/, markdown)
  const steps: Step[] = []
  const features: Step[] = []
  const faq: Question[] = []
  const sources: Source[] = []
  let parseLine: (line: string) => void = fail
  for (const line of body.split('\n').filter(Boolean)) {
    if (line === '## Steps') parseLine = (text) => steps.push(parseStep(text))
    else if (line === '## Features') parseLine = (text) => features.push(parseStep(text))
    else if (line === '## FAQ') parseLine = (text) => parseFaqLine(faq, text)
    else if (line === '## Sources') parseLine = (text) => sources.push(parseSource(text))
    else parseLine(line)
  }
  const openQuestion = faq.find(({ answer }) => answer === '')
  if (openQuestion) fail(openQuestion.question)
  return { ...frontMatterSchema.parse(parse(frontMatter)), steps, features, faq, sources } as ToolCopy
}

/** Parses `- **Title** Text`. */
function parseStep(line: string): Step {
  const [title = '', text = ''] = matchLine(/^- \*\*([^*]+)\*\* (.+)$/, line)
  return { title, text }
}

/** Parses `### Question`, and its answer on the next line. */
function parseFaqLine(faq: Question[], line: string): void {
  const last = faq.at(-1)
  if (line.startsWith('### ')) faq.push({ question: line.slice(4), answer: '' })
  else if (last?.answer === '') last.answer = line
  else fail(line)
}

/** Parses `- [Label](https://example.com) 2026-11`; the month is that of the last check. */
function parseSource(line: string): Source {
  const [label = '', url = '', checked = ''] = matchLine(/^- \[([^\]]+)\]\((\S+)\) (\d{4}-\d{2})$/, line)
  return { label, url, checked }
}

const matchLine = (pattern: RegExp, line: string): string[] => pattern.exec(line)?.slice(1) ?? fail(line)

function fail(line: string): never {
  throw new Error(`copy.md: cannot read ${JSON.stringify(line)}`)
}
