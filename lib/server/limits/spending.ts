import type { SpendingFile } from './spending-file'

/** Days and kinds kept: yesterday's runs may end today. */
const MAX_KEYS = 4

/** What all visitors together have spent, by a key that names the day; over restarts where there is a file. */
export class DaySpending {
  private readonly totals: Map<string, number>

  constructor(private readonly file: SpendingFile | null = null) {
    this.totals = new Map(file?.read())
  }

  get(key: string): number {
    return this.totals.get(key) ?? 0
  }

  /** Counts at once; resolves when it would outlast this process. */
  async add(key: string, amount: number): Promise<void> {
    const total = this.get(key) + amount
    // The one that changed last comes last.
    this.totals.delete(key)
    this.totals.set(key, total)
    for (const oldestKey of this.totals.keys()) if (this.totals.size > MAX_KEYS) this.totals.delete(oldestKey)
    await this.file?.save(this.totals)
  }
}
