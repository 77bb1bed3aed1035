import { FileList, FilesSection } from './file-list'
import { FoundCard } from './found-card'
import { Mp3Maker } from './mp3-maker'
import type { FilesProps } from './use-found-post'

/** Audio of a post: as MP3, converted in the browser if TikTok has none, or in TikTok's own format. */
export function Result({ post, links }: FilesProps) {
  const m4aSound = post.sounds.find(({ format }) => format === 'm4a')
  return (
    <FoundCard post={post}>
      {m4aSound && <Mp3Maker sound={m4aSound} links={links} />}
      <FilesSection title={m4aSound ? 'Original audio file' : 'Audio'}>
        <FileList files={post.sounds} links={links} getLabel={({ format }) => `Download ${format.toUpperCase()}`} />
      </FilesSection>
    </FoundCard>
  )
}
