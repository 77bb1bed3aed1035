import { useLazyModule } from '@/components/loading/lazy-module'
import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { LoadResultModule, PostLinks } from './use-found-post'

export const stageLabels = { resolving: 'Looking up the post on TikTok…' }

type Props = {
  flow: ServerFlow<FoundPost>
  post: FoundPost | null
  links: PostLinks
  loadResultModule: LoadResultModule
}

export function DownloadResult({ flow, post, links, loadResultModule }: Props) {
  const isWorking = isBusy(flow.phase)
  const resultModule = useLazyModule(loadResultModule, isWorking || post !== null)
  return (
    <>
      <RunStatus flow={flow} stageLabels={stageLabels} finishedMessage="Found it. The files are ready." isAboveResult />
      {post && resultModule.status === 'loaded' && (
        <resultModule.module.Result key={post.url} post={post} links={links} />
      )}
      {post && resultModule.status === 'failed' && (
        <p className="text-danger">{buildNotOpenedMessage('The list of files')}</p>
      )}
    </>
  )
}
