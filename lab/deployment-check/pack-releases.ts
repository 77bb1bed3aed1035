import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Two packs: of the project as it is, and of a copy in which a sentence and a script of every page differ. */
export function packReleases(root: string, folder: string): { first: string; second: string } {
  const [first, second, changed] = ['first', 'second', 'changed'].map((name) => join(folder, name))
  if (!first || !second || !changed) throw new Error('Three folders have names.')
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

  npm(root, 'run', 'build')
  npm(root, 'run', 'pack', '--', first)

  rmSync(changed, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(changed, file)), { recursive: true })
    cpSync(join(root, file), join(changed, file))
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(changed, 'node_modules')])
  replaceInFile(join(changed, 'content/site.ts'), "tagline: '", "tagline: 'Updated: ")
  replaceInFile(join(changed, 'components/shell/theme-switch.tsx'), 'Switch to ${', 'Change to ${')
  npm(changed, 'run', 'build')
  npm(changed, 'run', 'pack', '--', second, '--keep', first)
  return { first, second }
}

function replaceInFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}
