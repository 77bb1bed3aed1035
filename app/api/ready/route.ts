import { getReadinessHandler } from '@/app/backend'

export const dynamic = 'force-dynamic'

/** Responds with 200 if a load balancer should send traffic here, otherwise with 503. Not logged. */
export const GET = () => getReadinessHandler()()
