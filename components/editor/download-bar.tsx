import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyImage } from '@/components/ui/copy-image'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { notifyError } from '@/components/ui/notify'
import { RadioChip } from '@/components/ui/radio-chip'
import { saveBlob } from '@/components/ui/save-blob'
import { linkTooLongMessage } from '@/lib/core/errors/image-notices'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import type { OutputFile } from '@/lib/tool/files-tool'
import type { Editor } from './editor'
import type { ImageFileType } from './encode-drawing'
import { encodeTemplateHash } from './template-link'

type Props<Scene> = {
  editor: Editor<Scene>
  /** Base name of the files, such as `thumbnail`. */
  fileNameStem: string
  fileTypes: readonly [ImageFileType, ...ImageFileType[]]
  /** 0 means no limit. */
  maxBytes?: number
  /** Why there is no drawing to download yet. */
  emptyReason?: string
  /** Appears once the drawing is downloaded, copied or sent, until it changes. */
  reminder?: ReactNode
  /** Buttons of the tool, before and after those of the file types. Their messages appear below the bar. */
  renderLead?: (showMessage: ShowMessage) => ReactNode
  children?: (showMessage: ShowMessage) => ReactNode
}

/** The message disappears when the drawing changes. */
export type ShowMessage = (text: string) => void

const fileTypeLabels = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' } as const

const loadSendFile = () => import('@/components/files/send-file')

const nextTool = { type: 'image-compressor', name: 'Image Compressor', path: '/image-tools/image-compressor' }

export function DownloadBar<Scene>(props: Props<Scene>) {
  const { editor, fileNameStem, fileTypes, maxBytes = 0, emptyReason = '', reminder, renderLead, children } = props
  const { drawing, family, images, hasAllImages, isReady, tool, scene } = editor
  const canDownload = isReady && hasAllImages && drawing !== null
  const [selectedFileType, setSelectedFileType] = useState<ImageFileType>(fileTypes[0])
  const [message, setMessage] = useState<{ text: string; drawing: typeof drawing }>({ text: '', drawing: null })
  const showMessage: ShowMessage = (text) => setMessage({ text, drawing })
  const messageText = message.drawing === drawing ? message.text : ''
  const [canShare, setCanShare] = useState(false)
  useEffect(() => {
    const testFile = new File([], 'image.png', { type: 'image/png' })
    setCanShare(navigator.canShare?.({ files: [testFile] }) ?? false)
  }, [])

  async function createFileAndRun(handleFile: (file: OutputFile) => unknown, fileType = selectedFileType) {
    if (!drawing || !canDownload) return
    showMessage('')
    try {
      const { encodeDrawing } = await import('./encode-drawing')
      const file = await encodeDrawing(
        { drawing, family, images },
        { fileNameStem, type: fileType, maxBytes: fileType === selectedFileType ? maxBytes : 0 },
      )
      await handleFile(file)
    } catch (error) {
      if (error instanceof Error && error.name === 'ImageError') showMessage(error.message)
      else notifyError(fileNotSavedNotice)
    }
  }
  const download = () =>
    createFileAndRun(({ name, blob, note }) => {
      saveBlob(name, blob)
      showMessage(note)
    })
  const share = () =>
    createFileAndRun(async ({ name, blob }) => {
      const { shareFile } = await loadSendFile()
      await shareFile(new File([blob], name, { type: blob.type }))
    })
  const sendToNextTool = () =>
    createFileAndRun(async ({ name, blob }) => (await loadSendFile()).sendToTool(nextTool, name, blob))
  const copy = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    copyImage(promise)
    createFileAndRun(({ blob }) => resolve(blob), 'png').finally(reject)
  }
  const copyLink = () => {
    const hash = encodeTemplateHash(tool.stripImages(scene))
    if (hash === null) return showMessage(linkTooLongMessage)
    showMessage('')
    copyWithNotice(location.origin + location.pathname + hash)
  }

  const actions = [
    { label: 'Copy image', onPress: copy },
    ...(canShare ? [{ label: 'Share', onPress: share }] : []),
    { label: `Use in ${nextTool.name}`, onPress: sendToNextTool },
  ]
  return (
    <>
      <div className="fade-edge -ml-1 flex gap-1 whitespace-nowrap p-1 pe-8 *:shrink-0">
        {renderLead?.(showMessage)}
        <Button variant="primary" disabled={!canDownload} onClick={download}>
          <Download className="size-4" />
          Download {fileTypeLabels[selectedFileType]}
        </Button>
        <fieldset className="flex gap-1">
          <legend className="sr-only">File type</legend>
          {fileTypes.map((fileType) => (
            <RadioChip
              key={fileType}
              name={`${tool.type}-file-type`}
              checked={fileType === selectedFileType}
              onChange={() => setSelectedFileType(fileType)}
            >
              {fileTypeLabels[fileType]}
            </RadioChip>
          ))}
        </fieldset>
        {children?.(showMessage)}
        {actions.map(({ label, onPress }) => (
          <Button key={label} variant="quiet" disabled={!canDownload} onClick={onPress}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={copyLink}>
          Copy link
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {messageText || (drawing === null && emptyReason)}
      </p>
      {drawing && message.drawing === drawing && reminder}
    </>
  )
}
