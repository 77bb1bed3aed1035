import type { ServerResponse } from 'node:http'
import { refusals } from './refusals.ts'
import { sendError } from './replies.ts'

export type MediaCall = {
  response: ServerResponse
  /** The JSON body, or the fields of a form without its file. */
  fields: Record<string, unknown>
  fault: string | null
  /** Counts calls with the same words so far, including this call. */
  attempt: number
}

export const findFault = (...texts: unknown[]): string | null =>
  /\bfault:([\w-]+)/.exec(texts.filter((text) => typeof text === 'string').join(' '))?.[1] ?? null

/** Sends a fault that all routes share. Returns whether it sent a response. */
export const sendCommonFault = ({ response, fields, fault, attempt }: MediaCall): boolean =>
  fault !== null && (refusals[fault]?.(response, fields, attempt) ?? false)

export function sendInvalid({ response }: MediaCall, param: string, message: string, code = 'invalid_value'): void {
  sendError(response, 400, { message, param, code })
}
