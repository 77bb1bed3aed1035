import { getLimitStore } from '@/app/backend'
import { getSettings } from '@/lib/server/env'
import { createMediaLimits } from '@/lib/tiktok/media/limits'
import { serveMedia } from '@/lib/tiktok/media/serve'

async function serve(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  const { token } = await params
  const limits = createMediaLimits(getLimitStore(), getSettings())
  return serveMedia({ settings: getSettings(), limits }, request, token)
}

export { serve as GET, serve as HEAD }
