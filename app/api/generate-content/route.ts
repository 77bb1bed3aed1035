import { getBackend } from '@/app/server'
import { generateContent } from '@/lib/generate/pipeline'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'

const { refuse, options } = refuseOtherMethods('/api/generate-content', 'POST')

export const POST = (request: Request) => generateContent(getBackend(), request)
export { options as OPTIONS, refuse as DELETE, refuse as GET, refuse as HEAD, refuse as PATCH, refuse as PUT }
