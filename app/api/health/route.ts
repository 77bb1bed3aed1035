import { version } from '@/package.json'

export const dynamic = 'force-dynamic'

/** Reports that the process is alive, without other checks. Requests to this route are not logged. */
export function GET(): Response {
  const uptimeSeconds = Math.round(process.uptime())
  return Response.json({ status: 'ok', version, uptime: uptimeSeconds }, { headers: { 'Cache-Control': 'no-store' } })
}
