/** Colors of a carousel by use. `text` and `muted` must be readable on `background`, `onAccent` on `accent`. */
export type Palette = {
  id: string
  name: string
  background: string
  text: string
  muted: string
  accent: string
  onAccent: string
}

/** `colors` are those of `Palette` in its order. */
function createPalette(id: string, name: string, ...colors: [string, string, string, string, string]): Palette {
  const [background, text, muted, accent, onAccent] = colors
  return { id, name, background, text, muted, accent, onAccent }
}

export const palettes: readonly [Palette, ...Palette[]] = [
  createPalette('ember', 'Ember', '#fdf4e7', '#2b1710', '#6b5344', '#bd3a0c', '#fff6ec'),
  createPalette('night', 'Night', '#14161f', '#f5f1e8', '#b4b7c4', '#ffc148', '#1c1507'),
  createPalette('forest', 'Forest', '#eff4e8', '#10271b', '#4a6152', '#1d5b3c', '#f2f8ed'),
  createPalette('plum', 'Plum', '#fceff4', '#2f0f26', '#6d4760', '#8d1f5d', '#fff1f8'),
  createPalette('sun', 'Sun', '#ffd84d', '#1e1804', '#50440f', '#1e1804', '#ffd84d'),
  createPalette('plain', 'Black and white', '#ffffff', '#111111', '#555555', '#111111', '#ffffff'),
]
