import { getIconId } from '@/components/ui/tile'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getSearchEntries } from '@/content/catalog'

export const dynamic = 'force-static'

/** Returns the icons of all tools and pages as one SVG sheet. Tool lists and the search refer to icons by name. */
export async function GET() {
  // Next.js rejects a top-level import because it would bundle the module with a page.
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
