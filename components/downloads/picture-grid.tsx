import type { FoundPicture } from '@/lib/tiktok/downloads/found-post'
import { PictureTile } from './picture-tile'
import type { Links } from './use-found-post'

export function PictureGrid({ pictures, links }: { pictures: readonly FoundPicture[]; links: Links }) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {pictures.map((picture) => (
        <PictureTile key={picture.name} picture={picture} links={links} />
      ))}
    </ul>
  )
}
