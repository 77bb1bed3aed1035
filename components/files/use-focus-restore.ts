import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type LastFocus = { control: HTMLElement; rows: readonly (Element | null | undefined)[] }

/**
 * Keeps the keyboard's place where the focused control goes away, such as a button that removes itself or its row: on the row
 * that it was in, else on the one that follows, else on `fallbackRef`. Spread on what holds the rows.
 */
export function useFocusRestore(fallbackRef: RefObject<HTMLElement | null>) {
  const lastFocusRef = useRef<LastFocus | null>(null)
  useLayoutEffect(() => {
    const { control, rows } = lastFocusRef.current ?? { control: null, rows: [] }
    if (!control || control.isConnected || document.activeElement !== document.body) return
    const row =
      rows.find((candidateRow) => candidateRow instanceof HTMLElement && candidateRow.isConnected) ??
      fallbackRef.current
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest('li[tabindex]')
      lastFocusRef.current = {
        control: target,
        rows: [row, row?.nextElementSibling, row?.previousElementSibling],
      }
    },
    // Not called where the control itself goes away.
    onBlur() {
      lastFocusRef.current = null
    },
  }
}
