import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { getButtonClass } from '@/components/ui/button'
import type { FoundFile } from '@/lib/tiktok/downloads/found-post'
import { type PostLinks, saveLinkedFile } from './linked-file'

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

type FileListProps<File extends FoundFile> = {
  files: readonly File[]
  links: PostLinks
  getLabel: (file: File) => string
  hasBestFirst?: boolean
}

export function FileList<File extends FoundFile>({ files, links, getLabel, hasBestFirst }: FileListProps<File>) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {files.map((file, index) => (
        <li key={file.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <p className="min-w-0">
            <span className="font-medium">{file.label}</span>
            {file.details.length > 0 && (
              <span dir="auto" className="block break-words text-sm text-muted">
                {file.details.join(' · ')}
              </span>
            )}
          </p>
          <FileLink
            file={file}
            links={links}
            label={getLabel(file)}
            variant={hasBestFirst && index === 0 ? 'primary' : 'secondary'}
          />
        </li>
      ))}
    </ul>
  )
}

export function FilesSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h4 className="font-semibold">{title}</h4>
      {children}
    </section>
  )
}
