import { FileLink, FileRow, FilesSection } from './file-list'
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
          <ul className="mt-1 divide-y divide-line">
            {sounds.map((file) => (
              <FileRow key={file.name} file={file}>
                <FileLink file={file} links={links} label="Save" />
              </FileRow>
            ))}
          </ul>
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
          <ul className="mt-1 divide-y divide-line">
            {post.videos.map((file, index) => (
              <FileRow key={file.name} file={file}>
                <FileLink
                  file={file}
                  links={links}
                  label="Download MP4"
                  variant={index === 0 ? 'primary' : 'secondary'}
                />
              </FileRow>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">H.264 plays everywhere. H.265 needs a newer device.</p>
        </FilesSection>
      )}
    </FoundCard>
  )
}
