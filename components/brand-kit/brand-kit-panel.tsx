import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { type Notice, notifyError, notifySuccess } from '@/components/ui/notify'
import { chunkLoadNotice } from '@/lib/core/errors/page-errors'
import { type BrandKit, readBrandKit, useBrandKit } from './brand-kit'
import { BrandKitForm } from './brand-kit-form'
import { unchanged } from './fill-with-undo'

type Undo = (() => void) | null

/**
 * Copies the kit's values into the work. Returns a function that takes them back, unless an editor has undo steps. If
 * the kit has no value that the tool can use, returns their names, such as “colors or logo”. A notice says what is
 * missing in an editor.
 */
export type ApplyBrandKit = (kit: BrandKit) => Promise<Undo | string | Notice>

async function applyWithNotice(onApply: ApplyBrandKit, kit: BrandKit): Promise<Undo> {
  const title = 'Brand kit not applied'
  try {
    const result = await onApply(kit)
    if (result === null || typeof result === 'function') {
      notifySuccess('Brand kit applied!')
      return result
    }
    const missing = { title, text: `Your brand kit has no ${result}. Tap “Edit” to fill it in.` }
    notifyError(typeof result === 'string' ? missing : result)
  } catch {
    notifyError({ title, text: chunkLoadNotice.text })
  }
  return null
}

type Show = Dispatch<SetStateAction<ReactNode>>

export async function pressBrandKit(onApply: ApplyBrandKit, show: Show): Promise<void> {
  const kit = await readBrandKit()
  const undo = kit && (await applyWithNotice(onApply, kit))
  const press = { opensForm: !kit, undo: undo === unchanged ? null : undo }
  const panel = <BrandKitPanel press={press} onApply={onApply} show={show} />
  show((shownPanel) => (undo === unchanged && shownPanel ? shownPanel : panel))
}

type Props = { press: { opensForm: boolean; undo: Undo }; onApply: ApplyBrandKit; show: Show }

function BrandKitPanel({ press, onApply, show }: Props) {
  const { kit } = useBrandKit()
  const [undonePress, setUndonePress] = useState<Props['press']>()
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (press.opensForm) dialogRef.current?.showModal()
  }, [press])

  function handleSave() {
    dialogRef.current?.close()
    // The visitor pressed the button to use a kit, but had none.
    if (!kit) pressBrandKit(onApply, show)
  }
  function handleUndo() {
    press.undo?.()
    setUndonePress(press)
  }
  return (
    <>
      {kit && (
        <Button variant="quiet" aria-label="Edit brand kit" onClick={() => dialogRef.current?.showModal()}>
          Edit
        </Button>
      )}
      {press.undo && press !== undonePress && (
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
