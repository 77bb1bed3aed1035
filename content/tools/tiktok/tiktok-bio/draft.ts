import { createBioDraft } from '@/lib/writer/bios'
import { getPlatform } from './fields'

export const draft = createBioDraft(getPlatform)
