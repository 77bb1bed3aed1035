import { expect, test, vi } from 'vitest'
import { ImageError } from '@/lib/core/errors/image-errors'
import type { FilesModule } from '@/lib/tool/files-tool'

const rasterizeSvg = vi.hoisted(() => vi.fn())
vi.mock('@/lib/images/svg/rasterize-svg', () => ({ rasterizeSvg }))

// Node cannot render SVG, so only the requested size is checked.
test.each([
  ['social-image-resizer', () => import('@/content/tools/image/social-image-resizer/run')],
  ['image-cropper', () => import('@/content/tools/image/image-cropper/run')],
  ['carousel-splitter', () => import('@/content/tools/image/carousel-splitter/run')],
] as const)(
  '%s renders an icon large instead of at its intrinsic 24 pixels',
  async (_, load: () => Promise<unknown>) => {
    rasterizeSvg.mockReset().mockRejectedValue(new ImageError('svg_not_drawn'))
    const { run } = (await load()) as FilesModule
    const icon = new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>'], 'icon.svg')
    const options = { canUseFirstFrame: false, canReencode: false, fileNumber: 1, tweak: null }
    await expect(run(new AbortController().signal, icon, options)).rejects.toMatchObject({ code: 'svg_not_drawn' })
    expect(rasterizeSvg.mock.calls.map(([, size]) => size)).toEqual([{ width: 2048, height: 1024 }])
  },
)
