import { getSearchEntries } from '@/content/catalog/search-entries'

export const dynamic = 'force-static'

export function GET() {
  return Response.json(getSearchEntries())
}
