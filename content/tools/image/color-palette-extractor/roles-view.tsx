import { clampChroma, formatHex } from 'culori/fn'
import { CopyButton } from '@/components/ui/copy-button'
import { getContrast, MIN_TEXT_CONTRAST, pickReadableColor } from '@/lib/images/drawing/colors'
import { getChroma, toOklch } from '@/lib/images/palette/color-spaces'

/** A color in a role. `originalHex` is the palette's color if it was made lighter or darker for contrast. */
type Role = { hex: string; originalHex: string | null }
type Roles = { background: Role; text: Role; accent: Role; onAccent: string }

/** WCAG 2.2 does not limit a background's lightness; these bounds ensure that it looks like a background. */
const MIN_LIGHT_BACKGROUND_LIGHTNESS = 0.9
const MAX_DARK_BACKGROUND_LIGHTNESS = 0.3

/** Text and accent always have a contrast of at least 4.5 with the background. */
export function suggestRoles(hexes: readonly string[], theme: 'light' | 'dark'): Roles | null {
  const getLightness = (hex: string) => toOklch(hex)?.l ?? 0
  const sortedHexes = hexes.toSorted((one, other) => getLightness(other) - getLightness(one))
  const [backgroundHex, textHex] =
    theme === 'light' ? [sortedHexes[0], sortedHexes.at(-1)] : [sortedHexes.at(-1), sortedHexes[0]]
  if (backgroundHex === undefined || textHex === undefined) return null
  const background = toBackgroundColor(backgroundHex, theme)
  const text = toReadableColor(textHex, background.hex)
  const remainingHexes = hexes.filter((hex) => hex !== backgroundHex && hex !== textHex)
  const [accentHex = textHex] = remainingHexes.toSorted((one, other) => getChroma(other) - getChroma(one))
  const accent = toReadableColor(accentHex, background.hex)
  return { background, text, accent, onAccent: pickReadableColor(accent.hex, [background.hex, text.hex]) }
}

function toBackgroundColor(hex: string, theme: 'light' | 'dark'): Role {
  const color = toOklch(hex)
  if (!color) return { hex, originalHex: null }
  const isInRange =
    theme === 'light' ? color.l >= MIN_LIGHT_BACKGROUND_LIGHTNESS : color.l <= MAX_DARK_BACKGROUND_LIGHTNESS
  if (isInRange) return { hex, originalHex: null }
  const adjustedColor = { ...color, l: theme === 'light' ? 0.97 : 0.2, c: Math.min(color.c, 0.025) }
  return { hex: formatHex(clampChroma(adjustedColor, 'oklch')), originalHex: hex }
}

function toReadableColor(hex: string, backgroundHex: string): Role {
  if (getContrast(hex, backgroundHex) >= MIN_TEXT_CONTRAST) return { hex, originalHex: null }
  const color = toOklch(hex)
  const step = getContrast('#000000', backgroundHex) >= getContrast('#ffffff', backgroundHex) ? -0.01 : 0.01
  for (let l = color?.l ?? 0; color && l >= 0 && l <= 1; l += step) {
    const adjustedHex = formatHex(clampChroma({ ...color, l }, 'oklch'))
    if (getContrast(adjustedHex, backgroundHex) >= MIN_TEXT_CONTRAST) return { hex: adjustedHex, originalHex: hex }
  }
  return { hex: step < 0 ? '#000000' : '#ffffff', originalHex: hex }
}

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
