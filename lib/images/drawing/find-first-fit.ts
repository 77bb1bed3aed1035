type FitResult = { cut: boolean; divided: boolean }

/**
 * What comes of the first of these steps that cuts nothing and divides no word; else of the first that cuts nothing, else of
 * the last. Those after it are not tried.
 */
export function findFirstFit<Step, Result extends FitResult>(
  [first, ...others]: readonly [Step, ...Step[]],
  make: (step: Step) => Result,
): Result {
  let made = make(first)
  let whole = made.cut ? null : made
  for (const step of others) {
    if (isPerfectFit(made)) break
    made = make(step)
    whole ??= made.cut ? null : made
  }
  return isPerfectFit(made) ? made : (whole ?? made)
}

const isPerfectFit = ({ cut, divided }: FitResult) => !cut && !divided
