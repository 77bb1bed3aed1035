import { getReadinessHandler } from '@/app/server'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'

export const dynamic = 'force-dynamic'

const { refuse, options } = refuseOtherMethods('/api/ready', 'GET, HEAD')

/** Whether a balancer should send visitors here: 200 or 503, in booleans. Not logged. */
export const GET = () => getReadinessHandler()()
export { options as OPTIONS, refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT }
