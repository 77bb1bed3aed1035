import { containsText } from './byte-search'

/**
 * Whether a picture carries Content Credentials. Does not check their signature. A C2PA manifest store begins in any file with a
 * JUMBF description box whose type is C2PA's (C2PA 2.2, section 11.1.4).
 */
export const hasContentCredentials = (bytes: Uint8Array) => containsText(bytes, 'jumdc2pa')
