/**
 * `npm run check:deployment`: an operator's evening, run. On a bare Debian (made by debootstrap, with Caddy and Valkey from Debian's
 * packages) two servers of the packed site, each as the container runs it, behind Caddy with `deploy/Caddyfile`; then what
 * an operator would look at, and an update under load to a build that differs. Needs Linux, root and some minutes. The
 * last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDebianRoot } from './ensure-debian-root.ts'
import { packReleases } from './pack-releases.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cacheFolder = join(root, '.cache', 'evening')

const debianFolder = ensureDebianRoot(join(cacheFolder, 'debian'))
const releases = packReleases(root, join(cacheFolder, 'releases'))

// Its own network: no port is taken, nothing reaches the internet, and visitors have addresses of their own.
const { status } = spawnSync(
  'unshare',
  [
    '--net',
    process.execPath,
    join(root, 'lab/deployment-check/run-checks.ts'),
    debianFolder,
    releases.first,
    releases.second,
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
