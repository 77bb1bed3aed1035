import { flushSync } from 'react-dom'

const focusableSelector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/** If the change removes the focused element, focus moves to the nearest focusable one before it. */
export function keepFocus(change: () => void): void {
  const focusedElement = document.activeElement
  const ancestors = [...document.querySelectorAll('body *')]
    .filter((element) => element !== focusedElement && element.contains(focusedElement))
    .reverse()
  const isBeforeFocusedElement = (element: Element) =>
    focusedElement !== null &&
    (element.compareDocumentPosition(focusedElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const precedingFocusableElements = [...document.querySelectorAll(focusableSelector)].filter(isBeforeFocusedElement)
  flushSync(change)
  if (focusedElement?.isConnected) return
  const nextElement = ancestors
    .filter((ancestor) => ancestor.isConnected)
    .map((ancestor) => {
      const candidates = [...ancestor.querySelectorAll<HTMLElement>(focusableSelector)].filter((element) =>
        element.checkVisibility(),
      )
      return candidates.findLast((element) => precedingFocusableElements.includes(element)) ?? candidates[0]
    })
    .find((element) => element !== undefined)
  nextElement?.focus()
}
