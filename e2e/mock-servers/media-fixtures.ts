import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const sourceFolder = fileURLToPath(new URL('media-fixtures', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../.cache/media-fixtures', import.meta.url))
const MAX_TRIES = 600

export async function ensureMediaFixtures(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of readdirSync(sourceFolder).sort()) hash.update(readFileSync(join(sourceFolder, name)))
  const folder = join(cacheFolder, hash.digest('hex').slice(0, 16))
  mkdirSync(cacheFolder, { recursive: true })
  for (let tries = 0; tries < MAX_TRIES && !existsSync(folder); tries += 1) {
    if (!(await generateWithLock(folder))) await sleep(100)
  }
  if (!existsSync(folder)) throw new Error(`Another process has not finished ${folder}; remove ${folder}.lock.`)
  return folder
}

/** Returns false when another process is generating the files. */
async function generateWithLock(folder: string): Promise<boolean> {
  const lock = `${folder}.lock`
  try {
    mkdirSync(lock)
  } catch {
    return false
  }
  try {
    const temporaryFolder = mkdtempSync(`${folder}-`)
    await promisify(execFile)(process.execPath, [join(sourceFolder, 'make.ts'), temporaryFolder])
    renameSync(temporaryFolder, folder)
    return true
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
