import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'

/** A Debian in this folder, of nothing but the base and the packages that the evening takes; made once. */
export function ensureDebianRoot(folder: string): string {
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  execFileSync('debootstrap', ['--variant=minbase', '--include=caddy,valkey-server', 'trixie', unfinished], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  renameSync(unfinished, folder)
  return folder
}
