import type { BotCheck } from '@/lib/bot-check'
import type { Exchange } from '@/lib/http/exchange'
import type { Limits } from '@/lib/limits/limits'
import type { Admission, Wish } from '@/lib/limits/store'
import type { ServedTool } from '@/lib/tool/define'

type Gate = { botCheck: BotCheck; limits: Limits }

type Asked = { exchange: Exchange; tool: ServedTool; token: string; wish: Wish }

/**
 * Lets one run in, or throws the catalogue's error. The limits are looked at before the visitor's token is used up, and
 * taken only once it has passed; a token that has passed counts again when there is no place after all.
 */
export async function admit({ botCheck, limits }: Gate, asked: Asked): Promise<Admission> {
  const { exchange, tool, token, wish } = asked
  await limits.peek(wish)
  const { provider, giveBack } = await botCheck.verify(token, tool.type, exchange.request.signal)
  exchange.record.botProvider = provider
  try {
    return await limits.admit(wish)
  } catch (error) {
    await giveBack?.()
    throw error
  }
}
