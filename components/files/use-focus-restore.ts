import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type LastFocus = { control: HTMLElement; rows: readonly (Element | null | undefined)[] }

/**
 * Preserves keyboard focus when the focused control disappears, such as a button that removes its own row. Focuses the
 * same row, otherwise the next one, otherwise `fallbackRef`. Spread the returned props on the container of the rows.
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
    // Not called if the focused control itself is removed.
    onBlur() {
      lastFocusRef.current = null
    },
  }
}
