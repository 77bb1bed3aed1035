import type { TextModule } from '@/lib/tool/text-tool'
import { runTextJob, type TextJob, type TextOutcome } from './text-job'

export type TextWorkerMessage = { begun: true } | { outcome: TextOutcome } | { failed: true }

export function handleTextJobs(load: (type: string) => Promise<TextModule>): void {
  addEventListener('message', ({ data }: MessageEvent<TextJob>) => {
    load(data.type)
      .then((module): TextWorkerMessage => {
        postMessage({ begun: true } satisfies TextWorkerMessage)
        return { outcome: runTextJob(data, module) }
      })
      .catch((): TextWorkerMessage => ({ failed: true }))
      .then((message) => postMessage(message))
  })
}
