import { getReadinessHandler } from '@/app/server'

export const dynamic = 'force-dynamic'

/** Whether a balancer should send visitors here: 200 or 503, in booleans. Not logged. */
export const GET = () => getReadinessHandler()()
