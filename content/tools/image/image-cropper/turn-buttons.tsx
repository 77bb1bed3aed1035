import { FlipHorizontal2, FlipVertical2, RotateCcwSquare, RotateCwSquare } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { mirroredAcross, mirroredDown, turnedLeft, turnedRight, type View } from './view'

type Props = { view: View; onView: (view: View) => void }

const turns = [
  { label: 'Turn left', Icon: RotateCcwSquare, change: turnedLeft },
  { label: 'Turn right', Icon: RotateCwSquare, change: turnedRight },
  { label: 'Flip left and right', Icon: FlipHorizontal2, change: mirroredAcross },
  { label: 'Flip top and bottom', Icon: FlipVertical2, change: mirroredDown },
] as const

/** Quarter turns and mirrors, as they are seen. */
export function TurnButtons({ view, onView }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      {turns.map(({ label, Icon, change }) => (
        <Button key={label} aria-label={label} title={label} onClick={() => onView(change(view))}>
          <Icon className="size-5" aria-hidden />
        </Button>
      ))}
    </div>
  )
}
