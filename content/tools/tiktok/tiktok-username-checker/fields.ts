import type { Field } from '@/lib/tool/form'

export const checkerFields = [
  {
    kind: 'toggle',
    name: 'elsewhere',
    label: 'Also show whether Instagram, YouTube and X would take the spelling',
    default: false,
  },
] as const satisfies readonly Field[]

/** Each name may take two requests to TikTok, a second apart. */
export const MAX_NAMES = 10

/** Fits ten profile links with tracking parameters, in code points. */
export const MAX_NAMES_TEXT_LENGTH = 2_000
