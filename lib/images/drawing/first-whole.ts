type Made = { cut: boolean; divided: boolean }

/**
 * What comes of the first of these steps that cuts nothing and divides no word; else of the first that cuts nothing, else of
 * the last. Those after it are not tried.
 */
export function firstWhole<Step, One extends Made>(
  [first, ...others]: readonly [Step, ...Step[]],
  make: (step: Step) => One,
): One {
  let made = make(first)
  let whole = made.cut ? null : made
  for (const step of others) {
    if (isBest(made)) break
    made = make(step)
    whole ??= made.cut ? null : made
  }
  return isBest(made) ? made : (whole ?? made)
}

const isBest = ({ cut, divided }: Made) => !cut && !divided
