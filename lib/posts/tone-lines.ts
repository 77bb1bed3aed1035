/** Sentences that any caption in a tone may hold, whatever it is about. */
export const toneLines: Readonly<Record<string, readonly string[]>> = {
  casual: [
    '{if light}Nothing fancy, it just works for me.',
    '{if light}No big lesson here, only a normal day.',
    'I’m figuring it out as I go.',
    '{if light}It’s not perfect and that’s fine.',
  ],
  funny: [
    '{if light}I’d like to thank my patience, which left early.',
    '{if light}Full marks for effort, the rest is private.',
    '{if light}This is what we call a controlled mess.',
    '{if light}My dignity has left the group chat.',
  ],
  bold: [
    '{if light}Stop waiting for permission.',
    '{if light}The easy way is the one you repeat.',
    '{if light}Excuses take longer than starting.',
    '{if light}You’ve watched enough, go and do it.',
  ],
  educational: [
    'The order matters more than the speed.',
    'Watch what changes between the first and the last shot.',
    'Try it once exactly like this, then make it yours.',
    'The reason is simple: {step} sets up everything after it.',
  ],
  storytelling: [
    'It was an ordinary day until it wasn’t.',
    'I didn’t plan to keep the camera on.',
    'There’s a longer version, and it’s mostly me learning to wait.',
    'I still think about that moment.',
  ],
  professional: [
    'The process matters more than the final frame.',
    'Small decisions made early save work later.',
    'This is how we handle it, step by step.',
    'Consistency beats effort you can’t repeat.',
  ],
  inspirational: [
    'You’re allowed to start before you feel ready.',
    'Slow progress still counts.',
    'One honest try is worth more than a perfect plan.',
    'Be patient with the version of you that’s learning.',
  ],
}
