import type { ComponentProps } from 'react'

const variants = {
  /** Primary action, one per page. The border is visible in forced-colors mode. */
  primary:
    'border border-transparent bg-accent-fill text-on-accent hover:[filter:brightness(0.92)] disabled:border-line disabled:bg-raised disabled:text-muted',
  secondary: 'border border-field-line bg-surface text-ink hover:bg-raised disabled:opacity-60',
  quiet: 'text-muted hover:bg-raised hover:text-ink disabled:opacity-60',
} as const

const sizes = {
  large: 'min-h-12 px-6 text-base',
  medium: 'min-h-11 px-4 text-sm',
  small: 'min-h-9 px-3 text-sm',
} as const

export type ButtonStyle = { variant?: keyof typeof variants | undefined; size?: keyof typeof sizes | undefined }

type Props = ComponentProps<'button'> & ButtonStyle

export const getButtonClass = ({ variant = 'secondary', size = 'medium' }: ButtonStyle = {}): string =>
  `inline-flex items-center justify-center gap-2 rounded-lg font-semibold aria-disabled:opacity-60 ${variants[variant]} ${sizes[size]}`

export function Button({ variant, size, className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`${getButtonClass({ variant, size })} ${className}`} {...rest} />
}
