export type MediumFamily = 'photo' | 'drawn' | 'render'

type TermsByFamily = Readonly<Record<MediumFamily, readonly string[]>>

const parseTerms = (table: string): readonly string[] => table.trim().split(/;\s/)

/** Terms that change the image. Praise such as “masterpiece” changes little and is omitted. */
export const mediums: TermsByFamily = {
  photo: parseTerms(`
photograph; analog film photograph; instant photo; documentary photograph; studio photograph; aerial photograph;
macro photograph; black-and-white photograph`),
  drawn: parseTerms(`
watercolor painting; oil painting; gouache illustration; ink drawing; pencil sketch; charcoal drawing; linocut print;
screen print; risograph print; flat vector illustration; layered paper cut-out; pixel art; comic panel;
children’s book illustration`),
  render: parseTerms(`
3D render; clay model; isometric 3D scene; low-poly 3D model; felt diorama; glass sculpture`),
}

export const styles: TermsByFamily = {
  photo: parseTerms(`
editorial style; lifestyle style; street photography style; still life style; food photography style;
product photography style; fashion editorial style; travel magazine style; candid style; film still style`),
  drawn: parseTerms(`
minimalist style; mid-century modern style; Art Deco style; Art Nouveau style; Bauhaus style;
Japanese woodblock style; Scandinavian folk style; vintage travel poster style; botanical plate style;
storybook style; one-line drawing style; pop art style`),
  render: parseTerms(`
toy-like style; soft rounded style; matte plastic style; stop-motion style; architectural model style;
miniature world style`),
}

/** Last part of a prompt. Never chosen by the visitor, so that variants differ even when all else is fixed. */
export const finishes: TermsByFamily = {
  photo: parseTerms(`
fine film grain; crisp fine detail; soft contrast; real textures`),
  drawn: parseTerms(`
visible brush strokes; rough paper texture; uneven ink edges; bold outlines; even areas of color;
slightly misregistered colors; hand-drawn hatching; soft wet edges; soft transitions; clean shapes; torn paper edges`),
  render: parseTerms(`
soft shadows on the ground; fingerprints in the clay; rounded edges; tiny surface scratches; translucent materials;
stitched seams; subtle reflections`),
}

export const lights: readonly string[] = parseTerms(`
soft window light; low morning sun; golden hour light; blue hour light; overcast daylight; hard midday sun;
backlight with a bright rim; dappled light through leaves; candlelight; neon light; street lamps at night; moonlight;
light from a screen; a single bare bulb; softbox from the left; ring light; spotlight on a dark stage;
light through blinds; foggy diffuse light; firelight; lantern light; first light before sunrise; bounced flash;
reflected light from water; soft natural light; gentle light from the side; even diffuse light`)

export const lenses: readonly string[] = parseTerms(`
24 mm wide-angle lens; 35 mm lens; 50 mm lens; 85 mm portrait lens; 135 mm telephoto lens;
200 mm telephoto lens, compressed depth; 100 mm macro lens; fisheye lens; tilt-shift lens;
shallow depth of field, f/1.8; everything in focus, f/8; phone camera look; anamorphic lens with oval highlights;
long exposure; fast shutter, frozen motion; drone camera`)

export const palettes: readonly string[] = parseTerms(`
terracotta, cream and dusty blue; sage green and off-white; navy and warm brass; black and white with one red accent;
pastel pink, mint and lemon; deep forest greens; burnt orange and teal; mustard, brown and olive;
cool grays and pale blue; lavender and silver; coral and turquoise; sand, stone and white; cherry red and cream;
electric blue and magenta; autumn reds and golds; monochrome blue; monochrome green; earth tones; jewel tones;
muted, slightly faded colors; bright primary colors; warm neutrals; dark tones with one bright color;
peach and plum; ivory and gold; rust and sky blue; natural colors; a few matching colors`)

export const moods: readonly string[] = parseTerms(`
calm; cozy; joyful; playful; dreamy; nostalgic; mysterious; dramatic; tense; melancholic; hopeful; tender; solemn;
festive; energetic; lonely; curious; proud; quiet; surreal; rebellious; romantic`)

export const compositions: readonly string[] = parseTerms(`
close-up; extreme close-up of one detail; wide shot with much sky; medium shot from the waist up;
full figure in its surroundings; seen from directly above; low angle looking up; high angle looking down;
eye level, straight on; over the shoulder; seen through a window; framed by a doorway; subject in the left third;
subject in the right third; centered and symmetrical; centered with room around it; empty space at the top for a title;
empty space on one side for text; strong diagonal; foreground out of focus; reflection in the foreground;
silhouette against the light; flat lay; tight crop, cut off at the edges; small subject in a large scene`)

/** Defaults if no medium is named or chosen: one photo, one illustration and one graphic. */
export const defaultMediums: readonly (readonly string[])[] = [
  ['photograph', 'analog film photograph'],
  ['watercolor painting', 'gouache illustration'],
  ['flat vector illustration', 'screen print'],
]

/** For slots that idea and options leave open. Other terms change the meaning, so only the visitor chooses them. */
export const neutralTerms = {
  lights: ['soft natural light', 'gentle light from the side', 'even diffuse light'],
  compositions: [
    'eye level, straight on',
    'subject in the left third',
    'subject in the right third',
    'empty space at the top for a title',
    'centered with room around it',
  ],
  lenses: ['35 mm lens', '50 mm lens'],
  photoColors: ['natural colors'],
  artColors: ['a few matching colors', 'natural colors'],
} as const satisfies Record<string, readonly string[]>

const paintedMediums = ['watercolor painting', 'oil painting', 'gouache illustration', 'children’s book illustration']
const printedMediums = ['linocut print', 'screen print', 'risograph print']
const flatMediums = ['flat vector illustration', 'pixel art', 'comic panel']
const softPhotos = ['analog film photograph', 'instant photo']
const sketchedMediums = ['ink drawing', 'pencil sketch', 'charcoal drawing']

/** Finishes that only certain mediums can show; all others suit their whole family. */
export const mediumsByFinish: Readonly<Record<string, readonly string[]>> = {
  'visible brush strokes': paintedMediums,
  'soft wet edges': ['watercolor painting', 'ink drawing'],
  'soft transitions': paintedMediums,
  'hand-drawn hatching': [...sketchedMediums, 'comic panel'],
  'uneven ink edges': [...printedMediums, 'ink drawing'],
  'slightly misregistered colors': printedMediums,
  'torn paper edges': ['layered paper cut-out'],
  'rough paper texture': [...paintedMediums, ...printedMediums, ...sketchedMediums, 'layered paper cut-out'],
  'fingerprints in the clay': ['clay model'],
  'stitched seams': ['felt diorama'],
  'translucent materials': ['glass sculpture'],
  'tiny surface scratches': ['3D render', 'clay model', 'glass sculpture'],
  'bold outlines': [...flatMediums, ...printedMediums, 'children’s book illustration'],
  'even areas of color': [...flatMediums, ...printedMediums, 'gouache illustration'],
  'clean shapes': [...flatMediums, ...printedMediums, ...sketchedMediums, 'layered paper cut-out'],
  'crisp fine detail': mediums.photo.filter((medium) => !softPhotos.includes(medium)),
  'fine film grain': [...softPhotos, 'black-and-white photograph'],
}

export const colorlessMediums: readonly string[] = ['black-and-white photograph', ...sketchedMediums]
