/** Where something was put by hand, and in which size of the drawing. */
export type ManualPlacement<Size, Place> = { size: Size; place: Place }

/**
 * A place in another size of the drawing. It follows from where the thing was last put by hand, whatever sizes it has been
 * shown in since: back in that size it stands there again, to the pixel. `home` is what to remember; nothing at home.
 */
export function adaptPlacement<Size, Place>(
  current: ManualPlacement<Size, Place>,
  home: ManualPlacement<Size, Place> | undefined,
  size: Size,
  convert: (home: ManualPlacement<Size, Place>, size: Size) => Place,
): { place: Place; home: ManualPlacement<Size, Place> | undefined } {
  const isMoved = !home || JSON.stringify(convert(home, current.size)) !== JSON.stringify(current.place)
  const from = isMoved ? current : home
  return from.size === size ? { place: from.place, home: undefined } : { place: convert(from, size), home: from }
}
