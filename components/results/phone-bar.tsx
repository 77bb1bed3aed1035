import { Pencil } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { AgainButton, CopyAllButton } from '@/components/actions/run-toolbar'
import type { FormControl } from '@/components/form/use-form-values'
import { isBusy } from '@/components/run/flow'
import { getPromptElement } from '@/components/run/run-form'
import { buildPromptJob } from '@/components/run-state/prompt-job'
import type { RunState } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import type { PromptForm } from '@/lib/tool/form'
import type { PromptFlow } from './use-prompt-flow'

/** Returns whether the bar is shown. Scroll padding prevents the bar from covering focused elements. */
function useBarVisibility(formRef: RefObject<HTMLElement | null>, resultsRef: RefObject<HTMLElement | null>): boolean {
  const [visibility, setVisibility] = useState({ form: true, results: false })
  const isShown = visibility.results && !visibility.form

  useEffect(() => {
    const observedElements = { form: formRef.current, results: resultsRef.current }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const name = target === observedElements.form ? 'form' : 'results'
          setVisibility((previous) => ({ ...previous, [name]: isIntersecting }))
        }
      },
      // The header covers the top.
      { rootMargin: '-80px 0px 0px' },
    )
    for (const element of Object.values(observedElements)) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [formRef, resultsRef])

  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = '5rem'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [isShown])
  return isShown
}

type Props = {
  form: PromptForm
  flow: PromptFlow
  run: RunState
  control: FormControl
  resultsRef: RefObject<HTMLElement | null>
}

/** Hidden while the form is in view or the visitor types, because the keyboard covers half the window. */
export function PhoneBar({ form, flow, run, control, resultsRef }: Props) {
  const { phase } = flow
  const isShown = useBarVisibility(control.formRef, resultsRef)
  if (!isShown) return null

  return (
    <section
      aria-label="These results"
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col gap-2 border-line border-t bg-canvas px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden [&>button]:gap-1.5 [&>button]:px-1 [&_svg]:max-sm:hidden [body:has(:is(textarea,input:not([type=checkbox],[type=radio],[type=range])):focus)_&]:hidden"
    >
      <Button onClick={() => getPromptElement(control)?.focus()}>
        <Pencil className="size-4" />
        Edit prompt
      </Button>
      <AgainButton
        size="medium"
        isBusy={isBusy(phase)}
        onRerun={(usedKeyboard) => flow.submit(buildPromptJob({ tool: form.type, values: run, usedKeyboard }))}
      />
      {isBusy(phase) && !phase.job.refine ? null : <CopyAllButton run={run} variant="primary" size="medium" />}
    </section>
  )
}
