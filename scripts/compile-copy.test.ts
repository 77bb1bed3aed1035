import { expect, test } from 'vitest'
import compileCopy from './compile-copy.ts'

const texts = { name: 'Example', title: 'Title', description: 'Described.', summary: 'Summed up.', card: 'Card.' }
const lines = Object.entries(texts).map(([name, text]) => `${name}: ${text}\n`)
const frontMatter = `---\n${lines.join('')}keywords: [one, two]\n---\n`

async function load(markdown: string) {
  const { default: copy } = await import(`data:text/javascript,${encodeURIComponent(compileCopy(markdown))}`)
  return copy
}

test('a copy.md has front matter, steps, features, questions and sources', async () => {
  const body =
    '## Steps\n\n- **Type** A line: “one”.\n\n## Features\n\n- **Fast** Yes.\n\n## FAQ\n\n### Is it free?\nYes.\n\n' +
    '## Sources\n\n- [Example](https://example.com/a) 2026-11\n'
  expect(await load(frontMatter + body)).toEqual({
    ...texts,
    keywords: ['one', 'two'],
    steps: [{ title: 'Type', text: 'A line: “one”.' }],
    features: [{ title: 'Fast', text: 'Yes.' }],
    faq: [{ question: 'Is it free?', answer: 'Yes.' }],
    sources: [{ label: 'Example', url: 'https://example.com/a', checked: '2026-11' }],
  })
})

test.each([
  ['text without a section', 'Text\n'],
  ['an unknown section', '## Stepz\n'],
  ['a step without a title', '## Steps\n\n- Type\n'],
  ['a question without an answer', '## FAQ\n\n### Why?\n'],
  ['a second answer', '## FAQ\n\n### Why?\nSo.\nSo again.\n'],
  ['a source without a month', '## Sources\n\n- [Example](https://example.com)\n'],
])('%s is refused', (_, body) => {
  expect(() => compileCopy(frontMatter + body)).toThrow('copy.md: cannot read')
})

test('a summary that YAML cuts at a number sign is refused', () => {
  expect(() => compileCopy(frontMatter.replace('Summed up.', 'Links and #hashtags stay.'))).toThrow('summary')
})

test('an unknown or a missing key of the front matter is refused', () => {
  expect(() => compileCopy(frontMatter.replace('card:', 'cart:'))).toThrow(/cart[\s\S]*card|card[\s\S]*cart/)
})
