import { addressesAreTrusted } from '@/lib/http/client-address'
import { readVariables, SettingsError } from './'
import { misspelt } from './misspelt'
import { warnings } from './warnings'

/** Says on the console what is wrong with the environment; ends the process when the site could not be trusted to run. */
export function checkAtStart(): void {
  try {
    const found = warnings(readVariables(process.env), addressesAreTrusted())
    for (const warning of [...found, ...misspelt(process.env)]) console.warn(`Postsmith: ${warning}`)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`Postsmith cannot start with this environment:\n- ${error.problems.join('\n- ')}`)
    process.exit(1)
  }
}
