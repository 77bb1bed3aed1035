import { handleShare } from '@/lib/server/http/handle-share'
import { refuseMethods } from '@/lib/server/http/refuse-methods'

const { refuse, options } = refuseMethods('/api/share', 'POST')

export const POST = handleShare
export { options as OPTIONS, refuse as DELETE, refuse as GET, refuse as HEAD, refuse as PATCH, refuse as PUT }
