import { type Reducer, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { clearErrors, loadNotices, notifyError, notifySuccess } from '@/components/ui/notify'
import { pageErrors } from '@/lib/errors/page'
import type { ParameterValue } from '@/lib/tool/form'
import { useBotCheck } from './bot-check/use-bot-check'
import {
  isWorking,
  type LookupEvent,
  type LookupJob,
  type LookupNotice,
  type LookupState,
  nextLookup,
} from './lookup-state'
import { refusal } from './refusal'
import { useLoaded } from './use-loaded'
import { useUsage } from './use-usage'

type Options<Part> = {
  type: string
  /** Longest prompt, in code points. */
  promptLimit: number
  /** A part of the reply as the page knows it; null leaves it out. */
  readPart: (value: unknown) => Part | null
  /** Uses a day where the tool has fewer than the usual ones. */
  perDay?: number
  /** Said when a run has succeeded. */
  success?: string
}

const loadParts = async () => {
  const [parts] = await Promise.all([import('./after-intent'), loadNotices()])
  return parts
}

/** The generation flow of one lookup's page: refusals, bot check, request, progress, parts. */
export function useLookup<Part>({
  type,
  promptLimit,
  readPart,
  perDay,
  success = 'Content generated!',
}: Options<Part>) {
  const usage = useUsage(type, perDay)
  const bot = useBotCheck()
  const [state, dispatch] = useReducer<LookupState<Part>, [LookupEvent<Part>]>(
    nextLookup as Reducer<LookupState<Part>, LookupEvent<Part>>,
    { phase: { name: 'idle' }, parts: [] },
  )
  const [wanted, setWanted] = useState(false)
  const loaded = useLoaded(loadParts, wanted)
  const request = useRef<AbortController>(null)
  const { phase } = state
  const { check } = bot

  const fail = (notice: LookupNotice) => {
    dispatch({ type: 'failed', notice })
    notifyError(notice)
  }

  const start = (job: LookupJob): boolean => {
    if (isWorking(phase)) return false
    clearErrors()
    const notice = refusal(type, job.prompt, promptLimit)
    if (notice) {
      notifyError(notice)
      return false
    }
    setWanted(true)
    bot.demand()
    dispatch({ type: 'submitted', job })
    return true
  }

  async function ask(job: LookupJob, token: string, module: Awaited<ReturnType<typeof loadParts>>) {
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    const tell = (event: LookupEvent<Part>) => signal.aborted || dispatch(event)
    bot.drop()
    tell({ type: 'started' })
    try {
      const { content, remaining } = await module.requestLookup(job, {
        tool: type,
        token,
        signal,
        onProgress: (progress) => tell({ type: 'progress', progress }),
        onPart(value) {
          const part = readPart(value)
          if (part !== null) tell({ type: 'part', part })
        },
      })
      if (signal.aborted) return
      tell({ type: 'finished', content })
      usage.count(remaining)
      notifySuccess(success)
    } catch (cause) {
      if (signal.aborted) return
      const notice =
        cause instanceof module.RequestFailure ? cause.notice : { code: null, ...pageErrors.internal }
      fail(notice)
      if (notice.code === 'bot_check') bot.demand()
    }
  }

  const proceed = useEffectEvent((now: typeof phase, bots: typeof check, parts: typeof loaded) => {
    if (now.name !== 'verifying') return
    if (parts.status === 'failed') return fail(pageErrors.internal)
    if (bots.status === 'failed') return fail(bots.notice)
    if (parts.status === 'loaded' && bots.status === 'ready') void ask(now.job, bots.token, parts.module)
  })
  useEffect(() => proceed(phase, check, loaded), [phase, check, loaded])
  useEffect(() => () => request.current?.abort(), [])

  return {
    ...state,
    type,
    promptLimit,
    usage,
    bot,
    loaded,
    submit: (prompt: string, parameters: Readonly<Record<string, ParameterValue>> = {}) =>
      start({ prompt, parameters }),
    /** A job that is sent in a way of its own, such as a file. */
    start,
    /** The same job once more. */
    again: () => (phase.name === 'failed' || phase.name === 'done' ? start(phase.job) : false),
    /** The visitor means to use it: fetch what that takes, and solve the bot check ahead of the click. */
    intend() {
      setWanted(true)
      bot.intend()
    },
    /** Stops the run; what has arrived stays. */
    cancel() {
      request.current?.abort()
      dispatch({ type: 'cancelled' })
    },
    clear: () => dispatch({ type: 'cleared' }),
  }
}

/** What the shared form and status line need of a flow, whatever its parts are. */
export type LookupFlow = ReturnType<typeof useLookup<unknown>>
