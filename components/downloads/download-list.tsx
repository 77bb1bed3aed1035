import type { FoundPost, FoundSound } from '@/lib/tiktok/downloads/found-post'
import { type FilesPurpose, FoundFiles } from './found-files'
import { LinkList } from './link-list'
import { fetchLinkedFile, getMp3Name, type PostLinks, toZipEntry, type ZipEntry } from './linked-file'
import type { LinkFlow } from './use-link-flow'

export { describeLinks, submitLinks } from './link-list'

const toMp3ZipEntry = (sound: FoundSound, links: PostLinks): ZipEntry => ({
  name: getMp3Name(sound),
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

type Props = { list: LinkFlow<FoundPost>; purpose: FilesPurpose }

export function DownloadList({ list, purpose }: Props) {
  return (
    <LinkList
      list={list}
      status={{
        stageLabels: { resolving: 'Looking up the post on TikTok…' },
        finishedMessage: 'Found it. The files are ready.',
      }}
      resultLabel="Files"
      zipName="tiktok-downloads.zip"
      getResult={({ job, parts: [post] }, { getItem, rerun }) => {
        if (!post) return { view: null, zipEntries: [] }
        const links = { getItem: () => getItem(job), rerun: () => rerun(job) }
        const view = <FoundFiles post={post} links={links} purpose={purpose} />
        return { view, zipEntries: listZipEntries(post, links) }
      }}
    />
  )
}
