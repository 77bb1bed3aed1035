import { containsText } from './byte-search'

/**
 * Whether an image has Content Credentials; signatures are not checked. A C2PA manifest store starts with a JUMBF
 * description box of C2PA's type in every file format (C2PA 2.2, section 11.1.4).
 */
export const hasContentCredentials = (bytes: Uint8Array) => containsText(bytes, 'jumdc2pa')
