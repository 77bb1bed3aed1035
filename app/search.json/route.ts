import { getSearchEntries } from '@/content/catalog/search-entries'

export const dynamic = 'force-static'

/** The list of tools that the search fetches when it is first opened. */
export function GET() {
  return Response.json(getSearchEntries())
}
