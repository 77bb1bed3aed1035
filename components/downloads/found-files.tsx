import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import { FileList, FilesSection } from './file-list'
import { FoundCard } from './found-card'
import { ImageGrid } from './image-grid'
import { type PostLinks, toZipEntry } from './linked-file'
import { Mp3Maker } from './mp3-maker'
import { ZipButton } from './zip-button'

type FilesProps = { post: FoundPost; links: PostLinks }

/** The files of a page: videos with the photos of photo posts, audio as MP3, or images. */
const fileViews = { video: VideoFiles, sound: SoundFiles, picture: PictureFiles }

export type FilesPurpose = keyof typeof fileViews

export function FoundFiles({ purpose, ...props }: FilesProps & { purpose: FilesPurpose }) {
  const Files = fileViews[purpose]
  return (
    <FoundCard post={props.post}>
      <Files {...props} />
    </FoundCard>
  )
}

function VideoFiles({ post, links }: FilesProps) {
  if (post.kind === 'photos') return <PhotoPost post={post} links={links} />
  return (
    <FilesSection title="Video files, best first">
      <FileList files={post.videos} links={links} getLabel={() => 'Download MP4'} hasBestFirst />
      <p className="mt-2 text-sm text-muted">
        H.264 plays everywhere. H.265 files are smaller but need a newer device.
      </p>
    </FilesSection>
  )
}

function PhotoPost({ post, links }: FilesProps) {
  const { pictures, sounds } = post
  return (
    <>
      <p>
        This is a photo post, so there’s no video. Here are the photos
        {sounds.length > 0 && ' and the audio'}.
      </p>
      <PostZip post={post} links={links} />
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

function PostZip({ post: { pictures, sounds, zipName }, links }: FilesProps) {
  return <ZipButton name={zipName} entries={[...pictures, ...sounds].map((file) => toZipEntry(file, links))} />
}

/** As MP3, converted in the browser if TikTok has none, or in TikTok's own format. */
function SoundFiles({ post: { sounds }, links }: FilesProps) {
  const m4aSound = sounds.find(({ format }) => format === 'm4a')
  return (
    <>
      {m4aSound && <Mp3Maker sound={m4aSound} links={links} />}
      <FilesSection title={m4aSound ? 'Original audio file' : 'Audio'}>
        <FileList files={sounds} links={links} getLabel={({ format }) => `Download ${format.toUpperCase()}`} />
      </FilesSection>
    </>
  )
}

function PictureFiles({ post, links }: FilesProps) {
  return (
    <>
      <FilesSection title={post.pictures.length === 1 ? 'Image' : 'Images'}>
        <ImageGrid images={post.pictures} links={links} />
      </FilesSection>
      {post.pictures.length > 1 && <PostZip post={post} links={links} />}
    </>
  )
}
