const closingPattern =
  /^(?:let me know|want (?:me|more|another|a)|would you like|do you want|if you(?:[’']d| would)? (?:like|want|prefer|need)|feel free|I can (?:also|make|tweak|adapt)|I[’']ve (?:kept|avoided|written)|happy to|hope (?:this|these|that)|need (?:more|any)|just (?:say|tell)|shall I|should I|pro tip|¿quieres|si quieres|dime si|avísame|se quiser|quer que|si tu veux|souhaitez|dis-moi|wenn du|möchtest du|soll ich|sag mir)(?![\p{L}])/iu

export function isClosingRemark(text: string): boolean {
  return closingPattern.test(text)
}

const openingPattern =
  /^(?:sure|certainly|absolutely|of course|great|got it|okay|ok|here(?:[’']s| is| are| you go)|below (?:is|are)|these are|claro|por supuesto|aquí (?:tienes|están)|com certeza|aqui est|bien sûr|voici|klar|gerne|hier (?:ist|sind|kommt))(?![\p{L}])/iu

export function isOpeningRemark(text: string): boolean {
  return openingPattern.test(text) && (/[:.!…]$/.test(text) || text.length < 80)
}
