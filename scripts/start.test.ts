import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

type StartOptions = { dotEnv?: string; node?: readonly string[]; isInstalled?: boolean }

/** Runs `npm start` in a copy of the project that has this `.env` and no build. */
async function start({ dotEnv = '', node = [], isInstalled = true }: StartOptions) {
  const copy = await mkdtemp(join(tmpdir(), 'postsmith-start-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const part of ['scripts', 'server', 'package.json', 'package-lock.json']) {
    await cp(join(projectRoot, part), join(copy, part), { recursive: true })
  }
  // Makes the lock file older than the installation, so that nothing is installed over the project's own linked
  // packages.
  await utimes(join(copy, 'package-lock.json'), 0, 0)
  if (isInstalled) await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(join(copy, '.env'), dotEnv)
  const child = spawn(process.execPath, [...node, join(copy, 'scripts/start.mjs')], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH } as NodeJS.ProcessEnv,
  })
  let said = ''
  child.stderr.on('data', (piece) => {
    said += String(piece)
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

test('stops with a message for an invalid port in .env', async () => {
  expect(await start({ dotEnv: 'PORT=99999' })).toEqual({
    code: 1,
    said: 'Postsmith cannot start with this environment:\n- PORT is not a whole number from 0 to 65535.\n',
  })
})

test('installs nothing with a version of Node.js that is too old', async () => {
  const change = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })'
  const node = ['--import', `data:text/javascript,${encodeURIComponent(change)}`]
  const { code, said } = await start({ node, isInstalled: false })
  expect(code).toBe(1)
  expect(said).toMatch(/^Postsmith can be started by Node 20 or newer; this is Node 18\.20\.8\. .*\n$/)
})
