import type { LookupTarget } from '../target'
import { DownloadTool } from './download-tool'

const load = () => import('./thumbnail-result')

export default function ThumbnailDownload({ tool }: { tool: LookupTarget }) {
  return (
    <DownloadTool
      tool={tool}
      button="Get thumbnail"
      hint="In TikTok: Share, then Copy link. Links from vm.tiktok.com work too."
      load={load}
    />
  )
}
