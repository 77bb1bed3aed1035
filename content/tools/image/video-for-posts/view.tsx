import { lazy, Suspense } from 'react'
import { FileErrors } from '@/components/editor/file-errors'
import { DropBox } from '@/components/files/drop-box'
import { DropFrame, useIncomingFiles } from '@/components/files/receive-files'
import { importWithRetry } from '@/components/loading/deferred-import'
import { BytesSent } from '@/components/ui/bytes-sent'
import { EmptyPane } from '@/components/ui/empty-pane'
import { acceptedTypes } from './clips'
import { useProject } from './use-project'

const loadEditor = importWithRetry(() => import('./video-editor'))
const VideoEditor = lazy(loadEditor)

const requestNames = {
  '/api/bot-check': 'our bot check',
  '/altcha/pbkdf2.js': 'our bot check',
  'https://challenges.cloudflare.com': 'Cloudflare’s bot check',
  '/api/transcribe-file': 'our speech-to-text service (it gets your audio, never your video)',
}

export default function VideoForPosts() {
  const project = useProject()
  const { selectedClip, finishedVideo, openingCount, fileErrors, addFiles, clearFileErrors } = project
  const { isDraggedOver } = useIncomingFiles(openFiles, 'video-for-posts')

  /** The editor loads while the files open. */
  function openFiles(files: readonly File[]) {
    loadEditor().catch(() => {})
    addFiles(files)
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {selectedClip ? (
        <DropFrame isDraggedOver={isDraggedOver} />
      ) : (
        <DropBox
          dropzoneLabel="Drop videos or GIFs anywhere"
          accept={acceptedTypes}
          hidesFolderButton
          isDraggedOver={isDraggedOver}
          onFilesAdd={openFiles}
        />
      )}
      <BytesSent names={requestNames} />
      <FileErrors fileErrors={fileErrors} onClear={clearFileErrors} />
      <p role="status" className="text-muted text-sm empty:hidden">
        {openingCount > 0 && `Opening ${openingCount} ${openingCount === 1 ? 'file' : 'files'}…`}
      </p>
      {selectedClip || finishedVideo ? (
        <Suspense fallback={<p className="text-muted text-sm">Opening the editor…</p>}>
          <VideoEditor project={project} />
        </Suspense>
      ) : (
        <EmptyPane text="Your video shows up here." />
      )}
    </div>
  )
}
