/** This chunk has the preview and its stylesheet, because the text tools' own stylesheet does not cover cards. */
import '../deferred.css'

export { CaptionPreview } from '@/components/previews/caption-preview'
