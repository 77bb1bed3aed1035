import { parseEnv, SettingsError } from '@/lib/server/env'
import { areAddressesTrusted } from '@/lib/server/http/client-address'
import { createSpendingFile } from '@/lib/server/limits/spending'
import { findWarnings, usesSpendingFile } from './warnings'

/** Logs problems of the environment. Ends the process when the settings are invalid. */
export function checkEnvironment(): void {
  try {
    const variables = parseEnv(process.env)
    for (const warning of findWarnings(variables, areAddressesTrusted())) console.warn(`Postsmith: ${warning}`)
    if (usesSpendingFile(variables)) createSpendingFile(variables.STATE_DIR).checkWritable()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`Postsmith cannot start with this environment:\n- ${error.problems.join('\n- ')}`)
    process.exit(1)
  }
}
