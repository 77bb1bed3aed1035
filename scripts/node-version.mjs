/** The oldest that somebody still mends. An older npm would leave out packages that ask for a newer Node, for good. */
const MIN_STARTER_VERSION = 20
const MIN_VERSION = 24

const getMajor = (version) => Number.parseInt(version, 10)

/** Why this Node must not even install the packages; null when it may. */
export function getStarterProblem(version) {
  if (getMajor(version) >= MIN_STARTER_VERSION) return null
  return `Postsmith can be started by Node ${MIN_STARTER_VERSION} or newer; this is Node ${version}. Where it has installed packages already, delete node_modules first.`
}

/** Why the site cannot run on this version of Node, brought by the operator; null when it can, or when npm brought its own. */
export function getNodeProblem(version) {
  if (version === null || getMajor(version) >= MIN_VERSION) return null
  return `Postsmith runs on Node ${MIN_VERSION}. npm has none for this machine or could not install it; this is Node ${version}.`
}
