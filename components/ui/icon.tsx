import { createElement } from 'react'

/** A lucide icon is data: the elements of a 24 by 24 drawing. */
export type IconNode = readonly (readonly [string, object])[]

/** A lucide icon as inline SVG. Decorative: the words beside it carry the meaning. */
export function Icon({ node, size = 24, className }: { node: IconNode; size?: number; className?: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {node.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}
