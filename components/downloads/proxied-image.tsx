import type { ComponentProps } from 'react'

type Props = ComponentProps<'img'> & { alt: string }

/** A stranger's picture, served by this site's own media route for this visitor alone. */
export function ProxiedImage({ alt, ...rest }: Props) {
  // biome-ignore lint/performance/noImgElement: next/image would fetch it without the visitor's link, and keep it.
  return <img alt={alt} {...rest} />
}
