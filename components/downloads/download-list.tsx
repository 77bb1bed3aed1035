import type { FoundPost, FoundSound } from '@/lib/tiktok/downloads/found-post'
import { type FilesPurpose, FoundFiles, stageLabels } from './found-files'
import { LinkList, type LinkListProps } from './link-list'
import { fetchLinkedFile, toZipEntry, type ZipEntry } from './linked-file'
import type { PostLinks } from './use-found-post'
import type { LinkQueueControl } from './use-link-queue'

export { describeLinks } from './link-list'

const createPostLinks = (link: string, { getItem, rerun }: LinkQueueControl<FoundPost>): PostLinks => ({
  getLatestLookup() {
    const item = getItem(link)
    return { post: item?.parts[0] ?? null, arrivedAt: item?.arrivedAt ?? 0 }
  },
  async renewLinks() {
    const item = await rerun(link)
    return item?.state === 'ready' ? (item.parts[0] ?? null) : null
  },
})

const toMp3ZipEntry = (sound: FoundSound, links: PostLinks): ZipEntry => ({
  name: sound.name.replace(/\.m4a$/, '.mp3'),
  async load(signal) {
    const { convertToMp3 } = await import('@/lib/audio/encode/run-audio-job')
    return convertToMp3(await fetchLinkedFile(sound, links, { signal }), { ...sound, bitrate: 128_000 }, { signal })
  },
})

/** The best video, all images, and all audio as MP3. */
const listZipEntries = ({ videos, pictures, sounds }: FoundPost, links: PostLinks): ZipEntry[] => [
  ...[...videos.slice(0, 1), ...pictures].map((file) => toZipEntry(file, links)),
  ...sounds.map((sound) => (sound.format === 'm4a' ? toMp3ZipEntry : toZipEntry)(sound, links)),
]

type Props = LinkListProps<FoundPost> & { purpose: FilesPurpose }

export function DownloadList({ purpose, ...props }: Props) {
  return (
    <LinkList
      {...props}
      stageLabels={stageLabels}
      resultLabel="Files"
      zipName="tiktok-downloads.zip"
      getResult={({ link, parts: [post] }, queueControl) => {
        if (!post) return null
        const links = createPostLinks(link, queueControl)
        const view = <FoundFiles post={post} links={links} purpose={purpose} />
        return { view, zipEntries: listZipEntries(post, links) }
      }}
    />
  )
}
