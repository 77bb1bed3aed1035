import { answerShare } from '@/lib/server/http/answer-share'
import { refuseMethods } from '@/lib/server/http/refuse-methods'

const { refuse, options } = refuseMethods('/api/share', 'POST')

export const POST = answerShare
export { options as OPTIONS, refuse as DELETE, refuse as GET, refuse as HEAD, refuse as PATCH, refuse as PUT }
