import { getIconId } from '@/components/ui/icon-id'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getSearchEntries } from '@/content/catalog/search-entries'

export const dynamic = 'force-static'

/** The icons of all tools and pages in one file: lists of tools and the search show each by its name and carry none themselves. */
export async function GET() {
  // Next refuses it where it is imported at the top, as a page would send it along.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const names = [...new Set(getSearchEntries().map(({ icon }) => icon))]
  const sheet = (
    <svg xmlns="http://www.w3.org/2000/svg">
      {names.map((name) => (
        <symbol key={name} id={getIconId(name)}>
          <ToolIcon name={name} size={20} />
        </symbol>
      ))}
    </svg>
  )
  return new Response(renderToStaticMarkup(sheet), { headers: { 'Content-Type': 'image/svg+xml' } })
}
