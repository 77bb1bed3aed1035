import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import { createBioDraft } from '@/lib/writer/bios'

export const draft = createBioDraft(() => bioPlatforms.instagram)
