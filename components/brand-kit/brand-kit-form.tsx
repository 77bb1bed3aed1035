import { useState } from 'react'
import { bindFields } from '@/components/fields/bind-fields'
import { ColorField } from '@/components/fields/color-field'
import { SelectField, TextAreaField, TextField } from '@/components/fields/fields'
import { FileButton } from '@/components/files/drop-box'
import { LogoPicker } from '@/components/files/logo-picker'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { keepFocus } from '@/components/ui/keep-focus'
import { notifyError } from '@/components/ui/notify'
import { saveTextFile } from '@/components/ui/save-text-file'
import { storageUnavailableNotice } from '@/lib/core/errors/storage-notice'
import { formatCountWord } from '@/lib/core/format/format-count-word'
import type { Logo } from '@/lib/images/open/open-logo'
import { extractImageColors } from '@/lib/images/palette/extract-image-colors'
import { watermarkPositions } from '@/lib/images/watermark-positions'
import { toOptions } from '@/lib/tool/fields'
import {
  type BrandKit,
  emptyKit,
  fontOptions,
  formatKitFile,
  KIT_FILE_NAME,
  MAX_COLORS,
  MAX_HANDLE_LENGTH,
  openKitLogo,
  parseColors,
  parseKitFile,
  saveBrandKit,
  useBrandKit,
} from './brand-kit'

type Draft = Omit<BrandKit, 'colors'> & { colorText: string }

const formatColors = (colors: readonly string[]) => colors.join(', ').toUpperCase()

/** The stored kit, which is undefined until it is read, and what the form shows for it. */
type Edits = { kit: BrandKit | null | undefined; draft: Draft }

function startEdits(kit: Edits['kit']): Edits {
  const { colors, ...values } = kit ?? emptyKit
  return { kit, draft: { ...values, colorText: formatColors(colors) } }
}

/** Starts again after the stored kit has changed, here or in another tab. */
const getCurrentEdits = (edits: Edits, kit: Edits['kit']) => (edits.kit === kit ? edits : startEdits(kit))

/** Has no form element, because some tools show it inside of their own form. */
export function BrandKitForm({ onSave }: { onSave?: () => void }) {
  const { kit, canStore } = useBrandKit()
  const [edits, setEdits] = useState(() => startEdits(kit))
  const [message, setMessage] = useState('')
  const [isLogoOpening, setIsLogoOpening] = useState(false)
  const [replacedEdits, setReplacedEdits] = useState<Edits | null>(null)
  const { draft } = getCurrentEdits(edits, kit)
  function changeDraft(update: (draft: Draft) => Draft) {
    setEdits((current) => ({ kit, draft: update(getCurrentEdits(current, kit).draft) }))
    setMessage('')
  }
  const updateDraft = (changes: Partial<Draft>) => changeDraft((currentDraft) => ({ ...currentDraft, ...changes }))
  const getFieldProps = bindFields(draft, changeDraft)
  const colors = parseColors(draft.colorText)
  const { logo } = draft

  async function readColors({ blob }: Logo, replacesColors = true) {
    try {
      const bitmap = await createImageBitmap(blob)
      const swatches = await extractImageColors(bitmap, { count: MAX_COLORS, shouldIgnoreWhite: true })
      bitmap.close()
      const colorText = formatColors(swatches.map(({ hex }) => hex))
      changeDraft((current) => (replacesColors || current.colorText === '' ? { ...current, colorText } : current))
    } catch (error) {
      setMessage((error as Error).message)
    }
  }
  async function changeLogo(file: Logo | null) {
    const newLogo = file && (await openKitLogo(file.blob, file.name))
    if (newLogo && 'problem' in newLogo) return setMessage(newLogo.problem)
    updateDraft({ logo: newLogo })
    if (newLogo && draft.colorText === '') await readColors(newLogo, false)
  }
  async function importFile([file]: readonly File[]) {
    const importedKit = await parseKitFile((await file?.text().catch(() => '')) ?? '')
    if ('problem' in importedKit) return setMessage(importedKit.problem)
    await storeKit(importedKit, 'Imported and saved.', { kit, draft })
    // The visitor pressed “Brand kit” to use a kit, but had none.
    if (!kit) onSave?.()
  }
  function undoImport({ kit: oldKit = null, draft: oldDraft }: Edits) {
    setEdits({ kit: oldKit, draft: oldDraft })
    storeKit(oldKit, 'Import undone.')
  }
  async function storeKit(newKit: BrandKit | null, savedMessage: string, replaced: Edits | null = null) {
    setReplacedEdits(replaced)
    const isStored = await saveBrandKit(newKit)
    setMessage(isStored ? savedMessage : '')
    if (!isStored) notifyError(storageUnavailableNotice)
  }
  async function save() {
    if (!colors) return setMessage(`Use up to ${formatCountWord(MAX_COLORS)} codes like #C2410C, separated by commas.`)
    const { colorText: _, ...values } = draft
    const name = draft.handle.replace(/[@\s]/g, '')
    const newKit = { ...values, colors, handle: name && `@${name}`.slice(0, MAX_HANDLE_LENGTH) }
    await storeKit(newKit, 'Saved.')
    onSave?.()
  }

  if (kit === undefined) return <p className="text-muted text-sm">Opening…</p>
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        Tap “Brand kit” in a tool to use these. Editing them won’t change finished work.
      </p>
      {!canStore && <p className="text-caution text-sm">{storageUnavailableNotice.text}</p>}
      <div className="flex flex-wrap items-start gap-2">
        <LogoPicker logo={logo} onLogoChange={changeLogo} onOpeningChange={setIsLogoOpening} />
        {logo && <Button onClick={() => readColors(logo)}>Use logo colors</Button>}
      </div>
      <TextAreaField
        label={`Colors (up to ${formatCountWord(MAX_COLORS)})`}
        placeholder="#C2410C, #14110F"
        {...getFieldProps('colorText')}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {colors?.map((color, index) => (
          <ColorField
            // biome-ignore lint/suspicious/noArrayIndexKey: a color has no id other than its position.
            key={index}
            label={`Color ${index + 1}`}
            value={color}
            onValueChange={(value) => updateDraft({ colorText: formatColors(colors.with(index, value)) })}
          />
        ))}
        {colors && colors.length < MAX_COLORS && (
          <Button onClick={() => updateDraft({ colorText: formatColors([...colors, '#000000']) })}>Add a color</Button>
        )}
      </div>
      <div className="grid two-columns gap-3">
        <SelectField label="Headline font" options={fontOptions} {...getFieldProps('headlineFont')} />
        <SelectField label="Text font" options={fontOptions} {...getFieldProps('textFont')} />
        <TextField label="Handle" placeholder="@yourname" maxLength={MAX_HANDLE_LENGTH} {...getFieldProps('handle')} />
        <SelectField label="Logo position" options={toOptions(watermarkPositions)} {...getFieldProps('position')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={isLogoOpening} onClick={save}>
          {isLogoOpening ? 'Opening logo…' : 'Save brand kit'}
        </Button>
        {kit && <Button onClick={async () => saveTextFile(KIT_FILE_NAME, await formatKitFile(kit))}>Export</Button>}
        <FileButton isSingle label="Import" accept=".json,application/json" onFilesAdd={importFile} />
        {kit && (
          <ConfirmButton
            label="Delete brand kit"
            question="This deletes your brand kit from this browser. Anything you made with it stays."
            confirmLabel="Yes, delete it"
            onConfirm={() => storeKit(null, 'Deleted.')}
          />
        )}
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {message}
      </p>
      {replacedEdits && (
        <div>
          <Button onClick={() => keepFocus(() => undoImport(replacedEdits))}>Undo import</Button>
        </div>
      )}
    </div>
  )
}
