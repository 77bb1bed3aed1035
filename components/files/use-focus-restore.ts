import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type LastFocus = { control: HTMLElement; rows: readonly (Element | null | undefined)[] }

/**
 * Keeps the keyboard's place where the focused control goes away, such as a button that removes itself or its row: on the row
 * that it was in, else on the one that follows, else on `fallback`. Spread on what holds the rows.
 */
export function useFocusRestore(fallback: RefObject<HTMLElement | null>) {
  const lastFocus = useRef<LastFocus | null>(null)
  useLayoutEffect(() => {
    const { control, rows } = lastFocus.current ?? { control: null, rows: [] }
    if (!control || control.isConnected || document.activeElement !== document.body) return
    const row = rows.find((one) => one instanceof HTMLElement && one.isConnected) ?? fallback.current
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest('li[tabindex]')
      lastFocus.current = {
        control: target,
        rows: [row, row?.nextElementSibling, row?.previousElementSibling],
      }
    },
    // Not called where the control itself goes away.
    onBlur() {
      lastFocus.current = null
    },
  }
}
