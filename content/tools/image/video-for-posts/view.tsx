import { lazy, Suspense } from 'react'
import { FileErrors } from '@/components/editor/file-errors'
import { DropBox } from '@/components/files/drop-box'
import { DropFrame, useIncomingFiles } from '@/components/files/receive-files'
import { importWithRetry } from '@/components/loading/deferred-import'
import { BytesSent } from '@/components/ui/bytes-sent'
import { EmptyPane } from '@/components/ui/empty-pane'
import { acceptedTypes } from './clips'
import { useProject } from './use-project'

const VideoEditor = lazy(importWithRetry(() => import('./video-editor')))

export default function VideoForPosts() {
  const project = useProject()
  const { selectedClip, finishedVideo, openingCount, fileErrors, addFiles, clearFileErrors } = project
  const { isDraggedOver } = useIncomingFiles(addFiles, 'video-for-posts')
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
          onFilesAdd={addFiles}
        />
      )}
      <BytesSent />
      <FileErrors fileErrors={fileErrors} onClear={clearFileErrors} />
      <p role="status" className="text-muted text-sm empty:hidden">
        {openingCount > 0 && `Opening ${openingCount} ${openingCount === 1 ? 'file' : 'files'}…`}
      </p>
      {selectedClip || finishedVideo ? (
        <Suspense fallback={<EmptyPane />}>
          <VideoEditor project={project} />
        </Suspense>
      ) : (
        <EmptyPane text="Your video shows up here." />
      )}
    </div>
  )
}
