import { getLimitStore } from '@/app/server'
import { getSettings } from '@/lib/server/env'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'
import { createMediaLimits } from '@/lib/tiktok/media/limits'
import { serveMedia } from '@/lib/tiktok/media/serve'

const { refuse, options } = refuseOtherMethods('/api/media', 'GET, HEAD')

async function serve(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  const { token } = await params
  const limits = createMediaLimits(getLimitStore(), getSettings())
  return serveMedia({ settings: getSettings(), limits }, request, token)
}

export {
  options as OPTIONS,
  refuse as DELETE,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
  serve as GET,
  serve as HEAD,
}
