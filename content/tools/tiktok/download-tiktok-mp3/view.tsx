import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerTarget } from '@/lib/tool/target'

const load = () => import('@/components/downloads/mp3-result')

export default function Mp3Download({ tool }: { tool: ServerTarget }) {
  return (
    <DownloadTool
      tool={tool}
      button="Get audio"
      hint="Paste the link. The MP3 is made in your browser."
      empty="Your MP3 appears here."
      load={load}
    />
  )
}
