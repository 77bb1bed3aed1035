import { backend } from '@/app/server'
import { refuseMethods } from '@/lib/http/refuse-methods'
import { generateContent } from '@/lib/request/pipeline'

const { refuse, options } = refuseMethods('/api/generate-content', 'POST')

export const POST = (request: Request) => generateContent(backend(), request)
export { options as OPTIONS, refuse as DELETE, refuse as GET, refuse as HEAD, refuse as PATCH, refuse as PUT }
