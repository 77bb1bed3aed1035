import { useState } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import type { ApplyBrandKit, Panel } from './brand-kit-panel'

const loadPanel = importWithRetry(() => import('./brand-kit-panel'))

export function BrandKitButton({ onApply }: { onApply: ApplyBrandKit }) {
  const [panel, setPanel] = useState<Panel>(null)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => loadPanel().then(({ pressBrandKit }) => pressBrandKit(onApply, setPanel))}>
        Brand kit
      </Button>
      {panel}
    </div>
  )
}
