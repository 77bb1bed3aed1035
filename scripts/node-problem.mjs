const NEEDED = 24

/** Why the site cannot run on this version of Node, brought by the operator; null when it can, or when npm brought its own. */
export function nodeProblem(version) {
  if (version === null || Number.parseInt(version, 10) >= NEEDED) return null
  return `Postsmith runs on Node ${NEEDED}. npm has none for this machine or could not install it; this is Node ${version}.`
}
