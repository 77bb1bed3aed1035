import { apiPolicy, commonHeaders } from '../lib/server/http/security-headers.ts'

/** What an answer carries that Next does not write itself; where Next does, its own headers take their place. */
export const defaultHeaders = [...commonHeaders, { key: 'Content-Security-Policy', value: apiPolicy }]
