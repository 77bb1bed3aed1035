import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const fileSchema = z.record(z.string(), z.number())

/**
 * Numbers by name in a small file, for one process. Where it cannot be written, that is said once and nothing is kept.
 */
export class SpendingFile {
  private currentWrite: Promise<void> = Promise.resolve()
  private nextWrite: Promise<void> | null = null
  private hasWarned = false
  private readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Says at once when the file cannot be written, which would else be found by the first run that spends. */
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

  /** What was saved; nothing when there is no such file. */
  read(): [string, number][] {
    try {
      return Object.entries(fileSchema.parse(JSON.parse(readFileSync(this.path, 'utf8'))))
    } catch (error) {
      if (!isFileMissing(error)) this.warn('cannot be read')
      return []
    }
  }

  /** Resolves once the numbers as they are now are in the file. */
  save(totals: ReadonlyMap<string, number>): Promise<void> {
    // What is being written may be older; the next one is new enough for all who come until it begins.
    this.nextWrite ??= this.currentWrite.then(() => {
      this.nextWrite = null
      this.currentWrite = this.write(JSON.stringify(Object.fromEntries(totals)))
      return this.currentWrite
    })
    return this.nextWrite
  }

  /** A file of its own takes the old one's place as a whole: who is killed meanwhile leaves one of the two. */
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

/** The file of a process in its `STATE_DIR`. */
export const createSpendingFile = (folder: string) => new SpendingFile(join(folder, 'spending.json'))

const isFileMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
