import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// biome-ignore lint/suspicious/noExplicitAny: any element's properties.
type AnyElement = ReactElement<any>

/** Returns the elements of a component, including those in properties, so that a test can call their handlers. */
export function renderElements<Props>(component: (props: Props) => ReactNode, props: Props): AnyElement[] {
  const elements: AnyElement[] = []
  function collect(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    if (isValidElement<object>(node)) {
      elements.push(node)
      collect(node.props)
    } else if (Array.isArray(node) || Object.getPrototypeOf(node) === Object.prototype) {
      Object.values(node).forEach(collect)
    }
  }
  const rendered = createElement(() => {
    collect(component(props))
    return null
  })
  renderToStaticMarkup(rendered)
  return elements
}
