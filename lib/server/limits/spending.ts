import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const fileSchema = z.record(z.string(), z.number())

/** Saves numbers of one process in a file. If the file is not writable, logs this once and stores nothing. */
export class SpendingFile {
  private currentWrite: Promise<void> = Promise.resolve()
  private nextWrite: Promise<void> | null = null
  private hasWarned = false

  constructor(private readonly path: string) {}

  /** Reports an unwritable file at start instead of in the first paid run. */
  checkWritable(): void {
    const probePath = `${this.path}.${process.pid}.probe`
    try {
      mkdirSync(dirname(this.path), { recursive: true })
      writeFileSync(probePath, '0')
      rmSync(probePath)
    } catch {
      this.warn('cannot be written')
    }
  }

  read(): [string, number][] {
    try {
      return Object.entries(fileSchema.parse(JSON.parse(readFileSync(this.path, 'utf8'))))
    } catch (error) {
      if (!isFileMissing(error)) this.warn('cannot be read')
      return []
    }
  }

  /** Resolves when the file contains the current numbers. */
  save(totals: ReadonlyMap<string, number>): Promise<void> {
    // The write in progress may be older. The next write covers all calls until it begins.
    this.nextWrite ??= this.currentWrite.then(() => {
      this.nextWrite = null
      this.currentWrite = this.write(JSON.stringify(Object.fromEntries(totals)))
      return this.currentWrite
    })
    return this.nextWrite
  }

  /** Replaces the file atomically, so that a killed process leaves a complete old or new file. */
  private async write(text: string): Promise<void> {
    const temporaryPath = `${this.path}.${process.pid}`
    try {
      await mkdir(dirname(this.path), { recursive: true })
      await writeFile(temporaryPath, text)
      await rename(temporaryPath, this.path)
    } catch {
      this.warn('cannot be written')
    }
  }

  private warn(problem: string): void {
    if (this.hasWarned) return
    this.hasWarned = true
    console.warn(
      `Postsmith: ${this.path} ${problem}: a restart counts the day’s spending from 0. STATE_DIR names another folder.`,
    )
  }
}

export const createSpendingFile = (folder: string) => new SpendingFile(join(folder, 'spending.json'))

const isFileMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Two days of two kinds each, because yesterday's runs may end today. */
const MAX_KEYS = 4

/** The spending of all visitors, by a key that names the day. Survives restarts when a file is available. */
export class DaySpending {
  private readonly totals: Map<string, number>

  constructor(private readonly file: SpendingFile | null = null) {
    this.totals = new Map(file?.read())
  }

  get(key: string): number {
    return this.totals.get(key) ?? 0
  }

  /** Counts immediately. Resolves when the count is saved beyond this process. */
  async add(key: string, amount: number): Promise<void> {
    const total = this.get(key) + amount
    this.totals.delete(key)
    this.totals.set(key, total)
    for (const oldestKey of this.totals.keys()) if (this.totals.size > MAX_KEYS) this.totals.delete(oldestKey)
    await this.file?.save(this.totals)
  }
}
