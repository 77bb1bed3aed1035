import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { clearErrors, loadNotices, type Notice, notifyError } from '@/components/ui/notify'
import type { Run } from '@/lib/browser/history'
import { pageErrors } from '@/lib/errors/page'
import type { Card } from '@/lib/tool/card'
import type { ToolForm } from '@/lib/tool/form'
import { useBotCheck } from './bot-check/use-bot-check'
import { asRun, atRest, type Change, isBusy, nextGeneration, type ShownRun } from './generation'
import type { Job } from './job'
import { refusal } from './refusal'
import { reloadWith } from './reload-with'
import { runJob } from './run-job'
import { useLoaded } from './use-loaded'
import { useUsage } from './use-usage'

const loadParts = async () => {
  const [parts] = await Promise.all([import('./after-typing'), loadNotices()])
  return parts
}

/** The generation flow of one tool page: refusals, bot check, request, results. */
export function useGeneration(form: ToolForm) {
  const tool = form.type
  const usage = useUsage(tool)
  const bot = useBotCheck()
  const [generation, dispatch] = useReducer(nextGeneration, atRest)
  const [restored, setRestored] = useState<Run | null>(null)
  const [wanted, setWanted] = useState(false)
  const parts = useLoaded(loadParts, wanted)
  const request = useRef<AbortController>(null)
  const { phase, run } = generation
  const { check } = bot

  const submit = (job: Job): boolean => {
    if (isBusy(phase)) return false
    clearErrors()
    const notice = refusal(tool, job.values.prompt, form.promptLimit)
    if (notice) {
      notifyError(notice)
      return false
    }
    if (parts.status === 'failed' && navigator.onLine) {
      reloadWith(job.values)
      return false
    }
    setWanted(true)
    bot.demand()
    dispatch({ type: 'submitted', job })
    return true
  }

  const fail = (notice: Notice) => {
    dispatch({ type: 'failed', notice, tool, at: Date.now() })
    notifyError(notice)
  }

  const proceed = useEffectEvent((now: typeof phase, bots: typeof check, loaded: typeof parts) => {
    if (now.name !== 'verifying') return
    if (loaded.status === 'failed') return fail(pageErrors.internal)
    if (bots.status === 'failed') return fail(bots.notice)
    if (loaded.status !== 'loaded' || bots.status !== 'ready') return
    request.current = new AbortController()
    bot.drop()
    const { signal } = request.current
    const { token } = bots
    const sent = { job: now.job, tool, token, parts: loaded.module, signal, dispatch }
    runJob({ ...sent, onSuccess: usage.count, onRejected: bot.demand })
  })
  useEffect(() => proceed(phase, check, parts), [phase, check, parts])

  const remember = useEffectEvent((shown: ShownRun | null) => {
    if (shown && parts.status === 'loaded') parts.module.history.add(asRun(shown))
  })
  useEffect(() => remember(run), [run])

  useEffect(() => () => request.current?.abort(), [])

  return {
    generation,
    bot,
    parts,
    usage,
    restored,
    submit,
    /** The visitor means to generate: fetch what that takes, and solve the bot check ahead of the click. */
    intend() {
      setWanted(true)
      bot.intend()
    },
    cancel() {
      request.current?.abort()
      dispatch({ type: 'cancelled', tool, at: Date.now() })
    },
    restore(kept: Run) {
      setWanted(true)
      setRestored(kept)
      dispatch({ type: 'restored', run: kept })
    },
    change: (id: string, card: Card, by: Change) => dispatch({ type: 'changed', id, card, by }),
    undo: (id: string) => dispatch({ type: 'undone', id }),
  }
}

export type GenerationControl = ReturnType<typeof useGeneration>
