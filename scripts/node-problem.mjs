/** The oldest that somebody still mends. An older npm would leave out packages that ask for a newer Node, for good. */
const OLDEST = 20
const NEEDED = 24

const major = (version) => Number.parseInt(version, 10)

/** Why this Node must not even install the packages; null when it may. */
export function starterProblem(version) {
  if (major(version) >= OLDEST) return null
  return `Postsmith can be started by Node ${OLDEST} or newer; this is Node ${version}. Where it has installed packages already, delete node_modules first.`
}

/** Why the site cannot run on this version of Node, brought by the operator; null when it can, or when npm brought its own. */
export function nodeProblem(version) {
  if (version === null || major(version) >= NEEDED) return null
  return `Postsmith runs on Node ${NEEDED}. npm has none for this machine or could not install it; this is Node ${version}.`
}
