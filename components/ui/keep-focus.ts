import { flushSync } from 'react-dom'

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/**
 * Makes a change that may take away the button which asked for it: the keyboard then goes on at what stands before it in the
 * nearest part of the page that is left, else at the first thing there.
 */
export function keepFocus(change: () => void): void {
  const held = document.activeElement
  const parts: Element[] = []
  for (let at = held?.parentElement; at && at !== document.body; at = at.parentElement) parts.push(at)
  const isBefore = (one: Element) =>
    held !== null && (one.compareDocumentPosition(held) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const before = [...document.querySelectorAll(stops)].filter(isBefore)
  flushSync(change)
  if (held?.isConnected) return
  const next = parts
    .filter((part) => part.isConnected)
    .map((part) => {
      const there = [...part.querySelectorAll<HTMLElement>(stops)].filter((one) => one.checkVisibility())
      return there.findLast((one) => before.includes(one)) ?? there[0]
    })
    .find((one) => one !== undefined)
  next?.focus()
}
