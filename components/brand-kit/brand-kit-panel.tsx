import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { BrandKit } from './brand-kit'
import { BrandKitForm, notStoredMessage } from './brand-kit-form'
import { readBrandKit, useBrandKit } from './brand-kit-store'

type Undo = (() => void) | null

/** Copies the kit's values into the work. Returns a function that takes them back, unless an editor has undo steps. */
export type ApplyBrandKit = (kit: BrandKit) => Promise<Undo>

type Applied = { undo: Undo } | null

export async function pressBrandKit(onApply: ApplyBrandKit, show: (panel: ReactNode) => void): Promise<void> {
  const kit = await readBrandKit()
  const press = { applied: kit && { undo: await onApply(kit) } }
  show(<BrandKitPanel press={press} onApply={onApply} />)
}

function BrandKitPanel({ press, onApply }: { press: { applied: Applied }; onApply: ApplyBrandKit }) {
  const { kit, canStore } = useBrandKit()
  const [applied, setApplied] = useState<Applied>(null)
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    setApplied(press.applied)
    if (!press.applied) dialogRef.current?.showModal()
  }, [press])

  function undo() {
    applied?.undo?.()
    setApplied(null)
  }
  async function handleSave(savedKit: BrandKit) {
    dialogRef.current?.close()
    // The visitor pressed the button to use a kit, but had none.
    if (!kit) setApplied({ undo: await onApply(savedKit) })
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
        <BrandKitForm onSave={handleSave} />
      </ModalDialog>
    </>
  )
}
