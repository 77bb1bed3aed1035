/** Colours of a carousel by their use. `ink` and `muted` are read on `ground`, `onAccent` on `accent`. */
export type Palette = {
  id: string
  name: string
  ground: string
  ink: string
  muted: string
  accent: string
  onAccent: string
}

/** The first is the one that a carousel begins with. */
export const palettes = [
  {
    id: 'ember',
    name: 'Ember',
    ground: '#fdf4e7',
    ink: '#2b1710',
    muted: '#6b5344',
    accent: '#bd3a0c',
    onAccent: '#fff6ec',
  },
  {
    id: 'night',
    name: 'Night',
    ground: '#14161f',
    ink: '#f5f1e8',
    muted: '#b4b7c4',
    accent: '#ffc148',
    onAccent: '#1c1507',
  },
  {
    id: 'forest',
    name: 'Forest',
    ground: '#eff4e8',
    ink: '#10271b',
    muted: '#4a6152',
    accent: '#1d5b3c',
    onAccent: '#f2f8ed',
  },
  {
    id: 'plum',
    name: 'Plum',
    ground: '#fceff4',
    ink: '#2f0f26',
    muted: '#6d4760',
    accent: '#8d1f5d',
    onAccent: '#fff1f8',
  },
  {
    id: 'sun',
    name: 'Sun',
    ground: '#ffd84d',
    ink: '#1e1804',
    muted: '#50440f',
    accent: '#1e1804',
    onAccent: '#ffd84d',
  },
  {
    id: 'plain',
    name: 'Black and white',
    ground: '#ffffff',
    ink: '#111111',
    muted: '#555555',
    accent: '#111111',
    onAccent: '#ffffff',
  },
] as const satisfies readonly Palette[]
