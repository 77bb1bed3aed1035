import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import { loadNotices } from '@/components/ui/notify'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { readDraft } from '@/lib/browser/prompt-draft'
import { getRemainingUses, recordToolUse, subscribeToUsage } from '@/lib/browser/usage'
import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { offlineNotice } from '@/lib/core/errors/connection-notices'
import {
  buildTooLongMessage,
  chunkLoadNotice,
  imageStillOpeningNotice,
  pageErrors,
} from '@/lib/core/errors/page-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { PromptForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import { useBotCheck } from './bot-check/use-bot-check'
import { type FlowNotice, flowReducer, getFailure, initialFlow, isBusy, type Job } from './flow'
import type { JobResult, Send } from './run-job'

/** Returns the reason not to send a prompt, or null. The order of the checks is the specification's. */
export function validatePrompt(
  tool: string,
  prompt: string,
  promptLimit: number,
  { isFree, image }: Pick<Job, 'isFree' | 'image'> = {},
  whenEmpty?: PromptForm['whenEmpty'],
): FlowNotice | null {
  if (image?.base64 === null) return { ...imageStillOpeningNotice, next: 'again', isSelfContained: true }
  if (isVisuallyEmpty(prompt) && !image?.allowsEmptyPrompt)
    return { ...pageErrors.empty_prompt, ...whenEmpty, next: 'edit', isSelfContained: true }
  if (navigator.onLine === false) return { ...offlineNotice, next: 'again' }
  if (!isFree && getRemainingUses(tool) === 0)
    return { ...pageErrors.daily_limit, next: 'nothing', isSelfContained: true }
  const length = [...prompt.trim()].length
  if (length <= promptLimit) return null
  return { ...pageErrors.internal, text: buildTooLongMessage(promptLimit), next: 'edit', isSelfContained: true }
}

/** The bundler caches a failed chunk until a reload. The URL has `values` only if no draft could be stored. */
export function reloadWithValues(type: string, { prompt, parameters, carried }: FormValues): void {
  if (!readDraft({ type })) location.replace(buildPrefillUrl(location.pathname, prompt, parameters, carried))
  location.reload()
}

/** Returns today's remaining uses: the smaller of the browser's and the server's. `perDay` replaces the limit. */
function useUsage(tool: string, perDay = MAX_USES_PER_DAY) {
  const remainingUses = useSyncExternalStore(
    subscribeToUsage,
    () => getRemainingUses(tool) - (MAX_USES_PER_DAY - perDay),
    () => perDay,
  )
  const [reportedUsage, setReportedUsage] = useState({ day: '', remaining: perDay })

  function recordUse(remaining: number) {
    recordToolUse(tool)
    setReportedUsage({ day: new Date().toDateString(), remaining })
  }
  const reportedRemainingUses = reportedUsage.day === new Date().toDateString() ? reportedUsage.remaining : perDay
  return { remainingUses: Math.max(0, Math.min(remainingUses, reportedRemainingUses)), perDay, recordUse }
}

type FlowModule<JobType extends Job, Piece, Reply> = Pick<typeof import('./deferred-run'), 'BotCheck' | 'runJob'> & {
  send: Send<JobType, Piece, Reply>
}

type Options<JobType extends Job, Piece, Reply, Module> = {
  type: string
  promptLimit: number
  whenEmpty?: PromptForm['whenEmpty'] | undefined
  /** Must be the same in every render. */
  load: () => Promise<Module>
  /** Called for every sent job when it ends, fails or is cancelled. */
  onEnd?: (result: JobResult<JobType, Piece, Reply>, lazyModule: Module) => void
  /** Daily limit, if lower than the usual one. */
  perDay?: number
  successMessage?: string
}

export function useFlow<
  JobType extends Job,
  Piece,
  Reply extends { remaining: number; isFree?: true },
  Module extends FlowModule<JobType, Piece, Reply>,
>(options: Options<JobType, Piece, Reply, Module>) {
  const { type, promptLimit, whenEmpty, load, onEnd, perDay, successMessage = 'Content generated!' } = options
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

  useWindowEvent('offline', () => phase.name === 'verifying' && fail(offlineNotice))

  return {
    phase,
    pieces,
    failure,
    isIdle: phase.name === 'idle' && failure === null,
    type,
    usage,
    botCheck,
    lazyModule,
    submit,
    refuse,
    preload: () => setIsRequested(true),
    /** Called when the visitor is about to use the tool. Loads its code and solves the bot check ahead of the click. */
    warmUp() {
      dispatch({ type: 'meant' })
      setIsRequested(true)
      botCheck.warmUp()
    },
    cancel() {
      stopRunRef.current?.()
      dispatch({ type: 'cancelled' })
    },
    clear: () => dispatch({ type: 'cleared' }),
  }
}
