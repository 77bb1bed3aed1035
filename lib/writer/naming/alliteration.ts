/** Friendly roles, places and groups by their first letter, for names that alliterate. */
const bank: Readonly<Record<string, string>> = {
  a: 'atlas arcade alley almanac avenue',
  b: 'bandit bureau boss bay bungalow buddy barn bench brigade',
  c: 'captain corner club crew cabin collective chronicle cottage circle',
  ch: 'chapter chum chief',
  d: 'den diary digest depot detective daydream dispatch',
  e: 'explorer edition engine ember',
  f: 'fellow files factory folk fable finder fan forum',
  g: 'guild gang garage gazette guru glow',
  h: 'house hub harbor haven hero hideout hour habit',
  i: 'index ink island',
  j: 'journal junkie jam jungle',
  k: 'keeper kit kiosk kingdom kin',
  l: 'lab lounge league library loft ledger lane legend lookout',
  m: 'maker mentor mansion mood museum manual minute magnet mission',
  n: 'nook notes nest nation nerd nomad',
  o: 'orbit outpost office oasis',
  p: 'parlor pal patrol pilot post pocket parade planner press',
  ph: 'file folk fan',
  q: 'quest quarter quill',
  r: 'room ranger report ritual radio ranch roundup rookie',
  s: 'society stories spot scout saga season squad studio sprint salon stash',
  sh: 'shack shed show',
  t: 'table tales tribe tavern ticket team turf toolkit',
  th: 'theory thread',
  u: 'union universe uncle',
  v: 'vault valley voyage village view',
  w: 'workshop wizard world wing watch wonder weekly wander',
  y: 'yard yonder',
  z: 'zone zine',
}

const clusters = ['ch', 'ph', 'sh', 'th']

/** Words that begin with the same sound as a word. */
export function alliterationsOf(word: string): readonly string[] {
  const sound = clusters.find((cluster) => word.startsWith(cluster)) ?? soundOf(word)
  const same = clusters.includes(sound) ? [] : clusters
  return (bank[sound] ?? '')
    .split(' ')
    .filter((other) => other !== '' && other !== word && !same.some((cluster) => other.startsWith(cluster)))
}

/** Kn sounds like n, wr like r, soft c like s. */
function soundOf(word: string): string {
  if (word.startsWith('kn')) return 'n'
  if (word.startsWith('wr')) return 'r'
  if (/^c[eiy]/.test(word)) return 's'
  return word.charAt(0)
}
