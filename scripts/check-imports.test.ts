import { expect, test } from 'vitest'
import { findImportProblems } from './check-imports'

const findProblems = (files: Record<string, string>) => findImportProblems(new Map(Object.entries(files)))

const targets = {
  'app/server.ts': '',
  'content/tools/index.ts': '',
  'lib/tool/card.ts': '',
  'lib/server/env/index.ts': '',
}

test.each([
  ['a type', 'lib/tool/a.ts', "import type { Tool } from '@/content/tools'", 'lib must not import content'],
  ['a lazy import', 'lib/tool/a.ts', "export const a = () => import('@/app/server')", 'lib must not import app'],
  ['a re-export', 'components/ui/a.ts', "export * from '@/content/tools'", 'components must not import content'],
  [
    'the server in the browser',
    'lib/browser/a.ts',
    "import { env } from '../server/env'",
    'lib/browser must not import lib/server',
  ],
  ['an unknown domain', 'lib/misc/a.ts', "import '@/lib/tool/card'", 'lib/misc is not in the list of domains'],
])('reports %s that violates the order of layers', (_, file, text, problem) => {
  expect(findProblems({ ...targets, [file]: `const b = 1\n${text}\n` })).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2: ${problem} `)),
  ])
})

test('allows imports down the order, within a folder and of packages', () => {
  const text = "import 'zod'\nimport '@/lib/tool/card'\nimport './beside'\n"
  expect(
    findProblems({ ...targets, 'app/page.tsx': text, 'components/ui/a.ts': text, 'lib/server/a.ts': text }),
  ).toEqual([])
})

test('reports folders that import each other in a cycle', () => {
  const files = { a: 'b', b: 'c', c: 'a', d: 'a' }
  const texts = Object.entries(files).map(([folder, importedFolder]) => [
    `components/${folder}/1.ts`,
    `import '../${importedFolder}/1'`,
  ])
  expect(findProblems(Object.fromEntries(texts))).toHaveLength(3)
})
