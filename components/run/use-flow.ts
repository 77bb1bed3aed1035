import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearErrors, loadNotices, notifyError, notifySuccess } from '@/components/ui/notify'
import { pageErrors } from '@/lib/errors/page-errors'
import { useBotCheck } from './bot-check/use-bot-check'
import { type Arrival, type Flow, type FlowEvent, type FlowNotice, isBusy, type Job } from './flow'
import { refusal } from './refusal'
import { reloadWith } from './reload-with'
import { useLoaded } from './use-loaded'
import { useUsage } from './use-usage'

export type Sending<Piece> = {
  tool: string
  token: string
  signal: AbortSignal
  tell: (event: Arrival<Piece>) => void
}

/** What a flow fetches once the visitor means to use the tool. */
type Parts<J extends Job, Piece, Reply> = Pick<
  typeof import('./after-typing'),
  'BotCheck' | 'RequestFailure'
> & {
  /** Sends one job and gives the reply. Throws `RequestFailure`. */
  send: (job: J, sending: Sending<Piece>) => Promise<Reply>
}

type Options<Module> = {
  /** The tool's. */
  type: string
  /** Longest prompt, in code points. */
  promptLimit: number
  /** The same function at every render. */
  load: () => Promise<Module>
  /** Uses a day where the tool has fewer than the usual ones. */
  perDay?: number
  /** Said when a run has succeeded. */
  success?: string
}

/**
 * The generation flow of one tool's page: refusals, bot check, request, what arrives, the end. `machine` is a reducer's
 * state and dispatch: `nextFlow`, or one that is built on it.
 */
export function useFlow<
  J extends Job,
  Piece,
  Reply extends { remaining: number },
  Module extends Parts<J, Piece, Reply>,
>(
  [{ phase, pieces }, dispatch]: readonly [Flow<J, Piece>, (event: FlowEvent<J, Piece, Reply>) => void],
  { type, promptLimit, load, perDay, success = 'Content generated!' }: Options<Module>,
) {
  const usage = useUsage(type, perDay)
  const bot = useBotCheck()
  const [wanted, setWanted] = useState(false)
  const loadAll = useCallback(() => Promise.all([load(), loadNotices()]).then(([module]) => module), [load])
  const parts = useLoaded(loadAll, wanted)
  const request = useRef<AbortController>(null)
  const { check } = bot

  const fail = (notice: FlowNotice) => {
    dispatch({ type: 'failed', notice, at: Date.now() })
    notifyError(notice)
  }

  function submit(job: J): boolean {
    if (isBusy(phase)) return false
    clearErrors()
    const notice = refusal(type, job.values.prompt, promptLimit)
    if (notice) {
      notifyError(notice)
      return false
    }
    if (parts.status === 'failed' && navigator.onLine && !job.order) {
      reloadWith(job.values)
      return false
    }
    setWanted(true)
    bot.demand()
    dispatch({ type: 'submitted', job })
    return true
  }

  async function run(job: J, token: string, { send, RequestFailure }: Module) {
    request.current = new AbortController()
    const { signal } = request.current
    bot.drop()
    dispatch({ type: 'started' })
    clearErrors()
    try {
      const tell = (event: Arrival<Piece>) => signal.aborted || dispatch(event)
      const reply = await send(job, { tool: type, token, signal, tell })
      if (signal.aborted) return
      dispatch({ type: 'finished', reply, at: Date.now() })
      usage.count(reply.remaining)
      notifySuccess(success)
    } catch (cause) {
      if (signal.aborted) return
      const notice = cause instanceof RequestFailure ? cause.notice : { code: null, ...pageErrors.internal }
      fail(notice)
      if (notice.code === 'bot_check') bot.demand()
    }
  }

  const proceed = useEffectEvent((now: typeof phase, bots: typeof check, loaded: typeof parts) => {
    if (now.name !== 'verifying') return
    if (loaded.status === 'failed') return fail(pageErrors.internal)
    if (bots.status === 'failed') return fail(bots.notice)
    if (loaded.status === 'loaded' && bots.status === 'ready') void run(now.job, bots.token, loaded.module)
  })
  useEffect(() => proceed(phase, check, parts), [phase, check, parts])
  useEffect(() => () => request.current?.abort(), [])

  return {
    phase,
    pieces,
    type,
    usage,
    bot,
    parts,
    /** False where the job is refused, which the page has said. */
    submit,
    /** The same job once more. */
    again: () => (phase.name === 'failed' || phase.name === 'done' ? submit(phase.job) : false),
    /** Fetches what the tool takes beyond its form. */
    prepare: () => setWanted(true),
    /** The visitor means to use it: fetch what that takes, and solve the bot check ahead of the click. */
    intend() {
      setWanted(true)
      bot.intend()
    },
    /** Stops the run; what has arrived stays. */
    cancel() {
      request.current?.abort()
      dispatch({ type: 'cancelled', at: Date.now() })
    },
  }
}
