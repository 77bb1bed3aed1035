/** The drawing with the style that it needs: the page's own style knows no cards. */
import '../deferred.css'

export { CaptionPreview } from '@/components/previews/caption-preview'
