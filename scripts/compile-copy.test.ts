import { expect, test } from 'vitest'
import compileCopy from './compile-copy.ts'

const frontMatter = '---\nname: Example\nkeywords: [one, two]\n---\n'

async function load(markdown: string) {
  const { default: copy } = await import(`data:text/javascript,${encodeURIComponent(compileCopy(markdown))}`)
  return copy
}

test('a copy.md has front matter, steps, features, questions and sources', async () => {
  const body =
    '## Steps\n\n- **Type** A line: “one”.\n\n## Features\n\n- **Fast** Yes.\n\n## FAQ\n\n### Is it free?\nYes.\n\n' +
    '## Sources\n\n- [Example](https://example.com/a) 2026-11\n'
  expect(await load(frontMatter + body)).toEqual({
    name: 'Example',
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
  ['a second answer', '## FAQ\n\n### Why?\nSo.\nSo again.\n'],
  ['a source without a month', '## Sources\n\n- [Example](https://example.com)\n'],
])('%s is refused', (_, body) => {
  expect(() => compileCopy(frontMatter + body)).toThrow('copy.md: cannot read')
})
