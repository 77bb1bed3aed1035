import { CopyButton } from '@/components/ui/copy-button'
import { type Role, type Roles, suggestRoles } from '@/lib/images/palette/suggest-roles'

export function RolesView({ hexes }: { hexes: readonly string[] }) {
  return (
    <section aria-labelledby="roles">
      <h3 id="roles" className="font-semibold">
        Suggested themes
      </h3>
      <p className="mt-1 text-muted text-sm">
        Text and accent colors have a contrast of at least 4.5:1. If we changed a color to get there, it says so.
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => {
          const roles = suggestRoles(hexes, theme)
          return roles && <Sample key={theme} theme={theme} roles={roles} />
        })}
      </div>
    </section>
  )
}

function Sample({ theme, roles }: { theme: 'light' | 'dark'; roles: Roles }) {
  const { background, text, accent, onAccent } = roles
  const css = [
    `--background: ${background.hex};`,
    `--text: ${text.hex};`,
    `--accent: ${accent.hex};`,
    `--on-accent: ${onAccent};`,
  ].join('\n')
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <div
        aria-hidden
        className="p-4 forced-color-adjust-none"
        style={{ backgroundColor: background.hex, color: text.hex }}
      >
        <p className="font-bold text-lg">New on Friday</p>
        <p className="text-sm">
          Six loaves, one oven, <span style={{ color: accent.hex }}>no shortcuts</span>.
        </p>
        <span
          className="mt-3 inline-block rounded-lg px-4 py-2 font-semibold text-sm"
          style={{ backgroundColor: accent.hex, color: onAccent }}
        >
          Save me one
        </span>
      </div>
      <div className="flex flex-wrap items-start gap-2 p-3 text-sm">
        <ul className="min-w-0 grow basis-44 space-y-1">
          <RoleLine label="Background" role={background} />
          <RoleLine label="Text" role={text} />
          <RoleLine label="Accent" role={accent} />
        </ul>
        <CopyButton text={css} name={`Copy the ${theme} theme’s roles as CSS`} />
      </div>
    </div>
  )
}

function RoleLine({ label, role: { hex, originalHex } }: { label: string; role: Role }) {
  return (
    <li>
      {label} <strong>{hex.toUpperCase()}</strong>
      {originalHex && <span className="text-muted">, changed from {originalHex.toUpperCase()}</span>}
    </li>
  )
}
