import { FileLink } from './file-link'
import { FileRow } from './file-row'
import type { FilesProps } from './files-props'
import { FilesSection } from './files-section'
import { FoundCard } from './found-card'
import { PhotoPost } from './photo-post'

/** A video in every quality that TikTok offers, best first; of a photo post its pictures. */
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
