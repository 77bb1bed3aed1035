import { useEffect, useState } from 'react'
import { FileActions } from '@/components/files/file-actions'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { sizeInWords } from '@/lib/core/geometry/sizes'
import { drawnFile } from '@/lib/images/drawing/drawn-file'
import { presetOf } from '@/lib/platforms/pictures/presets'
import type { MadeFile } from '@/lib/tool/files-tool'
import type { FormValues } from '@/lib/tool/form-values'
import { backdrop, seedOf } from './backdrop'
import { pictureName } from './picture-name'

/** Tools that put words on it. */
const takers = [
  { type: 'quote-card-maker', name: 'Quote Card Maker', path: '/image-tools/quote-card-maker' },
  { type: 'thumbnail-maker', name: 'Thumbnail Maker', path: '/image-tools/thumbnail-maker' },
]

/** What a browser can draw where no model does: a pattern in the chosen size, told as what it is. */
export function BackdropMaker({ values: { prompt, parameters } }: { values: FormValues }) {
  const [turn, setTurn] = useState(0)
  const [made, setMade] = useState<MadeFile | null>(null)
  const url = useObjectUrl(made?.blob ?? null)
  const size = presetOf(String(parameters.preset))
  const { width, height } = size

  // Typing alone draws nothing: the words are read when a background is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    let gone = false
    drawnFile(backdrop({ width, height }, seedOf(prompt) + turn), '', 'image/png').then(
      (blob) => {
        const name = pictureName({ prompt: `background ${prompt}`, size: { width, height }, type: blob.type })
        if (!gone) setMade({ blob, name, note: '' })
      },
      () => gone || setMade(null),
    )
    return () => {
      gone = true
    }
  }, [width, height, turn])

  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <strong>Not AI:</strong> a pattern that your browser draws, {sizeInWords(size)}, for words of your
        own.
      </p>
      {url && (
        // biome-ignore lint/performance/noImgElement: a file that was made in this browser.
        <img src={url} alt="A pattern of colours" className="max-h-96 max-w-full rounded-lg" />
      )}
      <div className="flex flex-wrap gap-1">
        {made && <FileActions made={made} next={takers} onCompare={null} />}
        <Button size="small" onClick={() => setTurn(turn + 1)}>
          Another one
        </Button>
      </div>
    </div>
  )
}
