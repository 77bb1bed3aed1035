/**
 * Best alternatives first, in American spelling. Our selection, after the public lists of plainlanguage.gov (public
 * domain), plainenglish.ie and 26ten.tas.gov.au (checked 2026-11).
 */
function parseReplacements(text: string): Readonly<Record<string, readonly string[]>> {
  const entries = text.split(';').map((entry) => entry.split(':').map((part) => part.trim()))
  return Object.fromEntries(entries.map(([word = '', replacements = '']) => [word, replacements.split(', ')]))
}

export const plainVerbs = parseReplacements(`
  accelerate: speed up; accompany: join; accomplish: do, carry out; acquire: get, buy;
  allocate: set aside, give; alleviate: ease, reduce; ameliorate: improve; anticipate: expect;
  ascertain: find out, check; assist: help; attain: reach, meet; attempt: try; augment: add to, increase;
  calculate: figure out; cease: stop, end; circumvent: get around, avoid; clarify: explain;
  collaborate: work together; commence: start, begin; comply with: follow, meet; comprehend: understand, grasp;
  comprise: include, make up; conceal: hide; consolidate: combine, join; constitute: make up, form;
  construct: build, make; convene: meet; deem: think, believe; delineate: describe, outline;
  demonstrate: show, prove; depart: leave; designate: choose, name; determine: decide, find out;
  disclose: show, tell; discontinue: stop, drop; disseminate: share, spread; elucidate: explain; emphasize: stress;
  endeavor: try; endeavour: try; enhance: improve; ensure that: make sure that; enumerate: list, count;
  evaluate: judge, test; exacerbate: worsen; execute: carry out, do; expedite: speed up; expend: spend;
  fabricate: make, make up; facilitate: help, ease; finalize: finish, complete; formulate: plan, figure out;
  fluctuate: vary, change; forfeit: lose, give up; furnish: give, send; generate: make, produce;
  illustrate: show, explain; implement: carry out, start; indicate: show, say; initiate: start, begin;
  inquire: ask; leverage: use; liaise: talk, work; locate: find; maximize: increase, make the most of;
  minimize: reduce, cut; mitigate: lessen, ease; modify: change; necessitate: need, cause; notify: tell;
  obtain: get; omit: leave out; optimize: improve; participate in: take part in, join;
  participate: take part, join in; peruse: read; permit: allow, let; possess: have, own; preclude: prevent, stop;
  prioritize: put first, rank; procure: get, buy; prohibit: ban, forbid; promulgate: publish, issue; purchase: buy;
  ratify: approve; recapitulate: sum up; reconsider: rethink; rectify: fix, correct;
  reiterate: repeat, say again; relinquish: give up; relocate: move; remunerate: pay; replenish: refill;
  require: need; reside: live; retain: keep; revert to: go back to; scrutinize: check, look at closely;
  solicit: ask for; stipulate: state, set; strategize: plan; streamline: simplify; submit: send, give;
  substantiate: prove, back up; summarize: sum up; terminate: end, stop; transmit: send; transpire: happen;
  utilize: use; validate: confirm, prove; verify: check, confirm; withhold: hold back
`)

export const plainNouns = parseReplacements(`
  amendment: change; capability: ability, skill; caveat: warning; clarification: explanation; component: part;
  consequence: result, effect; discrepancy: difference; duration: length, time; expenditure: spending;
  inception: start; magnitude: size; methodology: method; modification: change; necessity: need;
  objective: goal, aim; occupation: job; paradigm: model; prerequisite: condition; proficiency: skill;
  rationale: reason; remainder: rest; remuneration: pay; requirement: need, rule; residence: home;
  termination: end; utilization: use; vicinity: area
`)

export const plainPhrases = parseReplacements(`
  a large number of: many; a majority of: most; a number of: some, several; a plethora of: many;
  a sufficient amount of: enough; a sufficient number of: enough; accordingly: so;
  additional: extra, more; additionally: also; adjacent to: next to; advantageous: helpful, useful;
  albeit: although, though; apparent: clear, plain; approximately: about, roughly; as a consequence of: because of;
  as a result of: because of; as to whether: whether; at a later date: later; at all times: always;
  at the present time: now; at this moment in time: now; at this point in time: now; beneficial: helpful, useful;
  by means of: by, with; by virtue of: by, because of; close proximity to: near; cognizant: aware;
  comprehensive: full, complete; comprised of: made up of; consequently: so; considerable: large, great;
  despite the fact that: although; due to the fact that: because, since; during the course of: during; equitable: fair; erroneous: wrong;
  evident: clear; expeditious: fast, quick; expeditiously: quickly, fast; feasible: possible, workable;
  for a period of: for; for the duration of: during; for the purpose of: for, to; for the reason that: because;
  frequently: often; furthermore: also, and; has the ability to: can; have the ability to: can;
  henceforth: from now on; hitherto: until now; imperative: vital; in a timely manner: on time, promptly;
  in accordance with: by, following; in addition to: besides, as well as; in an effort to: to;
  in close proximity to: near, close to; in conjunction with: with; in excess of: more than, over;
  in lieu of: instead of; in light of the fact that: because, since; in order for: for; in order that: so that, so;
  in order to: to; in reference to: about; in regard to: about; in regards to: about; in relation to: about;
  in respect of: about, for; in spite of the fact that: although; in terms of: in, for; in the absence of: without;
  in the course of: during, while; in the event of: if there is; in the event that: if; in the near future: soon;
  in the vicinity of: near, around; in view of the fact that: because, since; inadvertently: by mistake;
  incremental: gradual, step by step; initial: first; initially: at first, first; innovative: new; is able to: can;
  are able to: can; am required to: must; is required to: must; are required to: must; was required to: had to;
  were required to: had to; be required to: have to; mandatory: required; make a decision: decide; moreover: also, and;
  nevertheless: still, even so; nonetheless: still, even so; notwithstanding: despite; numerous: many;
  on a daily basis: every day, daily; on a regular basis: regularly, often; on account of: because of;
  on the grounds that: because; on the part of: by; optimal: best; optimum: best; paramount: most important;
  pertaining to: about, on; predominantly: mainly, mostly; primarily: mainly, mostly; prior to: before;
  pursuant to: under, by; regarding: about; subsequent to: after; subsequent: later, next;
  subsequently: later, then; substantial: large, big; sufficient: enough;
  take into consideration: consider, think about; the fact that: that; the majority of: most;
  thereafter: then, after that; under the provisions of: under; until such time as: until;
  viable: workable, possible; whilst: while; with reference to: about; with regard to: about;
  with respect to: about; with the exception of: except for, except
`)
