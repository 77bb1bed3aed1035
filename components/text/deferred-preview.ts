/** The preview with its stylesheet; the text tools' own stylesheet does not cover cards. */
import '../deferred.css'

export { CaptionPreview } from '@/components/previews/caption-preview'
