import { ArrowRight } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { prefillLink } from '@/lib/browser/prefill-link'
import { presetOf } from '@/lib/pictures/presets'
import { captionTools } from './caption-tools'

/** Takes what the picture shows to the tool that writes the words beside it. */
export function CaptionLink({ network, text }: { network: string; text: string }) {
  const { path, label } = captionTools[presetOf(network).source] ?? captionTools.instagram
  return (
    <a className={buttonClass({ look: 'secondary', size: 'small' })} href={prefillLink(path, text)}>
      {label}
      <ArrowRight className="size-4" />
    </a>
  )
}
