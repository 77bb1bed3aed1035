import { flushSync } from 'react-dom'

const focusableSelector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/**
 * Makes a change that may take away the button which asked for it: the keyboard then goes on at what stands before it in the
 * nearest part of the page that is left, else at the first thing there.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement
  const ancestors: Element[] = []
  for (let ancestor = focused?.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
    ancestors.push(ancestor)
  const isBefore = (one: Element) =>
    focused !== null && (one.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const focusableBefore = [...document.querySelectorAll(focusableSelector)].filter(isBefore)
  flushSync(change)
  if (focused?.isConnected) return
  const next = ancestors
    .filter((part) => part.isConnected)
    .map((part) => {
      const candidates = [...part.querySelectorAll<HTMLElement>(focusableSelector)].filter((one) =>
        one.checkVisibility(),
      )
      return candidates.findLast((one) => focusableBefore.includes(one)) ?? candidates[0]
    })
    .find((one) => one !== undefined)
  next?.focus()
}
