import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { type BrandKit, type KitPart, listMissingParts } from './brand-kit'
import { BrandKitForm } from './brand-kit-form'
import { readBrandKit, useBrandKit } from './brand-kit-store'

type Undo = (() => void) | null

/** Copies the kit's values into the work. Returns a function that takes them back, unless an editor has undo steps. */
export type ApplyBrandKit = (kit: BrandKit) => Promise<Undo>

export type BrandKitUse = {
  onApply: ApplyBrandKit
  /** Parts of the kit that the tool uses, besides the logo's position; the colors by default. */
  parts?: readonly KitPart[]
}

async function applyWithNotice({ onApply, parts = ['colors'] }: BrandKitUse, kit: BrandKit): Promise<Undo> {
  const missingParts = listMissingParts(kit, parts)
  if (missingParts) {
    const text = `Your brand kit has no ${missingParts}. Tap “Edit” to fill it in.`
    notifyError({ title: 'Brand kit not applied', text })
    return null
  }
  const undo = await onApply(kit)
  notifySuccess('Brand kit applied!')
  return undo
}

export async function pressBrandKit(use: BrandKitUse, show: (panel: ReactNode) => void): Promise<void> {
  const kit = await readBrandKit()
  const press = { opensForm: !kit, undo: kit && (await applyWithNotice(use, kit)) }
  show(<BrandKitPanel press={press} use={use} />)
}

type Props = { press: { opensForm: boolean; undo: Undo }; use: BrandKitUse }

function BrandKitPanel({ press, use }: Props) {
  const { kit } = useBrandKit()
  const [undo, setUndo] = useState<{ run: Undo }>({ run: null })
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    setUndo({ run: press.undo })
    if (press.opensForm) dialogRef.current?.showModal()
  }, [press])

  async function handleSave(savedKit: BrandKit) {
    dialogRef.current?.close()
    // The visitor pressed the button to use a kit, but had none.
    if (!kit) setUndo({ run: await applyWithNotice(use, savedKit) })
  }
  function handleUndo() {
    undo.run?.()
    setUndo({ run: null })
  }
  return (
    <>
      {kit && (
        <Button variant="quiet" aria-label="Edit brand kit" onClick={() => dialogRef.current?.showModal()}>
          Edit
        </Button>
      )}
      {undo.run && (
        <Button variant="quiet" aria-label="Undo brand kit" onClick={() => keepFocus(handleUndo)}>
          Undo
        </Button>
      )}
      <ModalDialog ref={dialogRef} title="Brand kit">
        <BrandKitForm onSave={handleSave} />
      </ModalDialog>
    </>
  )
}
