import type { ComponentProps } from 'react'

const looks = {
  /** One a page: the thing to do. Its frame shows where colours are forced. */
  primary: 'border border-transparent bg-accent text-on-accent hover:brighter',
  secondary: 'border border-field-line bg-surface text-ink hover:bg-raised',
  /** For rows of small actions, such as below a card. */
  quiet: 'text-muted hover:bg-raised hover:text-ink',
} as const

const sizes = {
  large: 'min-h-12 px-6 text-base',
  medium: 'min-h-11 px-4 text-sm',
  small: 'min-h-9 px-3 text-sm',
} as const

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes }

/** The same look for links that act as buttons: `<a className={buttonClass({ look: 'primary' })}>`. */
export function buttonClass({ look = 'secondary', size = 'medium' }: Look = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-lg font-semibold disabled:opacity-60 ${looks[look]} ${sizes[size]}`
}

export function Button({
  look,
  size,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type={type}
      className={`${buttonClass({ ...(look && { look }), ...(size && { size }) })} ${className}`}
      {...rest}
    />
  )
}
