/** Links to the tools, shown without JavaScript. */
export function QuickLinks({ tools }: { tools: readonly { label: string; path: string }[] }) {
  return (
    <noscript>
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {tools.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-11 items-center font-semibold underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
