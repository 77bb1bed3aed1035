import { Suspense, useState } from 'react'
import type { FilesPanel, PanelProps } from './panel'

type Props = { panel: FilesPanel; isInitiallyOpen: boolean } & PanelProps

/** A tool's panel in a row. Its content is mounted only while open, to save memory. */
export function PanelBox({ panel: { title, View }, isInitiallyOpen, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  return (
    <details
      className="mt-3 rounded-lg border border-line"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 px-3 py-2.5 font-semibold text-sm">{title}</summary>
      {isOpen && (
        <div className="border-line border-t p-3">
          <Suspense fallback={<p className="text-muted text-sm">Loading…</p>}>
            <View {...props} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
