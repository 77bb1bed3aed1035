import type { ComponentProps } from 'react'

type Props = ComponentProps<'img'> & { alt: string }

/** A third-party image, proxied by this site's media route for this visitor only. */
export function ProxiedImage({ alt, ...rest }: Props) {
  // biome-ignore lint/performance/noImgElement: next/image would fetch it without the visitor's link, and keep it.
  return <img alt={alt} {...rest} />
}
