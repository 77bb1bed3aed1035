import * as z from '@/lib/core/zod'
import { progressSchema } from '@/lib/tool/server-tool'
import type { Job } from './flow'
import {
  buildJsonRequest,
  type OutgoingRequest,
  RUN_TIMEOUT_MS,
  readReply,
  remainingUsesSchema,
  sendRequest,
  sendWithIdempotencyKey,
} from './request'
import type { SendContext } from './run-job'

const serverReplySchema = z.object({ content: z.string(), remaining: remainingUsesSchema })

export type ServerReply = z.infer<typeof serverReplySchema>

/** Sends a job to a server tool and emits progress and parts as they arrive. Throws `RequestError`. */
export async function send<Part>(
  job: Job,
  { tool, token, signal, emit }: SendContext<Part>,
  readPart: (value: unknown) => Part | null,
): Promise<ServerReply> {
  const sendAndEmitEvents = (request: OutgoingRequest) =>
    sendRequest(request, {
      signal,
      timeoutMs: RUN_TIMEOUT_MS,
      onEvent(event, value) {
        const piece = event === 'part' ? readPart(value) : null
        if (piece !== null) emit({ type: 'piece', piece })
        const progress = event === 'progress' && progressSchema.safeParse(value).data
        if (progress) emit({ type: 'progress', progress })
      },
    })
  const reply = job.buildRequest
    ? await sendAndEmitEvents(await job.buildRequest(token, signal))
    : await sendWithIdempotencyKey(buildBody(job, tool, ''), signal, (headers) =>
        sendAndEmitEvents(buildJsonRequest(buildBody(job, tool, token), headers)),
      )
  return readReply(serverReplySchema, reply)
}

const buildBody = ({ values: { prompt, parameters } }: Job, toolType: string, turnstileToken: string): string =>
  JSON.stringify({ toolType, prompt: prompt.trim(), turnstileToken, parameters })
