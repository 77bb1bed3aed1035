import { useObjectUrl } from '@/components/ui/use-object-url'

export function BlobImage({ blob, className }: { blob: Blob; className: string }) {
  const url = useObjectUrl(blob)
  return url && <img src={url} alt="" draggable={false} className={className} />
}
