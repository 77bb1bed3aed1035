import { FileList, FilesSection } from './file-list'
import { FoundCard } from './found-card'
import { ImageGrid } from './image-grid'
import { toZipEntry } from './linked-file'
import type { FilesProps } from './use-found-post'
import { ZipButton } from './zip-button'

function PhotoPost({ post, links }: FilesProps) {
  const { pictures, sounds, zipName } = post
  return (
    <>
      <p>
        This is a photo post, so there’s no video. Here are the photos
        {sounds.length > 0 && ' and the audio'}.
      </p>
      <ZipButton name={zipName} entries={[...pictures, ...sounds].map((file) => toZipEntry(file, links))} />
      <FilesSection title="Photos">
        <ImageGrid images={pictures} links={links} />
      </FilesSection>
      {sounds.length > 0 && (
        <FilesSection title="Audio">
          <FileList files={sounds} links={links} getLabel={() => 'Download'} />
        </FilesSection>
      )}
    </>
  )
}

export function Result({ post, links }: FilesProps) {
  return (
    <FoundCard post={post}>
      {post.kind === 'photos' ? (
        <PhotoPost post={post} links={links} />
      ) : (
        <FilesSection title="Video files, best first">
          <FileList files={post.videos} links={links} getLabel={() => 'Download MP4'} hasBestFirst />
          <p className="mt-2 text-sm text-muted">
            H.264 plays everywhere. H.265 files are smaller but need a newer device.
          </p>
        </FilesSection>
      )}
    </FoundCard>
  )
}
