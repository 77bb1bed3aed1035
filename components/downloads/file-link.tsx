import { Download } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import type { FoundFile } from '@/lib/tiktok/downloads/found-post'
import { saveLinkedFile } from './linked-file'
import type { PostLinks } from './use-found-post'

type Props = { file: FoundFile; links: PostLinks; label: string; variant?: 'primary' | 'secondary' }

export function FileLink({ file, links, label, variant = 'secondary' }: Props) {
  return (
    <a
      href={file.path}
      download
      className={getButtonClass({ variant })}
      aria-label={`${label}: ${[file.label, ...file.details].join(', ')}`}
      onClick={(event) => saveLinkedFile(event, file, links)}
    >
      <Download className="size-4" />
      {label}
    </a>
  )
}
