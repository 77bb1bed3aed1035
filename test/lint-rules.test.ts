import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome')

/** The files in which the project's own rules refuse an import, of those given. */
function findRefusedFiles(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-imports-'))
  cpSync(join(import.meta.dirname, '../biome.json'), join(folder, 'biome.json'))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none', '.']
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' })
  return Object.keys(files).filter((name) => `${stdout}${stderr}`.includes(name))
}

test('lint refuses zod where @/lib/core/zod must be imported', () => {
  const files = {
    'lib/tool/mini.ts': `import * as z from 'zod/mini'\nexport const a = z.string()\n`,
    'components/run/mini.ts': `import * as z from 'zod/mini'\nexport const a = z.string()\n`,
    'components/run/whole.ts': `import { z } from 'zod'\nexport const a = z.string()\n`,
    'content/tools/mini.ts': `import * as z from 'zod/mini'\nexport const a = z.string()\n`,
  }
  expect(findRefusedFiles(files)).toEqual(Object.keys(files))
  expect(findRefusedFiles({ 'lib/writer/whole.ts': `import { z } from 'zod'\nexport const a = z.string()\n` })).toEqual(
    [],
  )
})
