import { FileLink } from './file-link'
import { FileRow } from './file-row'
import type { FilesProps } from './files-props'
import { FilesSection } from './files-section'
import { ImageGrid } from './image-grid'
import { ZipButton } from './zip-button'

/** A slideshow has no video file: its pictures, and the sound under them. */
export function PhotoPost({ post, links }: FilesProps) {
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
