import { FilesSection } from './file-list'
import { FoundCard } from './found-card'
import { ImageGrid } from './image-grid'
import { toZipEntry } from './linked-file'
import type { FilesProps } from './use-found-post'
import { ZipButton } from './zip-button'

export function Result({ post, links }: FilesProps) {
  const { pictures, zipName } = post
  return (
    <FoundCard post={post}>
      <FilesSection title={pictures.length === 1 ? 'Image' : 'Images'}>
        <ImageGrid images={pictures} links={links} />
      </FilesSection>
      {pictures.length > 1 && <ZipButton name={zipName} entries={pictures.map((file) => toZipEntry(file, links))} />}
    </FoundCard>
  )
}
