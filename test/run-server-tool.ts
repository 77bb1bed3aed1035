import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-tool'

type Start = (context: ServerContext) => AsyncGenerator<ServerToolEvent, string, void>

type Options = Pick<ServerContext, 'settings'> & Partial<ServerContext> & { onStep?: (step: ServerToolEvent) => void }

/** Runs a server tool to the end and returns its events and its result. */
export async function runServerTool(start: Start, { onStep, ...context }: Options) {
  const { signal } = new AbortController()
  const events = start({ signal, binding: 'me', safetyId: '', spend: () => {}, ...context })
  const steps: ServerToolEvent[] = []
  for (let step = await events.next(); ; step = await events.next()) {
    if (step.done)
      return { steps, parts: steps.flatMap((event) => ('part' in event ? [event.part] : [])), text: step.value }
    steps.push(step.value)
    onStep?.(step.value)
  }
}
