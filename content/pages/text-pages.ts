import { aboutPage } from './about'
import { contactPage } from './contact'
import { privacyPage, termsPage } from './legal'
import type { TextPage } from './text-page'

export const textPages: readonly TextPage[] = [aboutPage, contactPage, privacyPage, termsPage]
