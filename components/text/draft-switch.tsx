import { textNotices } from '@/lib/core/errors/text-notices'
import type { TextControl } from './use-text-tool'

/** Toggles storage of the text across reloads, and reports when the browser has no space. */
export function DraftSwitch({ draft }: { draft: TextControl['draft'] }) {
  return (
    <div className="min-w-0">
      <label className="inline-flex min-h-11 items-center gap-3 text-sm">
        <input type="checkbox" checked={draft.isEnabled} onChange={(event) => draft.setEnabled(event.target.checked)} />
        Save my text in this browser
      </label>
      {!draft.hasSpace && (
        <p role="alert" className="text-caution text-sm">
          <strong>{textNotices.storage_full.title}.</strong> {textNotices.storage_full.text}
        </p>
      )}
    </div>
  )
}
