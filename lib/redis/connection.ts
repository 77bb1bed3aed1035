import { setTimeout as sleep } from 'node:timers/promises'
import { nameOf, RedisAway } from './away'
import type { Redis } from './client'
import { type Client, openClient } from './open'
import type { Script } from './script'
import { within } from './within'

/** Longest wait for an answer, in milliseconds. */
const ANSWER_MS = 250
/** How long Redis is left alone after it gave no answer, or one of no use. */
const BREAK_MS = 5_000
const SAY_MS = 60_000

/** A connection that is kept up, and left alone for a while when Redis fails. */
export class RedisConnection implements Redis {
  private client: Client | null = null
  /** Settles with the first connection or when it takes too long, so that whoever comes first may wait for it. */
  private readonly first: Promise<unknown>
  private leftAloneUntil = 0
  private saidAt = Number.NEGATIVE_INFINITY
  private closed = false

  constructor(private readonly url: string) {
    this.first = Promise.race([this.connect(), sleep(ANSWER_MS)])
  }

  run({ sha1, lua }: Script, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const given = { keys: [...keys], arguments: args.map(String) }
    return this.ask(async (client) => {
      try {
        return await client.evalSha(sha1, given)
      } catch (error) {
        if (nameOf(error) !== 'NOSCRIPT') throw error
        return client.eval(lua, given)
      }
    })
  }

  isAway(): boolean {
    return performance.now() < this.leftAloneUntil || !this.client?.isReady
  }

  async ping(): Promise<boolean> {
    return this.ask((client) => client.ping()).then(
      () => true,
      () => false,
    )
  }

  /** Ends the connection for good. */
  close(): void {
    this.closed = true
    this.drop()
  }

  private async ask<T>(question: (client: Client) => Promise<T>): Promise<T> {
    if (!this.client?.isReady) await this.first
    const { client } = this
    // Costs no time, and it connects by itself.
    if (!client?.isReady) throw new RedisAway('it is not connected')
    const now = performance.now()
    if (now < this.leftAloneUntil) throw new RedisAway('it is left alone')
    // After a failure one finds out for all whether Redis is back.
    if (this.leftAloneUntil > 0) this.leftAloneUntil = now + BREAK_MS
    try {
      const answer = await within(ANSWER_MS, question(client), () => new RedisAway('it does not answer'))
      this.leftAloneUntil = 0
      return answer
    } catch (error) {
      const away = error instanceof RedisAway ? error : new RedisAway(nameOf(error))
      this.failed(client, away)
      throw away
    }
  }

  private failed(client: Client, away: RedisAway): void {
    this.say(away)
    if (client !== this.client) return
    this.leftAloneUntil = client.isReady ? performance.now() + BREAK_MS : 0
    if (!client.isReady) return
    // The server may be another one after a failover, or the connection one that nobody answers any more.
    this.drop()
    void this.connect()
  }

  private async connect(): Promise<void> {
    const client = await openClient(this.url, ANSWER_MS)
    if (this.closed) return
    client.on('error', (error) => this.say(new RedisAway(nameOf(error))))
    this.client = client
    // Rejects only when it is dropped before it is connected.
    await client.connect().catch(() => undefined)
  }

  private drop(): void {
    this.client?.destroy()
    this.client = null
  }

  private say({ message }: RedisAway): void {
    if (this.closed || performance.now() - this.saidAt < SAY_MS) return
    this.saidAt = performance.now()
    console.error(`Postsmith: ${message}. Limits are halved and no model works until it is back.`)
  }
}
