'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { readDraft, readDraftOrLastUse, saveDraft } from '@/lib/browser/prompt-draft'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import { QuickRun, type QuickToolTab } from './quick-run'

/** A newly selected tab receives the typed prompt, unless that tab already has a draft of another text. */
export default function QuickTool({ tabs }: { tabs: readonly QuickToolTab[] }) {
  const rootRef = useRef<HTMLDivElement>(null)
  const firstType = tabs[0]?.form.type ?? ''
  const [type, setType] = useState(firstType)
  const [openedTypes, setOpenedTypes] = useState<readonly string[]>([firstType])
  const selectedTab = tabs.find(({ form }) => form.type === type)
  const [initialPrompt] = useState(() => readDraftOrLastUse({ type: firstType })?.prompt ?? '')
  const lastTypedPromptRef = useRef('')
  const copiedPromptsRef = useRef(new Set<string>())

  function selectType(nextType: string) {
    const targetDraft = readDraft({ type: nextType })
    if (
      !isVisuallyEmpty(lastTypedPromptRef.current) &&
      (targetDraft === null || copiedPromptsRef.current.has(targetDraft.prompt))
    ) {
      saveDraft({ type: nextType, fields: [], promptLimit: 0 }, { prompt: lastTypedPromptRef.current, parameters: {} })
      copiedPromptsRef.current.add(lastTypedPromptRef.current)
    }
    setOpenedTypes((previousTypes) => (previousTypes.includes(nextType) ? previousTypes : [...previousTypes, nextType]))
    setType(nextType)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, for input from before hydration.
  useLayoutEffect(() => {
    const earlyText = rootRef.current?.querySelector('textarea')?.value ?? ''
    if (earlyText !== initialPrompt) lastTypedPromptRef.current = earlyText
    const selectedType = rootRef.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (selectedType && selectedType !== type) selectType(selectedType)
  }, [])

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLTextAreaElement && target.name === 'prompt') lastTypedPromptRef.current = target.value
  }

  if (!selectedTab) return null
  return (
    <div
      ref={rootRef}
      onInput={onInput}
      data-group={selectedTab.group}
      className="rounded-xl border border-line bg-surface"
    >
      <fieldset className="grid grid-cols-2 gap-1 border-line border-b p-1.5 sm:grid-cols-4">
        <legend className="sr-only">What do you want to make?</legend>
        {tabs.map(({ form, tabLabel }) => (
          <label
            key={form.type}
            className="flex min-h-11 items-center justify-center rounded-lg px-2 text-center font-semibold text-muted text-sm hover:bg-raised hover:text-ink has-checked:bg-soft has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-ink sm:text-base"
          >
            <input
              type="radio"
              name="quick-kind"
              value={form.type}
              defaultChecked={form.type === firstType}
              onChange={() => selectType(form.type)}
              className="sr-only"
            />
            {tabLabel}
          </label>
        ))}
      </fieldset>
      {tabs
        .filter(({ form }) => openedTypes.includes(form.type))
        .map((openedTab) => (
          <div key={openedTab.form.type} hidden={openedTab !== selectedTab}>
            <QuickRun tab={openedTab} isShown={openedTab === selectedTab} />
          </div>
        ))}
    </div>
  )
}
