import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import { useLoaded } from '@/components/run/use-loaded'
import type { ServerRun } from '@/components/run/use-server-run'
import { notOpened } from '@/lib/errors/page'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { LoadResult } from './files-props'
import { useFoundPost } from './use-found-post'

const stages = { resolving: 'Looking up the post on TikTok…' }

/** What is going on, and the post that was found. Fetched once a link stands in the box. */
export function Outcome({ flow, load }: { flow: ServerRun<FoundPost>; load: LoadResult }) {
  const { post, links } = useFoundPost(flow)
  const working = isBusy(flow.phase)
  const result = useLoaded(load, working || post !== null)

  return (
    <>
      <RunStatus flow={flow} stages={stages} finished="Found it. The files are below." />
      {(working || post) && (
        <div className="mt-6 min-h-96" aria-busy={working}>
          {post && result.status === 'loaded' && (
            <result.module.Result key={post.url} post={post} links={links} />
          )}
          {result.status === 'failed' && <p className="text-danger">{notOpened('The list of files')}</p>}
        </div>
      )}
    </>
  )
}
