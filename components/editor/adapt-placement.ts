export type ManualPlacement<Size, Place> = { size: Size; place: Place }

/** Computes from the last manual placement (`home`), so that a return to that size restores it exactly. */
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
