import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { missingPart } from '@/components/loading/missing-part'
import { useLoaded } from '@/components/loading/use-loaded'
import { loadNotices } from '@/components/ui/notify'
import { offlineRefusal } from '@/lib/core/errors/offline'
import { pageErrors } from '@/lib/core/errors/page'
import type { ToolForm } from '@/lib/tool/form'
import { useBotCheck } from './bot-check/use-bot-check'
import { atRest, type FlowNotice, failureIn, isBusy, type Job, nextFlow } from './flow'
import { refusal } from './refusal'
import { reloadWith } from './reload-with'
import type { End, Send } from './run-job'
import { useUsage } from './use-usage'

/** What a flow fetches once the visitor means to use the tool. */
type Parts<J extends Job, Piece, Reply> = Pick<typeof import('./after-typing'), 'BotCheck' | 'runJob'> & {
  send: Send<J, Piece, Reply>
}

type Options<J extends Job, Piece, Reply, Module> = {
  /** The tool's. */
  type: string
  /** Longest prompt, in code points. */
  promptLimit: number
  whenEmpty?: ToolForm['whenEmpty'] | undefined
  /** The same function at every render. */
  load: () => Promise<Module>
  /** Told of every job that was sent, as it ends, fails or is cancelled. */
  onEnd?: (end: End<J, Piece, Reply>, parts: Module) => void
  /** Uses a day where the tool has fewer than the usual ones. */
  perDay?: number
  /** Said when a run has succeeded. */
  success?: string
}

/** The generation flow of one tool's page: refusals, bot check, request, what arrives, the end. */
export function useFlow<
  J extends Job,
  Piece,
  Reply extends { remaining: number; isFree?: true },
  Module extends Parts<J, Piece, Reply>,
>({
  type,
  promptLimit,
  whenEmpty,
  load,
  onEnd,
  perDay,
  success = 'Content generated!',
}: Options<J, Piece, Reply, Module>) {
  const [flow, dispatch] = useReducer(nextFlow<J, Piece>, atRest)
  const { phase, pieces } = flow
  const failure = failureIn(flow)
  const usage = useUsage(type, perDay)
  const bot = useBotCheck()
  const [wanted, setWanted] = useState(false)
  const loadAll = useCallback(() => Promise.all([load(), loadNotices()]).then(([module]) => module), [load])
  const parts = useLoaded(loadAll, wanted)
  const stop = useRef<() => void>(null)
  const { check } = bot

  const fail = (notice: FlowNotice) => {
    dispatch({ type: 'failed', notice: navigator.onLine ? notice : offlineRefusal })
  }

  function submit(job: J): boolean {
    if (isBusy(phase)) return false
    const notice = refusal(type, job.values.prompt, promptLimit, job, whenEmpty)
    if (notice) {
      dispatch({ type: 'refused', job, notice })
      return false
    }
    if (parts.status === 'failed' && navigator.onLine && !job.order) {
      reloadWith(type, job.values)
      return false
    }
    setWanted(true)
    bot.demand()
    dispatch({ type: 'submitted', job })
    return true
  }

  const proceed = useEffectEvent((now: typeof phase, bots: typeof check, loaded: typeof parts) => {
    if (now.name !== 'verifying') return
    if (loaded.status === 'failed') return fail(now.job.order ? missingPart : pageErrors.internal)
    if (bots.status === 'failed') return fail(bots.notice)
    if (loaded.status !== 'loaded' || bots.status !== 'ready') return
    const { runJob, send } = loaded.module
    bot.drop()
    stop.current = runJob({
      job: now.job,
      tool: type,
      token: bots.token,
      send,
      success,
      dispatch,
      onEnd: (end) => onEnd?.(end, loaded.module),
      onSuccess: usage.count,
      onFailure(notice) {
        fail(notice)
        if (notice.code === 'bot_check') bot.demand()
      },
    })
  })
  useEffect(() => proceed(phase, check, parts), [phase, check, parts])
  useEffect(() => () => stop.current?.(), [])

  const disconnect = useEffectEvent(() => {
    if (phase.name === 'verifying') fail(offlineRefusal)
  })
  useEffect(() => {
    addEventListener('offline', disconnect)
    return () => removeEventListener('offline', disconnect)
  }, [])

  return {
    phase,
    pieces,
    failure,
    /** Nothing is under way, done, failed or refused. */
    isIdle: phase.name === 'idle' && failure === null,
    type,
    usage,
    bot,
    parts,
    /** False where the job is refused, which the page has said. */
    submit,
    /** The job that was sent last once more. */
    again: () => (phase.name === 'failed' || phase.name === 'done' ? submit(phase.job) : false),
    /** Fetches what the tool takes beyond its form. */
    prepare: () => setWanted(true),
    /** The visitor means to use it: fetch what that takes, and solve the bot check ahead of the click. */
    intend() {
      dispatch({ type: 'meant' })
      setWanted(true)
      bot.intend()
    },
    /** Stops the run; what has arrived stays. */
    cancel() {
      stop.current?.()
      dispatch({ type: 'cancelled' })
    },
    /** Forgets the last job, unless one is under way. */
    clear: () => dispatch({ type: 'cleared' }),
  }
}
