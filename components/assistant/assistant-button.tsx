import { Button } from '@/components/ui/button'

type Props = { isPrimary?: boolean; onClick: () => void }

export function AssistantButton({ isPrimary = false, onClick }: Props) {
  return (
    <Button variant={isPrimary ? 'primary' : 'secondary'} size="large" className="w-full sm:w-auto" onClick={onClick}>
      Write it with your AI
    </Button>
  )
}
