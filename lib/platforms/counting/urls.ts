type TextRange = { start: number; end: number }

/** Top-level domains common enough to count as links without a protocol; others are treated as prose. */
const genericTldsText =
  'academy agency app art asia beauty best bio biz blog boutique buzz cafe care cat center city click clinic cloud ' +
  'club coach codes coffee com community company cool design dev digital directory dog earth edu education email ' +
  'events expert express fans farm fashion finance fit fitness fun fund fyi gallery game games garden gift gifts ' +
  'global gov group guide guru health help host house icu inc info ink int jobs kitchen land law life link live lol ' +
  'ltd market marketing me media mil mobi money music name net network news ninja one online org page partners party ' +
  'pet photo photography photos pics pictures pizza place plus press pro productions pub quest recipes red rent ' +
  'restaurant reviews rocks run sale salon school science services shop show site social software solutions space ' +
  'store studio style support surf systems tech team technology tel tips today tools top tours toys training travel ' +
  'tube tv university vip video vision watch website wedding wiki work works world wtf xyz yoga zone'

const countryTldsText =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd ' +
  'cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ' +
  'ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg ' +
  'kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv ' +
  'mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa ' +
  'sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ' +
  'ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'

const knownDomainPattern = `(?:${`${genericTldsText} ${countryTldsText}`.split(' ').join('|')})`
const hostLabelPattern = '[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?'
const pathCharacterPattern = "[\\p{L}\\p{N}!*';:=+,.$/%#\\[\\]\\-_~@|&]"
const parenthesizedPathPattern = `\\(${pathCharacterPattern}*\\)`
const urlTailPattern =
  `(?::\\d+)?(?:/(?:(?:${pathCharacterPattern}|${parenthesizedPathPattern})*(?:[+\\-\\p{L}\\p{N}=_#/]|${parenthesizedPathPattern}))?)?` +
  "(?:\\?[a-z0-9!?*'@();:&=+$/%#\\[\\]\\-_.,~|]*[a-z0-9\\-_&=#/])?"
const urlPattern = new RegExp(
  `(?<![a-z0-9@＠$#＃])(?:https?://(?:${hostLabelPattern}\\.)+[a-z\\p{L}]{2,}|(?<![-_./])(?:${hostLabelPattern}\\.)+${knownDomainPattern})(?![a-z0-9@+-])${urlTailPattern}`,
  'giu',
)

const SHORTEST_URL = 'a.co'

/** Finds links with or without a protocol, as UTF-16 positions. */
export function findUrlRanges(text: string): TextRange[] {
  if (text.length < SHORTEST_URL.length || !text.includes('.')) return []
  return [...text.matchAll(urlPattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
