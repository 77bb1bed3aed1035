import { lowercaseColorSchema } from '@/components/editor/scene-schemas'
import { decodeBase64 } from '@/lib/core/decode-base64'
import { parseJson } from '@/lib/core/parse-json'
import * as z from '@/lib/core/zod'
import { type TypefaceName, typefaces } from '@/lib/images/drawing/typefaces'
import { type Logo, openLogo } from '@/lib/images/open/open-logo'
import { readDataUrl } from '@/lib/images/read-data-url'
import { type WatermarkPosition, watermarkPositions } from '@/lib/images/watermark-positions'

export const MAX_COLORS = 5
export const MAX_HANDLE_LENGTH = 51
const MAX_LOGO_BYTES = 1_000_000
const MAX_LOGO_SIDE = 1_024
const LOGO_URL_PREFIX = 'data:image/png;base64,'

/** Of a kit file: the logo in Base64, and the rest. */
const MAX_FILE_LENGTH = (MAX_LOGO_BYTES * 4) / 3 + 10_000

/** Empty for the font of each template. `Plain` is the site's own typeface. */
type FontChoice = TypefaceName | 'Plain' | ''

const fontChoices: readonly FontChoice[] = ['', ...typefaces.map(({ family }) => family ?? 'Plain')]

export const fontOptions = fontChoices.map((value, index) => ({
  value,
  label: typefaces[index - 1]?.label ?? 'Leave as is',
}))

const kitSchema = z.object({
  colors: z.readonly(z.array(lowercaseColorSchema).check(z.maxLength(MAX_COLORS))),
  headlineFont: z.enum(fontChoices),
  textFont: z.enum(fontChoices),
  handle: z.string().check(z.maxLength(MAX_HANDLE_LENGTH), z.regex(/^(@[^\s@]+)?$/)),
  position: z.enum(Object.keys(watermarkPositions) as WatermarkPosition[]),
})

const kitFileSchema = z.extend(kitSchema, {
  version: z.literal(1),
  logo: z.nullable(
    z.object({ name: z.createTruncatedStringSchema(200), url: z.string().check(z.startsWith(LOGO_URL_PREFIX)) }),
  ),
})

export type BrandKit = z.infer<typeof kitSchema> & { logo: Logo | null }

export const emptyKit: BrandKit = {
  colors: [],
  headlineFont: '',
  textFont: '',
  handle: '',
  position: 'bottom right',
  logo: null,
}

/** Parses color codes such as “#C2410C, 14110f #fff”. Null if one is invalid or there are too many. */
export function parseColors(text: string): readonly string[] | null {
  const codes = text.toLowerCase().match(/[^\s,;#]+/g) ?? []
  const colors = codes.map((code) => `#${code.length === 3 ? code.replace(/./g, '$&$&') : code}`)
  return kitSchema.shape.colors.safeParse(colors).data ?? null
}

/** Opens a logo with at most 1 MB. Detailed images get fewer pixels. */
export async function openKitLogo(
  image: Blob,
  name: string,
  maxSide = MAX_LOGO_SIDE,
): Promise<Logo | { problem: string }> {
  const logo = await openLogo(new File([image], name), maxSide)
  return 'problem' in logo || logo.blob.size <= MAX_LOGO_BYTES ? logo : openKitLogo(image, name, maxSide / 2)
}

export const createLogoFile = ({ blob, name }: Logo) => new File([blob], name, { type: blob.type })

export const KIT_FILE_NAME = 'postsmith-brand-kit.json'

export async function formatKitFile({ logo, ...kit }: BrandKit): Promise<string> {
  const fileLogo = logo && { name: logo.name, url: await readDataUrl(logo.blob) }
  return `${JSON.stringify({ version: 1, ...kit, logo: fileLogo }, null, 2)}\n`
}

/** Parses a file of `formatKitFile`. `problem` says what to do about any other file. */
export async function parseKitFile(text: string): Promise<BrandKit | { problem: string }> {
  const result = kitFileSchema.safeParse(text.length <= MAX_FILE_LENGTH ? parseJson(text) : null)
  if (!result.success) return { problem: `This isn’t a brand kit. Choose a ${KIT_FILE_NAME} you exported.` }
  const { version: _, logo, ...kit } = result.data
  if (!logo) return { ...kit, logo }
  const damagedLogo = { problem: 'The logo in this file is damaged. Export the kit again and import that file.' }
  try {
    const openedLogo = await openKitLogo(new Blob([decodeBase64(logo.url.slice(LOGO_URL_PREFIX.length))]), logo.name)
    return 'problem' in openedLogo ? damagedLogo : { ...kit, logo: openedLogo }
  } catch {
    return damagedLogo
  }
}
