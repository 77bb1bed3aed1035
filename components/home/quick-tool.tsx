'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { readDraft, readDraftOrLastUse, saveDraft } from '@/lib/browser/prompt-draft'
import { isBlank } from '@/lib/core/strings/is-blank'
import { type QuickKind, QuickRun } from './quick-run'

/**
 * A box that writes right where it stands, with a tab for each tool behind it. What is typed here goes along from tab to tab, but takes
 * the place of nothing that was typed there. A tool that was opened stays, with its run.
 */
export default function QuickTool({ kinds }: { kinds: readonly QuickKind[] }) {
  const bench = useRef<HTMLDivElement>(null)
  const first = kinds[0]?.form.type ?? ''
  const [type, setType] = useState(first)
  const [opened, setOpened] = useState<readonly string[]>([first])
  const kind = kinds.find(({ form }) => form.type === type)
  const [kept] = useState(() => readDraftOrLastUse({ type: first })?.prompt ?? '')
  /** The last that was typed on this page. */
  const typed = useRef('')
  /** All that went along. */
  const moved = useRef(new Set<string>())

  function choose(next: string) {
    const there = readDraft({ type: next })
    if (!isBlank(typed.current) && (there === null || moved.current.has(there.prompt))) {
      saveDraft({ type: next, fields: [], promptLimit: 0 }, { prompt: typed.current, parameters: {} })
      moved.current.add(typed.current)
    }
    setOpened((before) => (before.includes(next) ? before : [...before, next]))
    setType(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed and chosen before this ran.
  useLayoutEffect(() => {
    const early = bench.current?.querySelector('textarea')?.value ?? ''
    if (early !== kept) typed.current = early
    const chosen = bench.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen && chosen !== type) choose(chosen)
  }, [])

  function note({ target }: FormEvent) {
    if (target instanceof HTMLTextAreaElement && target.name === 'prompt') typed.current = target.value
  }

  if (!kind) return null
  return (
    <div
      ref={bench}
      onInput={note}
      data-group={kind.group}
      className="rounded-xl border border-line bg-surface"
    >
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
              defaultChecked={form.type === first}
              onChange={() => choose(form.type)}
              className="sr-only"
            />
            {tab}
          </label>
        ))}
      </fieldset>
      {kinds
        .filter(({ form }) => opened.includes(form.type))
        .map((one) => (
          <div key={one.form.type} hidden={one !== kind}>
            <QuickRun kind={one} isShown={one === kind} />
          </div>
        ))}
    </div>
  )
}
