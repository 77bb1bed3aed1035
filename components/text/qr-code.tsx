import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { defaultQrStyle, layOutQr } from '@/lib/images/qr/qr-layout'
import { encodeQr } from '@/lib/images/qr/qr-symbol'
import { buildQrSvg, paintQr } from '@/lib/images/qr/render-qr'

/** Pixels per module in the image file, enough for print. */
const PIXELS_PER_MODULE = 16

/** Black on white in both themes, because scanners need that contrast. */
export function QrCode({ url, name }: { url: string; name: string }) {
  const layout = useMemo(() => {
    const symbol = encodeQr(url)
    return symbol && layOutQr(symbol, defaultQrStyle, null)
  }, [url])
  if (!layout) return <p className="mt-2 text-sm">This link is too long for a QR code.</p>
  const { sideModules, path } = layout
  const sidePixels = sideModules * PIXELS_PER_MODULE

  const saveSvg = () =>
    saveBlob(`${name}.svg`, new Blob([buildQrSvg(layout, sidePixels, null)], { type: 'image/svg+xml' }))
  async function savePng() {
    try {
      if (!layout) return
      saveBlob(`${name}.png`, await paintQr(layout, sidePixels, null).canvas.convertToBlob({ type: 'image/png' }))
    } catch {
      notifyError(fileNotSavedNotice)
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <svg
        role="img"
        aria-label={`QR code of ${url}`}
        viewBox={`0 0 ${sideModules} ${sideModules}`}
        shapeRendering="crispEdges"
        className="w-48 rounded-lg border border-line forced-color-adjust-none"
      >
        <path fill="#fff" d={`M0 0h${sideModules}v${sideModules}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <div className="flex gap-2">
        <Button size="small" onClick={saveSvg}>
          Download SVG
        </Button>
        <Button size="small" onClick={savePng}>
          Download PNG
        </Button>
      </div>
    </div>
  )
}
