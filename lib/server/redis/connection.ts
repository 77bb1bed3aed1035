import { isRedisAway, nameOf, RedisAway } from './away'
import type { Redis } from './client'
import { type Client, openClient } from './open'
import type { Script } from './script'
import { within } from './within'

type Patience = {
  /** Longest wait for an answer, in milliseconds. */
  answerMs: number
  /** How long Redis is left alone after it gave no answer, or one of no use. */
  breakMs: number
}

const usual: Patience = { answerMs: 250, breakMs: 5_000 }
const SAY_MS = 60_000
const UNTIL_BACK =
  'Until it is back, each process counts for itself with half of every limit, and no model runs that a daily bound holds for.'

/** A connection that is kept up, and left alone for a while when Redis fails. */
export class RedisConnection implements Redis {
  private client: Client | null = null
  /** Whoever comes first waits for it. */
  private readonly first: Promise<void>
  private leftAloneUntil = 0
  private saidAt = Number.NEGATIVE_INFINITY
  private closed = false

  constructor(
    private readonly url: string,
    private readonly patience = usual,
  ) {
    this.first = this.connect()
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
    // A write that changes nothing. A full server and a replica refuse it, and the append-only file does not grow.
    return this.ask((client) => client.setRange('ping', 0, '')).then(
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
    if (this.leftAloneUntil > 0) this.leftAloneUntil = now + this.patience.breakMs
    try {
      const answer = await within(
        this.patience.answerMs,
        question(client),
        () => new RedisAway('it does not answer'),
      )
      this.leftAloneUntil = 0
      return answer
    } catch (error) {
      const away = isRedisAway(error) ? error : new RedisAway(nameOf(error))
      this.failed(client, away)
      throw away
    }
  }

  private failed(client: Client, away: RedisAway): void {
    this.say(away)
    if (client !== this.client) return
    this.leftAloneUntil = client.isReady ? performance.now() + this.patience.breakMs : 0
    if (!client.isReady) return
    // The server may be another one after a failover, or the connection one that nobody answers any more.
    this.drop()
    void this.connect()
  }

  /** Begins to connect. Resolves once that is done, or has taken too long to wait for it. */
  private async connect(): Promise<void> {
    const heard = (error: unknown) => this.say(new RedisAway(nameOf(error)))
    // Fails for an address that it cannot read.
    const client = await openClient(this.url, this.patience.answerMs).catch(heard)
    if (!client || this.closed) return
    client.on('error', heard)
    this.client = client
    // Goes on by itself, and rejects only when it is dropped before it is connected.
    const connected = client.connect()
    await within(this.patience.answerMs, connected, () => new RedisAway('it is not connected')).catch(
      () => undefined,
    )
  }

  private drop(): void {
    this.client?.destroy()
    this.client = null
  }

  private say({ message }: RedisAway): void {
    if (this.closed || performance.now() - this.saidAt < SAY_MS) return
    this.saidAt = performance.now()
    console.error(`Postsmith: ${message}. ${UNTIL_BACK}`)
  }
}
