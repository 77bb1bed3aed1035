import * as z from '@/lib/core/zod'

export const idSchema = z.string().check(z.regex(/^[a-z0-9-]{1,12}$/))

export const imageIdSchema = z.string().check(z.maxLength(40))

export const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

export const lowercaseColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
