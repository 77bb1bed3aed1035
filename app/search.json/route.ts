import { getSearchEntries } from '@/content/catalog'

export const dynamic = 'force-static'

export function GET() {
  return Response.json(getSearchEntries())
}
