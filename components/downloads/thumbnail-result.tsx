import type { FilesProps } from './files-props'
import { FilesSection } from './files-section'
import { FoundCard } from './found-card'
import { ImageGrid } from './image-grid'
import { ZipButton } from './zip-button'

/** A post's cover and its other images on TikTok. */
export function Result({ post, links }: FilesProps) {
  const { pictures, zipName } = post
  return (
    <FoundCard post={post}>
      <FilesSection title={pictures.length === 1 ? 'Picture' : 'Pictures'}>
        <ImageGrid images={pictures} links={links} />
      </FilesSection>
      {pictures.length > 1 && <ZipButton name={zipName} files={pictures} links={links} />}
    </FoundCard>
  )
}
