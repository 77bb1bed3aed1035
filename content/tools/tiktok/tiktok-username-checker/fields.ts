import { toggle } from '@/lib/tool/fields'
import type { Field } from '@/lib/tool/form'

export const checkerFields = [
  toggle('elsewhere', 'Also check Instagram, YouTube and X rules', false),
] as const satisfies readonly Field[]

/** Each name may take two requests to TikTok, a second apart. */
export const MAX_NAMES = 10

/** Fits ten profile links with tracking parameters, in code points. */
export const MAX_NAMES_TEXT_LENGTH = 2_000
