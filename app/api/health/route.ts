import { version } from '@/package.json'

export const dynamic = 'force-dynamic'

/** Reports that the process is alive, without other checks. Requests to this route are not logged. */
export function GET(): Response {
  const uptime = Math.round(process.uptime())
  return Response.json({ status: 'ok', version, uptime }, { headers: { 'Cache-Control': 'no-store' } })
}
