import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))

/** `npm start` in a copy of the project that has this `.env` and nothing to serve. */
async function start(dotEnv: string): Promise<{ code: number; said: string }> {
  const copy = await mkdtemp(join(tmpdir(), 'postsmith-start-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const part of ['scripts', 'server', 'package.json', 'package-lock.json']) {
    await cp(join(project, part), join(copy, part), { recursive: true, preserveTimestamps: true })
  }
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(join(copy, '.env'), dotEnv)
  const child = spawn(process.execPath, [join(copy, 'scripts/start.mjs')], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH } as NodeJS.ProcessEnv,
  })
  let said = ''
  child.stderr.on('data', (piece) => {
    said += String(piece)
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

test('a port in .env that cannot be ends the start, in words', async () => {
  expect(await start('PORT=99999')).toEqual({
    code: 1,
    said: 'Postsmith cannot start with this environment:\n- PORT is not a whole number from 0 to 65535.\n',
  })
})
