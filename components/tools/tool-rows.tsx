import { getIconPath } from '@/components/ui/icon-id'
import { Tile } from '@/components/ui/tile'
import type { ToolListGroup } from './tool-list'

/** The tools of one group, a row each. */
export function ToolRows({ id, label, path, tools }: ToolListGroup) {
  return (
    <section data-group={id} aria-labelledby={`group-${id}`} className="mt-8 first-of-type:mt-4">
      <h2 id={`group-${id}`} className="font-bold text-section">
        {path ? (
          <a href={path} className="underline-offset-4 hover:underline">
            {label}
          </a>
        ) : (
          label
        )}
      </h2>
      <ul className="mt-3 grid gap-2 md:grid-cols-2">
        {tools.map((tool) => (
          <li
            key={tool.path}
            className="relative flex items-center gap-3 rounded-xl border border-line bg-surface p-3 hover:border-field-line"
          >
            <Tile>
              <svg aria-hidden className="size-5">
                <use href={getIconPath(tool.icon)} />
              </svg>
            </Tile>
            <div className="min-w-0">
              <h3 className="font-semibold leading-snug">
                <a href={tool.path} className="after:absolute after:inset-0 after:rounded-xl">
                  {tool.name}
                </a>
              </h3>
              <p className="mt-0.5 text-muted text-sm">{tool.card}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
