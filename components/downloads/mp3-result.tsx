import { FileLink } from './file-link'
import { FileRow } from './file-row'
import type { FilesProps } from './files-props'
import { FilesSection } from './files-section'
import { FoundCard } from './found-card'
import { Mp3Maker } from './mp3-maker'

/** What can be heard of a post: as MP3, made here where TikTok has none, or as TikTok keeps it. */
export function Result({ post, links }: FilesProps) {
  const source = post.sounds.find(({ format }) => format === 'm4a')
  return (
    <FoundCard post={post}>
      {source && <Mp3Maker sound={source} links={links} />}
      <FilesSection title={source ? 'The original sound file' : 'Sound'}>
        <ul className="mt-1 divide-y divide-line">
          {post.sounds.map((sound) => (
            <FileRow key={sound.name} file={sound}>
              <FileLink file={sound} links={links} label={`Save as ${sound.format.toUpperCase()}`} />
            </FileRow>
          ))}
        </ul>
      </FilesSection>
    </FoundCard>
  )
}
