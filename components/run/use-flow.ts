import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { chunkLoadNotice } from '@/components/loading/chunk-load-notice'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { loadNotices } from '@/components/ui/notify'
import { readDraft } from '@/lib/browser/prompt-draft'
import { getRemainingUses, recordToolUse, subscribeToUsage } from '@/lib/browser/usage'
import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { offlineNotice } from '@/lib/core/errors/offline-notices'
import { pageErrors } from '@/lib/core/errors/page-errors'
import type { PromptForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import { useBotCheck } from './bot-check/use-bot-check'
import { type FlowNotice, flowReducer, getFailure, initialFlow, isBusy, type Job } from './flow'
import type { JobResult, Send } from './run-job'
import { validatePrompt } from './validate-prompt'

/**
 * Loads the page anew with everything in the form kept. For a tab whose files could not be fetched (the connection was
 * gone, or a newer deployment has replaced them): the bundler remembers the failure until the page is loaded again. The
 * values serve where the tab could not keep the form itself; they may be only a part of what was typed.
 */
export function reloadWithValues(type: string, { prompt, parameters, carried }: FormValues): void {
  if (!readDraft({ type })) location.replace(buildPrefillUrl(location.pathname, prompt, parameters, carried))
  location.reload()
}

/**
 * Uses of a tool left today: the smaller of the browser's own count and what the server last said. `perDay` is for a
 * tool that has fewer than the usual ones.
 */
function useUsage(tool: string, perDay = MAX_USES_PER_DAY) {
  const remainingUses = useSyncExternalStore(
    subscribeToUsage,
    () => getRemainingUses(tool) - (MAX_USES_PER_DAY - perDay),
    () => perDay,
  )
  const [reportedUsage, setReportedUsage] = useState({ day: '', remaining: perDay })

  const recordUse = useCallback(
    (remaining: number) => {
      recordToolUse(tool)
      setReportedUsage({ day: new Date().toDateString(), remaining })
    },
    [tool],
  )
  const reportedRemainingUses = reportedUsage.day === new Date().toDateString() ? reportedUsage.remaining : perDay
  return { remainingUses: Math.max(0, Math.min(remainingUses, reportedRemainingUses)), perDay, recordUse }
}

/** What a flow fetches once the visitor means to use the tool. */
type FlowModule<JobType extends Job, Piece, Reply> = Pick<typeof import('./deferred-run'), 'BotCheck' | 'runJob'> & {
  send: Send<JobType, Piece, Reply>
}

type Options<JobType extends Job, Piece, Reply, Module> = {
  /** The tool's. */
  type: string
  /** Longest prompt, in code points. */
  promptLimit: number
  whenEmpty?: PromptForm['whenEmpty'] | undefined
  /** The same function at every render. */
  load: () => Promise<Module>
  /** Called for every job that was sent, as it ends, fails or is cancelled. */
  onEnd?: (result: JobResult<JobType, Piece, Reply>, lazyModule: Module) => void
  /** Uses a day where the tool has fewer than the usual ones. */
  perDay?: number
  /** Said when a run has succeeded. */
  successMessage?: string
}

/** The generation flow of one tool's page: refusals, bot check, request, what arrives, the end. */
export function useFlow<
  JobType extends Job,
  Piece,
  Reply extends { remaining: number; isFree?: true },
  Module extends FlowModule<JobType, Piece, Reply>,
>({
  type,
  promptLimit,
  whenEmpty,
  load,
  onEnd,
  perDay,
  successMessage = 'Content generated!',
}: Options<JobType, Piece, Reply, Module>) {
  const [flow, dispatch] = useReducer(flowReducer<JobType, Piece>, initialFlow)
  const { phase, pieces } = flow
  const failure = getFailure(flow)
  const usage = useUsage(type, perDay)
  const botCheck = useBotCheck()
  const [isRequested, setIsRequested] = useState(false)
  const loadFlowModule = useCallback(() => Promise.all([load(), loadNotices()]).then(([module]) => module), [load])
  const lazyModule = useLazyModule(loadFlowModule, isRequested)
  const stopRunRef = useRef<() => void>(null)
  const { state: botCheckState } = botCheck

  const fail = (notice: FlowNotice) => {
    dispatch({ type: 'failed', notice: navigator.onLine ? notice : offlineNotice })
  }

  function refuse(job: JobType): boolean {
    const notice = validatePrompt(type, job.values.prompt, promptLimit, job, whenEmpty)
    if (notice) dispatch({ type: 'refused', job, notice })
    return notice !== null
  }

  function submit(job: JobType): boolean {
    if (isBusy(phase) || refuse(job)) return false
    if (lazyModule.status === 'failed' && navigator.onLine && !job.buildRequest) {
      reloadWithValues(type, job.values)
      return false
    }
    setIsRequested(true)
    botCheck.requireToken()
    dispatch({ type: 'submitted', job })
    return true
  }

  const startRunWhenReady = useEffectEvent(
    (currentPhase: typeof phase, botState: typeof botCheckState, moduleState: typeof lazyModule) => {
      if (currentPhase.name !== 'verifying') return
      if (moduleState.status === 'failed')
        return fail(currentPhase.job.buildRequest ? chunkLoadNotice : pageErrors.internal)
      if (botState.status === 'failed') return fail(botState.notice)
      if (moduleState.status !== 'loaded' || botState.status !== 'ready') return
      const { runJob, send } = moduleState.module
      botCheck.reset()
      stopRunRef.current = runJob({
        job: currentPhase.job,
        tool: type,
        token: botState.token,
        send,
        successMessage,
        dispatch,
        onEnd: (result) => onEnd?.(result, moduleState.module),
        onSuccess: usage.recordUse,
        onFailure(notice) {
          fail(notice)
          if (notice.code === 'bot_check') botCheck.requireToken()
        },
      })
    },
  )
  useEffect(() => startRunWhenReady(phase, botCheckState, lazyModule), [phase, botCheckState, lazyModule])
  useEffect(() => () => stopRunRef.current?.(), [])

  const onOffline = useEffectEvent(() => {
    if (phase.name === 'verifying') fail(offlineNotice)
  })
  useEffect(() => {
    addEventListener('offline', onOffline)
    return () => removeEventListener('offline', onOffline)
  }, [])

  return {
    phase,
    pieces,
    failure,
    /** Nothing is under way, done, failed or refused. */
    isIdle: phase.name === 'idle' && failure === null,
    type,
    usage,
    botCheck,
    lazyModule,
    /** False where the job is refused, which the page has said. */
    submit,
    /** Whether a job is refused before anything is done with it; the page says why. */
    refuse,
    /** The job that was sent last once more. */
    resubmit: () => (phase.name === 'failed' || phase.name === 'done' ? submit(phase.job) : false),
    /** Fetches what the tool takes beyond its form. */
    preload: () => setIsRequested(true),
    /** The visitor means to use it: fetch what that takes, and solve the bot check ahead of the click. */
    warmUp() {
      dispatch({ type: 'meant' })
      setIsRequested(true)
      botCheck.warmUp()
    },
    /** Stops the run; what has arrived stays. */
    cancel() {
      stopRunRef.current?.()
      dispatch({ type: 'cancelled' })
    },
    /** Forgets the last job, unless one is under way. */
    clear: () => dispatch({ type: 'cleared' }),
  }
}
