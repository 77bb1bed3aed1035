import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A root file system of `/usr`, `/dev`, `/proc` and one folder, in which only an empty `/tmp` is writable. Its mounts
 * end with the process. Each step uses `exec`, so that the started process receives the termination signal.
 */
const sandboxScript = `
  set -e
  mount --make-rprivate /
  mount --bind "$ROOT" "$ROOT"
  mount --bind /usr "$ROOT/usr"
  mount --bind "$1" "$ROOT/site"
  for part in usr site; do mount -o remount,bind,ro "$ROOT/$part"; done
  shift
  for part in dev proc; do mount --rbind "/$part" "$ROOT/$part"; done
  mount -t tmpfs -o size=64m,mode=1777 tmpfs "$ROOT/tmp"
  mount -o remount,bind,ro "$ROOT"
  root=$ROOT
  unset ROOT
  exec chroot "$root" /usr/bin/setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs \\
    --bounding-set=-all /usr/bin/env -C /site "$@"
`

/** Whether the sandbox root can be created: only on Linux as root, and where the host allows mounts. */
function canSandbox(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const rootFolders = ['usr', 'site', 'dev', 'proc', 'tmp']
const rootLinks = ['bin', 'lib', 'lib64', 'sbin']

/**
 * Runs a command in a folder as the container does: as an unprivileged user, with only this environment, only the
 * folder from this project, and no writable path. Where mounts are not allowed, only the folder and the environment are
 * isolated.
 */
export function startSandboxed(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): ChildProcess {
  const options: SpawnOptions = {
    env: { NODE_ENV: 'production', PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }
  if (!canSandbox()) return spawn(join(folder, program), args, { ...options, cwd: folder })
  const root = mkdtempSync(join(tmpdir(), 'postsmith-root-'))
  chmodSync(root, 0o755)
  for (const part of rootFolders) mkdirSync(join(root, part))
  for (const part of rootLinks) symlinkSync(`usr/${part}`, join(root, part))
  options.env = { ...options.env, NODE_ENV: 'production', ROOT: root }
  const child = spawn('unshare', ['--mount', 'sh', '-c', sandboxScript, 'sh', folder, program, ...args], options)
  // Not recursive: that would empty a mount that outlived its process.
  child.once('exit', () => {
    for (const part of rootLinks) unlinkSync(join(root, part))
    for (const part of rootFolders) rmdirSync(join(root, part))
    rmdirSync(root)
  })
  return child
}
