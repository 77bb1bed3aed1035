import type { AdmissionServices } from '@/lib/generate/run/admission'
import type { Breaker } from '@/lib/generate/run/breaker'
import type { Exchange } from '@/lib/server/http/respond'
import type { ReplyStore } from '@/lib/server/idempotency/reply-store'
import type { Visitor } from '@/lib/server/limits/visitor'
import type { CardWriter } from '@/lib/tool/engine'
import type { Input } from '@/lib/tool/prompt-tool'
import type { ServerTool } from '@/lib/tool/server-tool'
import type { Settings } from '@/lib/tool/settings'
import type { Tool } from '@/lib/tool/tool'

/** A breaker's owner: the text model, a separate vision model, or a service of the server tools. */
export type ServiceName = 'text' | 'vision' | NonNullable<ServerTool['service']>

export type Backend = AdmissionServices & {
  settings: Settings
  getToolByType: (type: string) => Tool | undefined
  modelWriter: CardWriter | null
  builtInWriter: CardWriter
  getBreaker: (service: ServiceName) => Breaker
  replyStore: ReplyStore
}

export type ToolRequest = {
  exchange: Exchange
  visitor: Visitor
  token: string
  promptInput: Omit<Input, 'parameters'>
  parameters: unknown
  requestText: string
}
