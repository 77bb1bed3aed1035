import { apiPolicy, commonHeaders } from '../lib/server/http/security-headers.ts'

export const defaultHeaders = [...commonHeaders, { key: 'Content-Security-Policy', value: apiPolicy }]
