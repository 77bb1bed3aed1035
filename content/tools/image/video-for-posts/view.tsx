import { lazy, Suspense } from 'react'
import { FileErrors } from '@/components/editor/file-errors'
import { DropBox } from '@/components/files/drop-box'
import { DropFrame, useIncomingFiles } from '@/components/files/receive-files'
import { importWithRetry } from '@/components/loading/deferred-import'
import { BytesSent } from '@/components/ui/bytes-sent'
import { EmptyPane } from '@/components/ui/empty-pane'
import { acceptedTypes } from './clips'
import { useClips } from './use-clips'

const VideoEditor = lazy(importWithRetry(() => import('./video-editor')))

const emptyPane = <EmptyPane text="Your video shows up here." />

export default function VideoForPosts() {
  const clips = useClips()
  const { isDraggedOver } = useIncomingFiles(clips.addFiles, 'video-for-posts')
  const { selectedClip, hasOpenedClip, openingCount, fileErrors, clearFileErrors } = clips
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
          onFilesAdd={clips.addFiles}
        />
      )}
      <BytesSent />
      <FileErrors fileErrors={fileErrors} onClear={clearFileErrors} />
      <p role="status" className="text-muted text-sm empty:hidden">
        {openingCount > 0 && `Opening ${openingCount} ${openingCount === 1 ? 'file' : 'files'}…`}
      </p>
      <Suspense fallback={emptyPane}>
        {hasOpenedClip ? <VideoEditor clipList={clips} emptyPane={emptyPane} /> : emptyPane}
      </Suspense>
    </div>
  )
}
