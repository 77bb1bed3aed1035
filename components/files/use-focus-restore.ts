import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type FocusPlace = { control: HTMLElement; rows: readonly (Element | null | undefined)[] }

/**
 * Keeps the keyboard's place where the focused control goes away, such as a button that removes itself or its row: on the row
 * that it was in, else on the one that follows, else on `rest`. Spread on what holds the rows.
 */
export function useFocusRestore(rest: RefObject<HTMLElement | null>) {
  const place = useRef<FocusPlace | null>(null)
  useLayoutEffect(() => {
    const { control, rows } = place.current ?? { control: null, rows: [] }
    if (!control || control.isConnected || document.activeElement !== document.body) return
    const row = rows.find((one) => one instanceof HTMLElement && one.isConnected) ?? rest.current
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest('li[tabindex]')
      place.current = { control: target, rows: [row, row?.nextElementSibling, row?.previousElementSibling] }
    },
    // Not called where the control itself goes away.
    onBlur() {
      place.current = null
    },
  }
}
