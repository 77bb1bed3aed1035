import type { LookupTarget } from '../target'
import { DownloadTool } from './download-tool'

const load = () => import('./video-result')

export default function VideoDownload({ tool }: { tool: LookupTarget }) {
  return (
    <DownloadTool
      tool={tool}
      button="Get video"
      hint="The link of a public post, as TikTok’s Copy link gives it."
      load={load}
    />
  )
}
