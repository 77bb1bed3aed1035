'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { keepDraft } from '@/lib/browser/prompt-draft'
import { isBlank } from '@/lib/fit/is-blank'
import { type QuickKind, QuickRun } from './quick-run'

/** A box that writes right where it stands, with a tab for each tool behind it. What is typed goes along from tab to tab. */
export default function QuickTool({ kinds }: { kinds: readonly QuickKind[] }) {
  const bench = useRef<HTMLDivElement>(null)
  const [type, setType] = useState(kinds[0]?.form.type)
  const kind = kinds.find(({ form }) => form.type === type)

  function choose(next: string) {
    const typed = bench.current?.querySelector('textarea')?.value ?? ''
    if (!isBlank(typed))
      keepDraft({ type: next, fields: [], promptLimit: 0 }, { prompt: typed, parameters: {} })
    setType(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a tab that was chosen before this ran.
  useLayoutEffect(() => {
    const chosen = bench.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen && chosen !== type) choose(chosen)
  }, [])

  if (!kind) return null
  return (
    <div ref={bench} data-group={kind.group} className="rounded-xl border border-line bg-surface">
      <fieldset className="grid grid-cols-2 gap-1 border-line border-b p-1.5 sm:grid-cols-4">
        <legend className="sr-only">What do you want to make?</legend>
        {kinds.map(({ form, tab }) => (
          <label
            key={form.type}
            className="flex min-h-11 items-center justify-center rounded-lg px-2 text-center font-semibold text-muted text-sm hover:bg-raised hover:text-ink has-checked:bg-soft has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-ink sm:text-base"
          >
            <input
              type="radio"
              name="quick-kind"
              value={form.type}
              defaultChecked={form.type === kinds[0]?.form.type}
              onChange={() => choose(form.type)}
              className="sr-only"
            />
            {tab}
          </label>
        ))}
      </fieldset>
      <QuickRun key={type} kind={kind} />
    </div>
  )
}
