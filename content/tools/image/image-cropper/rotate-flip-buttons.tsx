import { FlipHorizontal2, FlipVertical2, RotateCcwSquare, RotateCwSquare } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { type CropView, flipHorizontally, flipVertically, rotateLeft, rotateRight } from './crop-view'

type Props = { view: CropView; onViewChange: (view: CropView) => void }

const transforms = [
  { label: 'Turn left', Icon: RotateCcwSquare, change: rotateLeft },
  { label: 'Turn right', Icon: RotateCwSquare, change: rotateRight },
  { label: 'Flip left and right', Icon: FlipHorizontal2, change: flipHorizontally },
  { label: 'Flip top and bottom', Icon: FlipVertical2, change: flipVertically },
] as const

export function RotateFlipButtons({ view, onViewChange }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      {transforms.map(({ label, Icon, change }) => (
        <Button key={label} aria-label={label} title={label} onClick={() => onViewChange(change(view))}>
          <Icon className="size-5" aria-hidden />
        </Button>
      ))}
    </div>
  )
}
