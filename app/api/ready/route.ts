import { getReadinessHandler } from '@/app/server'

export const dynamic = 'force-dynamic'

/** Whether a load balancer should send traffic here: 200 or 503 with booleans. Not logged. */
export const GET = () => getReadinessHandler()()
