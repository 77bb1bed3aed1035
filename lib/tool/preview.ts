import * as z from '@/lib/zod'

const text = z.string()
const optionalText = z.exactOptional(z.string())

const profilePlatformSchema = z.enum(['tiktok', 'instagram', 'x'])

/**
 * A result as its platform would show it: plain data, drawn by `components/run/previews`. `text` is always the text
 * that the card's copy button takes, so that a preview follows what the visitor edits.
 */
export const previewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tiktok-caption'), text }),
  z.object({ kind: z.literal('instagram-caption'), text }),
  /** `overlay` is the text on the thumbnail, `scene` what its picture shows, in a few words. */
  z.object({ kind: z.literal('youtube-title'), text, overlay: optionalText, scene: optionalText }),
  /** `position` for a post of a thread, such as “2/7”. */
  z.object({ kind: z.literal('x-post'), text, position: optionalText }),
  /** `text` is the bio. `name` stands above it, `handle` without @; both as the visitor gave them, else left out. */
  z.object({
    kind: z.literal('profile'),
    platform: profilePlatformSchema,
    text,
    name: optionalText,
    handle: optionalText,
  }),
])

export type Preview = z.infer<typeof previewSchema>

export type ProfilePlatform = z.infer<typeof profilePlatformSchema>
