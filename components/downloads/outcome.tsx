import { useMemo } from 'react'
import { isWorking } from '@/components/run/lookup-state'
import { LookupStatus } from '@/components/run/lookup-status'
import { useLoaded } from '@/components/run/use-loaded'
import type { LookupFlow } from '@/components/run/use-lookup'
import { notOpened } from '@/lib/errors/page'
import { readFoundPost } from '@/lib/tiktok/downloads/found-post'
import type { LoadResult } from './files-props'
import { useFoundPost } from './use-found-post'

const stages = { resolving: 'Looking the post up on TikTok…' }

/** What is going on, and the post that was found. Fetched once a link stands in the box. */
export function Outcome({ flow, load }: { flow: LookupFlow; load: LoadResult }) {
  const { phase, parts: sent, again } = flow
  const parts = useMemo(() => sent.flatMap((part) => readFoundPost(part) ?? []), [sent])
  const { post, links } = useFoundPost({ phase, parts, again })
  const working = isWorking(phase)
  const result = useLoaded(load, working || post !== null)

  return (
    <>
      <LookupStatus flow={flow} stages={stages} finished="The post was found. Its files are below." />
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
