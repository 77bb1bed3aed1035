import { getReadinessHandler } from '@/app/server'
import { refuseMethods } from '@/lib/server/http/refuse-methods'

export const dynamic = 'force-dynamic'

const { refuse, options } = refuseMethods('/api/ready', 'GET, HEAD')

/** Whether a balancer should send visitors here: 200 or 503, in booleans. Not logged. */
export const GET = () => getReadinessHandler()()
export { options as OPTIONS, refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT }
