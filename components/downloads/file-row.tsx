import type { ReactNode } from 'react'
import type { FoundFile } from '@/lib/tiktok/downloads/found-post'

export function FileRow({ file, children }: { file: FoundFile; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0">
        <span className="font-medium">{file.label}</span>
        {file.details.length > 0 && (
          <span dir="auto" className="block break-words text-sm text-muted">
            {file.details.join(' · ')}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}
