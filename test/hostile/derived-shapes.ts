import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import type { Shape } from './shapes.ts'

/** One of these is in nearly every class that a text can be in. */
const candidates = [...' a\tA\n\r0s_-.,!?\'"’“#@/:;([{)]}<>&%$+*=|~éª字\u0301\u200d\ufe0f😀\u0001\uE000']
const mostExamples = 12
const mostRepresentatives = 4
/** The last makes an engine read two bytes a character, without which it knows that a wider one cannot be there. */
const tails = ['', '\u0001', '\n\u0001字']

/**
 * Near misses of an expression, from its own syntax: for each repetition what leads up to it, then many times what it
 * repeats (by itself, with what leads up to it, with what follows), then what cannot match.
 */
export function derivedShapes(source: string, flags: string): Shape[] {
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const leaves = leavesOf(pattern, flags)
  const examplesOf = exampleMaker(leaves)
  const shapes = new Map<string, Shape>()
  const add = (head: string, pump: string) => {
    if (pump === '' || pump.length > 200) return
    for (const tail of tails) shapes.set(JSON.stringify([head, pump, tail]), { head, pump, tail })
  }
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max < 10) return
      const head = leadUp(node, examplesOf)
      const next = followUp(node, examplesOf)
      const examples = examplesOf(node.element)
      for (const one of [...examples, examples.join('')]) {
        add(head, one)
        add('', one)
        add('x', one)
        add('', head + one)
        add(head, one + next)
      }
      add('', head)
    },
    onAlternativeEnter(node) {
      for (const one of sequence(node.elements, examplesOf).slice(0, mostExamples)) add('', one)
    },
  })
  return [...shapes.values()]
}

type Leaf = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass
type Examples = (node: AST.Node) => string[]

/** What each single-character part of the expression matches among the candidates and its own characters. */
function leavesOf(pattern: AST.Pattern, flags: string): Map<Leaf, string[]> {
  const own = new Set<string>()
  const leaves = new Map<Leaf, string[]>()
  const remember = (node: Leaf) => {
    if (node.parent?.type !== 'CharacterClass') leaves.set(node, [])
  }
  visitRegExpAST(pattern, {
    onCharacterEnter(node) {
      own.add(String.fromCodePoint(node.value))
      if (node.parent.type === 'Alternative' || node.parent.type === 'Quantifier') remember(node)
    },
    onCharacterSetEnter(node) {
      if (node.parent.type === 'Alternative' || node.parent.type === 'Quantifier') remember(node)
    },
    onCharacterClassEnter(node) {
      if (node.parent.type === 'Alternative' || node.parent.type === 'Quantifier') remember(node)
    },
    onExpressionCharacterClassEnter: remember,
  })
  const all = [...new Set([...candidates, ...own])]
  const plainFlags = flags.replace(/[gy]/g, '')
  for (const node of leaves.keys()) {
    const one = new RegExp(`^(?:${node.raw})$`, plainFlags)
    leaves.set(
      node,
      all.filter((character) => one.test(character)),
    )
  }
  return leaves
}

/** Texts that a part of the expression matches; first those whose characters other parts match too. */
function exampleMaker(leaves: Map<Leaf, string[]>): Examples {
  const popularity = new Map<string, number>()
  for (const matched of new Map([...leaves].map(([node, found]) => [node.raw, found])).values())
    for (const character of matched) popularity.set(character, (popularity.get(character) ?? 0) + 1)
  const rank = (character: string) => popularity.get(character) ?? 0
  const known = new Map<AST.Node, string[]>()
  const examplesOf: Examples = (node) => {
    const found = known.get(node) ?? make(node)
    known.set(node, found)
    return found
  }
  function make(node: AST.Node): string[] {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const matched = leaves.get(node) ?? []
        const popular = matched.toSorted((one, other) => rank(other) - rank(one))
        return [...new Set([...popular.slice(0, mostRepresentatives - 1), ...matched.slice(0, 1)])]
      }
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives.flatMap((one) => sequence(one.elements, examplesOf)).slice(0, 60)
      case 'Quantifier': {
        const once = examplesOf(node.element).map((one) => one.repeat(Math.max(1, node.min)))
        return node.min === 0 ? ['', ...once] : once
      }
      default:
        return ['']
    }
  }
  return examplesOf
}

/** Examples of parts in a row: each part varied while the others stay at their first. */
function sequence(parts: readonly AST.Node[], examplesOf: Examples): string[] {
  const firsts = parts.map((part) => examplesOf(part)[0] ?? '')
  const varied = parts.flatMap((part, index) =>
    examplesOf(part)
      .slice(1)
      .map((one) => firsts.with(index, one).join('')),
  )
  return [...new Set([firsts.join(''), ...varied])]
}

/** The shortest text before a node, up to the start of the expression. */
function leadUp(node: AST.Node, examplesOf: Examples): string {
  const { parent } = node
  if (!parent || parent.type === 'Pattern') return ''
  const before =
    parent.type === 'Alternative'
      ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
      : []
  return leadUp(parent, examplesOf) + (sequence(before, examplesOf)[0] ?? '')
}

/** The shortest text right after a node. */
function followUp(node: AST.Node, examplesOf: Examples): string {
  const { parent } = node
  if (parent?.type !== 'Alternative') return ''
  const next = parent.elements[parent.elements.indexOf(node as AST.Element) + 1]
  return next ? (examplesOf(next).find((one) => one !== '') ?? '') : ''
}
