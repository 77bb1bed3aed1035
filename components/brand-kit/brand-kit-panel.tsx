import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { BrandKit } from './brand-kit'
import { BrandKitForm, notStoredMessage } from './brand-kit-form'
import { readBrandKit, useBrandKit } from './brand-kit-store'

/** Copies the kit's values into the work. Returns a function that takes them back, unless an editor has undo steps. */
export type ApplyBrandKit = (kit: BrandKit) => Promise<(() => void) | null>

export async function pressBrandKit(onApply: ApplyBrandKit, show: (panel: ReactNode) => void): Promise<void> {
  const kit = await readBrandKit()
  const press = kit ? { undo: await onApply(kit) } : null
  show(<BrandKitPanel press={press} onApply={onApply} />)
}

type Applied = { undo: (() => void) | null }

function BrandKitPanel({ press, onApply }: { press: Applied | null; onApply: ApplyBrandKit }) {
  const { kit, canStore } = useBrandKit()
  const [applied, setApplied] = useState(press)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const onPress = useEffectEvent((applied: Applied | null) => {
    setApplied(applied)
    if (!applied) dialogRef.current?.showModal()
  })
  useEffect(() => onPress(press), [press])

  function undo() {
    applied?.undo?.()
    setApplied(null)
  }
  return (
    <>
      {kit && (
        <Button variant="quiet" aria-label="Edit brand kit" onClick={() => dialogRef.current?.showModal()}>
          Edit
        </Button>
      )}
      {applied?.undo && (
        <Button variant="quiet" aria-label="Undo brand kit" onClick={() => keepFocus(undo)}>
          Undo
        </Button>
      )}
      <p role="status" className="text-muted text-sm">
        {applied && 'Applied.'} {kit && !canStore && notStoredMessage}
      </p>
      <ModalDialog ref={dialogRef} title="Brand kit">
        <BrandKitForm
          onSave={async (savedKit) => {
            dialogRef.current?.close()
            // The visitor pressed the button to use the kit, but had none.
            if (!kit) setApplied({ undo: await onApply(savedKit) })
          }}
        />
      </ModalDialog>
    </>
  )
}
