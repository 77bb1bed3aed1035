import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome')

/** The files in which the project's own rules refuse an import, of those given. */
function refused(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-imports-'))
  cpSync(join(import.meta.dirname, '../biome.json'), join(folder, 'biome.json'))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  const args = [
    'lint',
    '--vcs-enabled=false',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '.',
  ]
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' })
  return Object.keys(files).filter((name) => `${stdout}${stderr}`.includes(name))
}

test('an import that points up is refused, whatever its form', () => {
  const files = {
    'lib/tool/type.ts': `import type { Tool } from '@/content/tools'\nexport type A = Tool\n`,
    'lib/tool/value.ts': `import { parts } from '../../components/run/parts'\nexport const a = parts\n`,
    'lib/lazy.ts': `export const a = () => import('@/components/run/parts')\n`,
    'lib/app.ts': `import '@/app/server'\n`,
    'lib/beside.ts': `import '../app/server'\n`,
    'components/ui/again.ts': `export type { Tool } from '@/content/tools'\n`,
    'components/ui/app.tsx': `export { parts } from '@/app/server'\n`,
    'content/tools/app.ts': `export { parts } from '@/app/server'\n`,
  }
  expect(refused(files)).toEqual(Object.keys(files))
})

test('an import that points down or aside is not', () => {
  const files = {
    'app/page.tsx': `export { tools } from '@/content/tools'\n`,
    'content/loading/views.tsx': `export { parts } from '@/components/run/parts'\n`,
    'components/run/flow.ts': `export { app } from './app'\nexport { fit } from '@/lib/fit/app'\n`,
    'lib/tool/define.ts': `export type { Card } from './card'\n`,
  }
  expect(refused(files)).toEqual([])
})

test('a page’s schemas come from the one place that keeps zod from using eval', () => {
  const files = {
    'lib/tool/mini.ts': `import * as z from 'zod/mini'\nexport const a = z.string()\n`,
    'components/run/mini.ts': `import * as z from 'zod/mini'\nexport const a = z.string()\n`,
    'components/run/whole.ts': `import { z } from 'zod'\nexport const a = z.string()\n`,
    'content/tools/mini.ts': `import * as z from 'zod/mini'\nexport const a = z.string()\n`,
  }
  expect(refused(files)).toEqual(Object.keys(files))
  expect(
    refused({ 'lib/writer/whole.ts': `import { z } from 'zod'\nexport const a = z.string()\n` }),
  ).toEqual([])
})
