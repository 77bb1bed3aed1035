import type { ReactNode } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { useFileInput } from '@/components/ui/use-file-input'
import { DropFrame } from './drop-frame'

type Props = {
  dropzoneLabel: string
  /** For the file chooser; pictures where left out. The bytes decide in the end. */
  accept?: string
  isDraggedOver: boolean
  /** One picture, beside other inputs. */
  isSingle?: true
  /** One file or a few make the work, so no folder of them is asked for. */
  hidesFolderButton?: boolean | undefined
  /** How its parts are laid out where there is room. */
  className?: string
  onFilesAdd: (files: readonly File[]) => void
  /** The visitor means to use the tool: time to load what it needs. */
  onIntent?: (() => void) | undefined
}

/** Pictures that a browser, or the system that it asks, may not know as such by their MIME type. */
export const extraImageExtensions = '.heic,.heif,.avif,.jxl'

/** Where files go in. It works as a plain file input before the page's code has arrived. */
export function DropBox({
  dropzoneLabel,
  accept = 'image/*',
  isDraggedOver,
  isSingle,
  hidesFolderButton = isSingle,
  className = 'sm:p-8',
  onFilesAdd,
  onIntent,
}: Props) {
  return (
    <div
      className={`flex flex-col items-center gap-3 rounded-xl border-2 border-dashed p-4 text-center ${isSingle ? '' : className} ${isDraggedOver ? 'border-accent bg-raised' : 'border-field-line bg-surface'}`}
    >
      <DropFrame isDraggedOver={isDraggedOver} />
      <p className={`font-semibold pointer-coarse:hidden ${isSingle ? '' : 'text-lg'}`}>
        {isDraggedOver ? 'Drop to add them' : dropzoneLabel}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton
          label={isSingle ? 'Choose a picture' : 'Choose files'}
          variant={isSingle ? 'secondary' : 'primary'}
          isSingle={isSingle}
          accept={`${accept},${extraImageExtensions}`}
          onFilesAdd={onFilesAdd}
          onIntent={onIntent}
        />
        {!hidesFolderButton && (
          <span className="pointer-coarse:hidden">
            <FileButton label="Choose a folder" isFolder onFilesAdd={onFilesAdd} onIntent={onIntent} />
          </span>
        )}
      </div>
      <p className="text-muted text-sm pointer-coarse:hidden">or paste one with Ctrl+V or ⌘V</p>
    </div>
  )
}

type ButtonProps = Pick<Props, 'onFilesAdd' | 'onIntent'> & {
  label: ReactNode
  variant?: 'primary' | 'secondary'
  accept?: string
  isSingle?: true | undefined
  isFolder?: boolean
}

/** Files by the browser's own chooser, where nothing is dropped. */
export function FileButton({
  label,
  variant = 'secondary',
  accept,
  isSingle,
  isFolder,
  onFilesAdd,
  onIntent,
}: ButtonProps) {
  const inputProps = useFileInput(onFilesAdd)
  return (
    <label
      className={`${getButtonClass({ variant, size: isSingle ? 'medium' : 'large' })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2`}
    >
      {label}
      <input
        {...inputProps}
        type="file"
        multiple={!isSingle}
        className="sr-only"
        onClick={onIntent}
        onFocus={onIntent}
        {...(accept && { accept })}
        {...(isFolder && { webkitdirectory: '' })}
      />
    </label>
  )
}
