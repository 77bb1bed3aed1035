import type { SpendingFile } from './spending-file'

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
