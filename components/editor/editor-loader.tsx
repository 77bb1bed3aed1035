import { type ComponentType, useState } from 'react'
import { DropBox } from '@/components/files/drop-box'
import { useDropAndPaste } from '@/components/files/receive-files'
import { useHandoff } from '@/components/files/use-handoff'
import { useLazyModule } from '@/components/loading/lazy-module'
import { BytesSent } from '@/components/ui/bytes-sent'
import { InlineNotice } from '@/components/ui/inline-notice'
import { textNotices } from '@/lib/core/errors/text-notices'

type EditorPane = ComponentType<{ incomingFiles: readonly File[]; onFilesImported: () => void }>

type Props = {
  type: string
  loadPane: () => Promise<{ default: EditorPane }>
  dropzoneLabel: string
  accept: string
  hidesFolderButton?: true
}

/** Accepts files dropped anywhere on the page. Loads the editor as soon as this component is mounted. */
export function EditorLoader({ type, loadPane, dropzoneLabel, accept, hidesFolderButton }: Props) {
  const paneModule = useLazyModule(loadPane, true)
  const [incomingFiles, setIncomingFiles] = useState<readonly File[]>([])
  const addFiles = (files: readonly File[]) => setIncomingFiles((previousFiles) => [...previousFiles, ...files])
  const { isDraggedOver } = useDropAndPaste(addFiles)
  useHandoff(type, (file) => addFiles([file]))
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <DropBox
          className="lg:flex-row lg:justify-center lg:gap-6"
          dropzoneLabel={dropzoneLabel}
          accept={accept}
          hidesFolderButton={hidesFolderButton}
          isDraggedOver={isDraggedOver}
          onFilesAdd={addFiles}
        />
        <BytesSent />
      </div>
      <div className="min-h-svh">
        {paneModule.status === 'loaded' && (
          <paneModule.module.default incomingFiles={incomingFiles} onFilesImported={() => setIncomingFiles([])} />
        )}
        {paneModule.status === 'failed' && <InlineNotice {...textNotices.no_pane} />}
      </div>
    </div>
  )
}
