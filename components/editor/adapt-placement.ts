/** Where something was put by hand, and in which size of the drawing. */
export type ManualPlacement<Size, Place> = { size: Size; place: Place }

/**
 * A place in another size of the drawing. It follows from where the thing was last put by hand, whatever sizes it has been
 * shown in since: back in that size it stands there again, to the pixel. `home` is what to remember; nothing at home.
 */
export function adaptPlacement<Size, Place>(
  currentPlacement: ManualPlacement<Size, Place>,
  lastManualPlacement: ManualPlacement<Size, Place> | undefined,
  size: Size,
  convert: (lastManualPlacement: ManualPlacement<Size, Place>, size: Size) => Place,
): { place: Place; home: ManualPlacement<Size, Place> | undefined } {
  const isMoved =
    !lastManualPlacement ||
    JSON.stringify(convert(lastManualPlacement, currentPlacement.size)) !== JSON.stringify(currentPlacement.place)
  const basePlacement = isMoved ? currentPlacement : lastManualPlacement
  return basePlacement.size === size
    ? { place: basePlacement.place, home: undefined }
    : { place: convert(basePlacement, size), home: basePlacement }
}
