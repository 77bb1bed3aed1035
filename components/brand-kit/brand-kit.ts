import { createStore, del, get, set } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { lowercaseColorSchema } from '@/components/editor/scene-schemas'
import { decodeBase64 } from '@/lib/core/decode-base64'
import { parseJson } from '@/lib/core/parse-json'
import * as z from '@/lib/core/zod'
import { typefaces } from '@/lib/images/drawing/typefaces'
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

/** The empty value leaves the font of each template. `Plain` is the site's own typeface. */
export const fontOptions = [
  { value: '' as const, label: 'Leave as is' },
  ...typefaces.map(({ family = 'Plain' as const, label }) => ({ value: family, label })),
]

const fontSchema = z.enum(fontOptions.map(({ value }) => value))

const kitSchema = z.object({
  colors: z.readonly(z.array(lowercaseColorSchema).check(z.maxLength(MAX_COLORS))),
  headlineFont: fontSchema,
  textFont: fontSchema,
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
export async function openKitLogo(image: Blob, name: string, maxSide = MAX_LOGO_SIDE): ReturnType<typeof openLogo> {
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
  try {
    const bytes = logo && decodeBase64(logo.url.slice(LOGO_URL_PREFIX.length))
    const openedLogo = bytes && (await openKitLogo(new Blob([bytes]), logo.name))
    if (!openedLogo || !('problem' in openedLogo)) return { ...kit, logo: openedLogo }
  } catch {}
  return { problem: 'The logo in this file is damaged. Export the kit again and import that file.' }
}

const KEY = 'kit'
const database = createStore('postsmith-brand-kit', 'kits')

/** `kit` is undefined until it is read, and null if there is none. Without storage, it lasts until the page closes. */
let state: { kit: BrandKit | null | undefined; canStore: boolean } = { kit: undefined, canStore: true }
const listeners = new Set<() => void>()

function publish(kit: BrandKit | null, canStore: boolean): void {
  state = { kit, canStore }
  for (const listener of listeners) listener()
}

/** Each reading creates new objects, and a form with the previous ones would lose its unsaved changes. */
const isSameKit = (kit: BrandKit | null, other: BrandKit | null | undefined) =>
  JSON.stringify(kit) === JSON.stringify(other) && kit?.logo?.blob.size === other?.logo?.blob.size

/** Reads the kit again, because another tab may have changed it. */
export async function readBrandKit(): Promise<BrandKit | null> {
  if (!state.canStore) return state.kit ?? null
  try {
    const kit = (await get<BrandKit>(KEY, database)) ?? null
    if (!isSameKit(kit, state.kit)) publish(kit, true)
  } catch {
    publish(null, false)
  }
  return state.kit ?? null
}

/** Null deletes the kit. Returns whether the browser stored the change. */
export async function saveBrandKit(kit: BrandKit | null): Promise<boolean> {
  try {
    await (kit ? set(KEY, kit, database) : del(KEY, database))
    publish(kit, true)
  } catch {
    publish(kit, false)
  }
  return state.canStore
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (state.kit === undefined) readBrandKit()
  return () => listeners.delete(listener)
}

const getState = () => state

export const useBrandKit = () => useSyncExternalStore(subscribe, getState, getState)
