import type { ServedTool } from '@/content/tools/define'
import type { Exchange } from '@/lib/http/exchange'
import type { BotCheck } from './bot-check'
import type { Limits } from './limits/limits'
import type { Admission, Wish } from './limits/store'

type Gate = { botCheck: BotCheck; limits: Limits }

type Asked = { exchange: Exchange; tool: ServedTool; token: string; wish: Wish; signal: AbortSignal }

/**
 * Lets one run in, or throws the catalogue's error. The limits are looked at before the visitor's token is used up, and
 * taken only once it has passed.
 */
export async function admit({ botCheck, limits }: Gate, asked: Asked): Promise<Admission> {
  const { exchange, tool, token, wish, signal } = asked
  await limits.peek(wish)
  exchange.record.botProvider = await botCheck.verify(token, tool.type, signal)
  return limits.admit(wish)
}
