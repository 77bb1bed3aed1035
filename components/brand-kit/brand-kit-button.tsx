import { type ReactNode, useState } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import type { ApplyBrandKit } from './brand-kit-panel'

const loadPanel = importWithRetry(() => import('./brand-kit-panel'))

/** Applies the visitor's brand kit, or opens its form if there is none. */
export function BrandKitButton({ onApply }: { onApply: ApplyBrandKit }) {
  const [panel, setPanel] = useState<ReactNode>()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => loadPanel().then(({ pressBrandKit }) => pressBrandKit(onApply, setPanel))}>
        Brand kit
      </Button>
      {panel}
    </div>
  )
}
