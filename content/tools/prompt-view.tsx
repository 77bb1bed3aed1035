'use client'

import { lazy } from 'react'
import { atFirstMove } from '@/components/run/at-first-move'
import { EarlyClicks } from '@/components/run/early-clicks'
import type { ToolForm } from '@/lib/tool/form'

const PromptTool = lazy(atFirstMove(() => import('@/components/cards/prompt-tool')))

/** The view of a tool that writes waits for the visitor's first move. Apart from the others, which do not: they need not carry that. */
export function PromptView({ form }: { form: ToolForm }) {
  return (
    <EarlyClicks>
      <PromptTool form={form} />
    </EarlyClicks>
  )
}
