import { type Dispatch, type ReactElement, type SetStateAction, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { type Notice, notifyError, notifySuccess } from '@/components/ui/notify'
import { chunkLoadNotice } from '@/lib/core/errors/page-errors'
import { type BrandKit, readBrandKit, useBrandKit } from './brand-kit'
import { BrandKitForm } from './brand-kit-form'

type Undo = (() => void) | null

export type ApplyResult =
  /** Applied. Nothing to undo if the work had the values already, or if an editor has its own undo steps. */
  | { undo: Undo }
  /** The kit has none of these values, such as “colors or logo”, so the work is unchanged. */
  | { missing: string }
  /** Says what an editor had no room for. */
  | { notice: Notice }

/** Copies the kit's values into the work. */
export type ApplyBrandKit = (kit: BrandKit) => Promise<ApplyResult>

async function applyWithNotice(onApply: ApplyBrandKit, kit: BrandKit): Promise<Undo> {
  const title = 'Brand kit not applied'
  try {
    const result = await onApply(kit)
    if ('undo' in result) {
      notifySuccess('Brand kit applied!')
      return result.undo
    }
    if ('notice' in result) notifyError(result.notice)
    else notifyError({ title, text: `Your brand kit has no ${result.missing}. Tap “Edit” to fill it in.` })
  } catch {
    notifyError({ title, text: chunkLoadNotice.text })
  }
  return null
}

export type Panel = ReactElement<Props> | null
type Show = Dispatch<SetStateAction<Panel>>

/** Undo takes back each press since the last Undo, the last one first. */
export async function pressBrandKit(onApply: ApplyBrandKit, show: Show): Promise<void> {
  const kit = await readBrandKit()
  const undo = kit && (await applyWithNotice(onApply, kit))
  show((panel) => {
    const undos = [undo, ...(panel?.props.press.undos ?? [])].filter((one) => one !== null)
    return <BrandKitPanel press={{ opensForm: !kit, undos }} onApply={onApply} show={show} />
  })
}

type Props = { press: { opensForm: boolean; undos: readonly (() => void)[] }; onApply: ApplyBrandKit; show: Show }

function BrandKitPanel({ press, onApply, show }: Props) {
  const { kit } = useBrandKit()
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
    for (const undo of press.undos) undo()
    show(<BrandKitPanel press={{ opensForm: false, undos: [] }} onApply={onApply} show={show} />)
  }
  return (
    <>
      {kit && (
        <Button variant="quiet" aria-label="Edit brand kit" onClick={() => dialogRef.current?.showModal()}>
          Edit
        </Button>
      )}
      {press.undos.length > 0 && (
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
