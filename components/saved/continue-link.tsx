'use client'

import { useBrowserValue } from '@/components/loading/use-browser-value'
import { lastUseStore } from '@/lib/browser/last-use'

/** The page reserves the link's space before the first paint, so that the layout does not shift. */
export function ContinueLink() {
  const lastUse = useBrowserValue({ read: () => lastUseStore.read()[0], emptyValue: undefined })
  return (
    <div className="hidden min-h-14 in-data-used:block">
      {lastUse && (
        <a
          href={lastUse.path}
          className="flex min-h-14 min-w-0 items-center gap-3 rounded-xl border border-line bg-surface px-4 hover:border-field-line"
        >
          <span className="shrink-0 font-semibold">Continue</span>
          <span className="min-w-0 truncate text-muted">
            {lastUse.prompt ? `${lastUse.name}: ${lastUse.prompt.slice(0, 120)}` : lastUse.name}
          </span>
        </a>
      )}
    </div>
  )
}
