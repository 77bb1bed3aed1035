import { handleShare } from '@/lib/server/http/handle-share'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'

const { refuse, options } = refuseOtherMethods('/api/share', 'POST')

export const POST = handleShare
export { options as OPTIONS, refuse as DELETE, refuse as GET, refuse as HEAD, refuse as PATCH, refuse as PUT }
