/** The drawing with the style that it needs: the page's own style knows no cards. */
import '../late.css'

export { CaptionPreview } from '@/components/previews/caption-preview'
