import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** What a child says: what it is about to try, or the answer to its job. */
export type Report<Answer> = { trying: string } | { answer: Answer }

export type Outcome<Answer> = { answer: Answer } | { endless: string }

/**
 * Gives a child process one job after the other, in the order given. A child that ends itself over a job (`endAfter`), because
 * it took more CPU time than `jobMs`, makes it come out as `endless`, with what was tried last; a new child takes the next job.
 */
export async function supervise<Job extends object, Answer>(
  script: string,
  jobs: readonly Job[],
  jobMs: number,
): Promise<Outcome<Answer>[]> {
  const begin = () =>
    spawn(
      process.execPath,
      ['--conditions=react-server', '--import', './scripts/import-paths.mjs', script, `${jobMs}`],
      {
        cwd: join(import.meta.dirname, '../..'),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    )
  const outcomes: Outcome<Answer>[] = []
  let child = begin()
  for (const job of jobs) {
    const outcome = await ask<Job, Answer>(child, job)
    outcomes.push(outcome)
    if ('endless' in outcome) child = begin()
  }
  child.kill()
  return outcomes
}

function ask<Job extends object, Answer>(child: ChildProcess, job: Job): Promise<Outcome<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<Answer>>()
  let trying = 'its start'
  child.once('exit', (code, signal) => {
    if (signal === 'SIGKILL') resolve({ endless: trying })
    else reject(new Error(`A measuring process ended with ${code} at ${JSON.stringify(job)}.`))
  })
  child.on('message', (report: Report<Answer>) => {
    if ('answer' in report) resolve(report)
    else trying = report.trying
  })
  child.send(job)
  return promise.finally(() => child.removeAllListeners())
}
