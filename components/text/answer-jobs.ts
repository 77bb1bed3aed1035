import type { TextModule } from '@/lib/tool/text-tool'
import { type TextJob, type TextOutcome, workOn } from './work'

/** What a worker says to its one job. */
export type TextReport = { begun: true } | { outcome: TextOutcome } | { failed: true }

/** Makes this worker do the job that it is given, with the code of that job's tool. */
export function answerJobs(load: (type: string) => Promise<TextModule>): void {
  addEventListener('message', ({ data }: MessageEvent<TextJob>) => {
    load(data.type)
      .then((module): TextReport => {
        postMessage({ begun: true } satisfies TextReport)
        return { outcome: workOn(data, module) }
      })
      .catch((): TextReport => ({ failed: true }))
      .then((report) => postMessage(report))
  })
}
