import { readVariables, SettingsError } from '@/lib/server/env'
import { addressesAreTrusted } from '@/lib/server/http/client-address'
import { spendingFileIn } from '@/lib/server/limits/spending-file'
import { misspelt } from './misspelt'
import { keepsSpending, warnings } from './warnings'

/**
 * Says on the console what is wrong with the environment; ends the process when the site could not be trusted to run.
 */
export function checkAtStart(): void {
  try {
    const variables = readVariables(process.env)
    const found = warnings(variables, addressesAreTrusted())
    for (const warning of [...found, ...misspelt(process.env)]) console.warn(`Postsmith: ${warning}`)
    if (keepsSpending(variables)) spendingFileIn(variables.STATE_DIR).checkAtStart()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`Postsmith cannot start with this environment:\n- ${error.problems.join('\n- ')}`)
    process.exit(1)
  }
}
