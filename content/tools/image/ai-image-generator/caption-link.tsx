import { ArrowRight } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { prefillLink } from '@/lib/browser/prefill-link'
import { presetOf } from '@/lib/pictures/presets'
import { captionTools } from './caption-tools'

/** Takes what the picture shows to the tool that writes the words beside it. */
export function CaptionLink({ network, text }: { network: string; text: string }) {
  const { path, label } = captionTools[presetOf(network).source] ?? captionTools.instagram
  return (
    <a className={buttonClass({ look: 'secondary', size: 'small' })} href={prefillLink(path, text)}>
      {label}
      <Icon node={ArrowRight} className="size-4" />
    </a>
  )
}
