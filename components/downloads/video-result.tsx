import { FileList, FilesSection } from './file-list'
import { FoundCard } from './found-card'
import { ImageGrid } from './image-grid'
import type { FilesProps } from './use-found-post'
import { ZipButton } from './zip-button'

function PhotoPost({ post, links }: FilesProps) {
  const { pictures, sounds, zipName } = post
  return (
    <>
      <p>
        This is a photo post, so there’s no video. Here are its pictures
        {sounds.length > 0 && ' and its sound'}.
      </p>
      <ZipButton name={zipName} files={[...pictures, ...sounds]} links={links} />
      <FilesSection title="Pictures">
        <ImageGrid images={pictures} links={links} />
      </FilesSection>
      {sounds.length > 0 && (
        <FilesSection title="Sound">
          <FileList files={sounds} links={links} getLabel={() => 'Save'} />
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
          <p className="mt-2 text-sm text-muted">H.264 plays everywhere. H.265 needs a newer device.</p>
        </FilesSection>
      )}
    </FoundCard>
  )
}
