/** `npm run check:vercel`: npx downloads the Vercel CLI, which is too large for a dependency. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOutputErrors, readOutput } from './build-output.mjs'
import { findRuntimeErrors } from './find-runtime-errors.mjs'
import { root, runProcess } from '../../scripts/run.mjs'

const VERCEL_CLI = 'vercel@60.1.3'
const folder = join(root, '.vercel')
const link = join(folder, 'project.json')
/** The settings that the CLI would load for a project in an account; the folder is already installed. */
const fakeProject = {
  projectId: 'prj_stand_in',
  orgId: 'team_stand_in',
  projectName: 'postsmith',
  settings: { framework: 'nextjs', nodeVersion: '24.x', installCommand: 'true' },
}

const isLinked = existsSync(link)
if (!isLinked) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(link, JSON.stringify(fakeProject))
}
const appSecret = 'a secret that signs nothing of anybody’s'
try {
  await runProcess('npx', ['--yes', VERCEL_CLI, 'build', '--yes', '--token', 'standin'], {
    env: { APP_SECRET: appSecret, VERCEL_TELEMETRY_DISABLED: '1' },
  })
} finally {
  if (!isLinked) rmSync(link)
}

const output = readOutput(join(folder, 'output'), root)
for (const { routes, bytes, config } of output.functions) {
  const some = routes.length > 8 ? `${routes.slice(0, 3).join(' ')} … (${routes.length})` : routes.join(' ')
  console.log(`function: ${some}: ${(bytes / 1e6).toFixed(1)} MB, maxDuration ${config.maxDuration ?? 'default'}`)
}
const faults = [...findOutputErrors(output), ...(await findRuntimeErrors(output, appSecret))]
for (const fault of faults) console.error(`fault: ${fault}`)
console.log(`${output.pages.length} pages, ${output.files.length} files, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
