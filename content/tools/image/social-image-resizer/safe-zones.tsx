import type { Zone } from '@/lib/platforms/images/presets'
import type { Target } from './targets'

/** What of a picture stays free, is covered, or is seen at all, drawn over it. */
export function SafeZones({ target: { width, height, safeZone, coveredZone, isRound } }: { target: Target }) {
  const getZoneStyle = (zone: Zone) => ({
    left: `${(zone.x / width) * 100}%`,
    top: `${(zone.y / height) * 100}%`,
    width: `${(zone.width / width) * 100}%`,
    height: `${(zone.height / height) * 100}%`,
  })
  const dimmedClass =
    'pointer-events-none absolute border border-white border-dashed shadow-[0_0_0_99rem_rgb(0_0_0/0.45)]'
  return (
    <>
      {safeZone && <div className={dimmedClass} style={getZoneStyle(safeZone)} aria-hidden />}
      {isRound && <div className={`${dimmedClass} inset-0 rounded-full`} aria-hidden />}
      {coveredZone && (
        <div
          className="pointer-events-none absolute border border-white border-dashed bg-black/70"
          style={getZoneStyle(coveredZone)}
          aria-hidden
        />
      )}
    </>
  )
}
