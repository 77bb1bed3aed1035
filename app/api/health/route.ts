import { version } from '@/package.json'

export const dynamic = 'force-dynamic'

/** Reports that the process is alive. Checks nothing else and is not logged. */
export function GET(): Response {
  const uptime = Math.round(process.uptime())
  return Response.json({ status: 'ok', version, uptime }, { headers: { 'Cache-Control': 'no-store' } })
}
