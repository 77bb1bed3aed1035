import type { ReactNode } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { useFileInput } from '@/components/ui/use-file-input'
import { DropFrame } from './receive-files'

type Props = {
  dropzoneLabel: string
  /** Images by default. Files are validated by their bytes later. */
  accept?: string
  isDraggedOver: boolean
  isSingle?: true
  hidesFolderButton?: boolean | undefined
  onFilesAdd: (files: readonly File[]) => void
  onIntent?: (() => void) | undefined
}

/** Image types whose MIME type browsers or operating systems may not recognize. */
export const extraImageExtensions = '.heic,.heif,.avif,.jxl,.tif,.tiff'

export function DropBox({
  dropzoneLabel,
  accept = 'image/*',
  isDraggedOver,
  isSingle,
  hidesFolderButton = isSingle,
  onFilesAdd,
  onIntent,
}: Props) {
  return (
    <div
      className={`flex flex-col items-center gap-3 rounded-xl border-2 border-dashed p-4 text-center ${isSingle ? '' : 'sm:p-8'} ${isDraggedOver ? 'border-accent bg-raised' : 'border-field-line bg-surface'}`}
    >
      <DropFrame isDraggedOver={isDraggedOver} />
      <p className={`font-semibold handheld:hidden ${isSingle ? '' : 'text-lg'}`}>
        {isDraggedOver ? 'Drop to add them' : dropzoneLabel}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton
          label={isSingle ? 'Choose an image' : 'Choose files'}
          variant={isSingle ? 'secondary' : 'primary'}
          isSingle={isSingle}
          accept={accept}
          onFilesAdd={onFilesAdd}
          onIntent={onIntent}
        />
        {!hidesFolderButton && (
          <span className="handheld:hidden">
            <FileButton label="Choose a folder" isFolder onFilesAdd={onFilesAdd} onIntent={onIntent} />
          </span>
        )}
      </div>
      <p className="text-muted text-sm handheld:hidden">or paste with Ctrl+V or ⌘V</p>
    </div>
  )
}

type ButtonProps = Pick<Props, 'onFilesAdd' | 'onIntent'> & {
  label: ReactNode
  variant?: 'primary' | 'secondary'
  accept?: string
  isSingle?: true | undefined
  isFolder?: boolean
  size?: 'medium' | 'large'
  descriptionId?: string
}

export function FileButton(props: ButtonProps) {
  const { label, variant = 'secondary', accept, isSingle, isFolder, descriptionId, onFilesAdd, onIntent } = props
  const { size = isSingle ? 'medium' : 'large' } = props
  const inputProps = useFileInput(onFilesAdd)
  return (
    <label
      className={`${getButtonClass({ variant, size })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2`}
    >
      {label}
      <input
        {...inputProps}
        type="file"
        multiple={!isSingle}
        className="sr-only"
        aria-describedby={descriptionId}
        onClick={onIntent}
        onFocus={onIntent}
        {...(accept && { accept: accept.includes('image/*') ? `${accept},${extraImageExtensions}` : accept })}
        {...(isFolder && { webkitdirectory: '' })}
      />
    </label>
  )
}
