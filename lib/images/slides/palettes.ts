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

export const palettes = [
  {
    id: 'ember',
    name: 'Ember',
    background: '#fdf4e7',
    text: '#2b1710',
    muted: '#6b5344',
    accent: '#bd3a0c',
    onAccent: '#fff6ec',
  },
  {
    id: 'night',
    name: 'Night',
    background: '#14161f',
    text: '#f5f1e8',
    muted: '#b4b7c4',
    accent: '#ffc148',
    onAccent: '#1c1507',
  },
  {
    id: 'forest',
    name: 'Forest',
    background: '#eff4e8',
    text: '#10271b',
    muted: '#4a6152',
    accent: '#1d5b3c',
    onAccent: '#f2f8ed',
  },
  {
    id: 'plum',
    name: 'Plum',
    background: '#fceff4',
    text: '#2f0f26',
    muted: '#6d4760',
    accent: '#8d1f5d',
    onAccent: '#fff1f8',
  },
  {
    id: 'sun',
    name: 'Sun',
    background: '#ffd84d',
    text: '#1e1804',
    muted: '#50440f',
    accent: '#1e1804',
    onAccent: '#ffd84d',
  },
  {
    id: 'plain',
    name: 'Black and white',
    background: '#ffffff',
    text: '#111111',
    muted: '#555555',
    accent: '#111111',
    onAccent: '#ffffff',
  },
] as const satisfies readonly Palette[]
