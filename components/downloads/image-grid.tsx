import type { FoundImage } from '@/lib/tiktok/downloads/found-post'
import { ImageTile } from './image-tile'
import type { PostLinks } from './use-found-post'

export function ImageGrid({ images, links }: { images: readonly FoundImage[]; links: PostLinks }) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {images.map((image) => (
        <ImageTile key={image.name} image={image} links={links} />
      ))}
    </ul>
  )
}
