import type { FrameBank } from './frame'
import { parseKindFrames } from './parse-kind-frames'

export const japanese: FrameBank = {
  neutral: parseKindFrames(`
    hook  . {line}。  . {line}。{outcome}。  . {line}。[次に言いたいこと]。  ? {line}。[よく聞かれること]？  ~ [どこで、何時ごろ]。{line}。  ~ {line}。{turn}。  ~ {last}。  - {first}。{second}。
    screen  . {line}  . {first}  . {outcome}  ~ {turn}  ~ [場所と日付]
    title  . {line}  . {first}  . {line}（{outcome}）  ? {line}｜[よく聞かれること]？  ~ {line}（[場所か年]）  - {line}｜[チャンネル名かシリーズ名]
    caption  . {line}。  . {line}。{outcome}。  . {line}。[次に言いたいこと]。  ? {line}。[よく聞かれること]？  ~ [場所と日付]。{line}。  ~ {line}。{turn}。  - {first}。{second}。
    body  . {outcome}。  . {turn}。  . {second}。  . 今は[今の状況を一文で]。  ? [よく聞かれること]？[答えを一文で]。  ~ [見えたもの、聞こえたものを一文で]。
    post  . {line}。  . {line}。¶¶{outcome}。  . {line}。¶¶{action}。  . {line}。¶¶[次に言いたいこと]。  ? {line}。¶¶[みんなに聞きたいこと]？  ~ {line}。¶¶{turn}。  ~ {line}。¶¶「[誰かが言ったこと、そのまま]」  - {first}。¶¶{second}。¶¶{third}。
    reply  ? 何が知りたいですか？  ? [みんなに聞きたいこと]？
    cta  . {action}。  . 詳しくは[リンクか場所]。  - [日付]、[場所]、[連絡先]。
  `),
  subject: parseKindFrames(`
    hook  . {line}。  . {line}。最初に知っておきたいのは、[一文]。  . {line}。一番多い失敗は、[一文]。  . {line}。{outcome}。  ? {line}、[答えが二つある質問]？  ~ {line}。理想は[ひとこと]。現実は[ひとこと]。  ~ {line}。{turn}。  - {line}を三つの言葉で。[一つ目]、[二つ目]、[三つ目]。
    screen  . {line}  . {outcome}  ~ 理想と現実  ~ {turn}
    title  . {line}  . {line}｜{outcome}  . {audience}のための{line}  ~ {line}の理想と現実  - {line}｜避けたい失敗[数字]つ  - [数字]分でわかる{line}
    caption  . {line}。  . {line}。最初に知っておきたいのは、[一文]。  . {line}。{outcome}。  ? {line}、[答えが二つある質問]？  ~ {line}。理想は[ひとこと]。現実は[ひとこと]。  ~ {line}。{turn}。  - {line}を三つの言葉で。[一つ目]、[二つ目]、[三つ目]。
    body  . 最初に知っておきたいのは、[一文]。  . 一番多い失敗は、[一文]。  . {outcome}。  . {turn}。  ~ [近くで見るとどうか、一文で]。  - 理想は[ひとこと]。現実は[ひとこと]。
    post  . {line}。  . {line}。¶¶一番多い失敗は、[一文]。  . {line}。¶¶{outcome}。  ? {line}、[答えが二つある質問]？  ~ {line}。¶¶理想は[ひとこと]。¶現実は[ひとこと]。  - {line}¶¶・[一つ目]¶・[二つ目]¶・[三つ目]
    cta  . {action}。  . あとで見返せるように保存してね。
  `),
  opinion: parseKindFrames(`
    hook  . 異論は認める。{line}。  . {line}。はい、言いました。  . {line}。{turn}。  ? {line}。賛成？それとも反対？  ~ {line}。反論、待ってます。  - {line}。一番の理由は、[一文]。
    screen  . {line}  . 異論は認める  ? 賛成？それとも反対？
    title  . 【異論は認める】{line}  . {line}  ? {line}。賛成？それとも反対？  - {line}｜[数字]つの理由
    caption  . {line}。  . {line}。はい、言いました。  ? {line}。賛成？それとも反対？  ~ {line}。反論、待ってます。  - {line}。一番の理由は、[一文]。
    body  . 一番の理由は、[一文]。  . 例外があるとしたら、[どんなとき]。  . {turn}。  . {outcome}。  ? 一番強い反対意見は何だと思う？
    post  . 異論は認める。¶¶{line}。  . {line}。¶¶はい、言いました。  . {line}。¶¶{turn}。  ? {line}。¶¶賛成？それとも反対？  ~ {line}。¶¶反論、待ってます。  - {line}。¶¶一番の理由は、[一文]。
    reply  ? 賛成？それとも反対？  ? 一番強い反対意見は何だと思う？
    cta  . {action}。  . 賛成は1、反対は2でコメントしてね。
  `),
  question: parseKindFrames(`
    hook  . {line}？私の答えは、[一文]。  ? {line}？  ? 本気で聞きます。{line}？  ~ 今日、[誰か]に聞かれました。{line}？  - {line}？A：[一つの答え]。B：[もう一つ]。
    screen  . 私の答えは、[一文]  ? {line}？
    title  . {line}？[何人]に聞いてみた  ? {line}？  - {line}？A：[一つの答え]。B：[もう一つ]
    caption  . {line}？一言でどうぞ。  ? {line}？  ~ 今日、[誰か]に聞かれました。{line}？  - {line}？A：[一つの答え]。B：[もう一つ]。
    body  . 私の答えは、[一文]。  . {outcome}。  ? 逆の答えの人いる？  ~ {turn}。  - A：[一つの答え]。B：[もう一つ]。
    post  . {line}？¶¶私の答えは、[一文]。  . {line}？¶¶一言でどうぞ。  ? {line}？  ~ 今日、[誰か]に聞かれました。¶¶{line}？  - {line}？¶¶A：[一つの答え]。B：[もう一つ]。
    reply  ? 逆の答えの人いる？  ? あなたは？
    cta  . {action}。  . コメント欄を見る前に答えてみて。
  `),
  comparison: parseKindFrames(`
    hook  . 一つだけ選ぶなら、{a}か{b}。  . {line}。{outcome}。  ? {a}？それとも{b}？  ~ 左が{a}。右が{b}。  - {line}。違いが出るのは[どこ]。
    screen  . {a} vs {b}  ? {a}？それとも{b}？
    title  . {a} vs {b}  . {a} vs {b}｜{outcome}  ? {a}？それとも{b}？  ~ {a} vs {b}｜[期間]使ってみた結果  - {a} vs {b}｜[値段]、[時間]、[結果]
    caption  . {a}？それとも{b}？私が選ぶのは[どっち、理由も]。  ? {a}？それとも{b}？  ~ 左が{a}。右が{b}。  - A：{a}。B：{b}。一文字でOK。
    body  . 私が選ぶのは[どっち、理由も]。  . 違いが出るのは[どこ]。  . {outcome}。  ? 何があったら乗り換える？  ~ {turn}。
    post  . {a}？それとも{b}？¶¶私が選ぶのは[どっち、理由も]。  . 一つだけ選ぶなら、{a}か{b}。¶¶{outcome}。  ? {a}？それとも{b}？  ~ {line}。¶¶違いが出るのは[どこ]。  - A：{a}。B：{b}。一文字でOK。
    reply  ? {a}？それとも{b}？  ? 何があったら乗り換える？
    cta  . {action}。  ? A？B？一文字でOK。
  `),
  announcement: parseKindFrames(`
    hook  . {line}。  . {line}。{action}。  . {line}。日時と場所は[日付、時間、場所]。  ~ [街や地域]のみなさんへ。{line}。  ~ {line}。{turn}。  - {first}。{second}。
    screen  . {line}  . {action}  - 日時：[日付]｜場所：[場所]｜詳細：[リンク]
    title  . {line}  . {line}（詳細まとめ）  ~ {line}｜[場所か年]  - {line}｜[チャンネル名かシリーズ名]
    caption  . {line}。  . {line}。{action}。  . {line}。日時と場所は[日付、時間、場所]。  ~ [街や地域]のみなさんへ。{line}。  - {first}。{second}。
    body  . {action}。  . {outcome}。  . 始まりは、[一文]。  . [名前]さん、[してくれたこと]ありがとうございます。  ~ {turn}。  - 日時：[日付]。場所：[場所]。詳細：[リンク]。
    post  . {line}。  . {line}。¶¶{action}。  . {line}。¶¶始まりは、[一文]。  ? {line}。¶¶何が知りたいですか？  ~ [街や地域]のみなさんへ。{line}。  - {line}。¶¶日時：[日付]¶場所：[場所]¶詳細：[リンク]
    cta  . {action}。  . 質問はコメントでどうぞ。
  `),
  story: parseKindFrames(`
    hook  . {line}。  . 実話です。{line}。  . {line}。そのあと、[次に起きたこと]。  . {line}。結末は、{outcome}。  ? {line}。同じ経験ある人いる？  ~ [日にちと時間]。{line}。  ~ {line}。{turn}。  - {first}。{second}。  - 予定は[一文]。現実は、{line}。
    screen  . {line}  . {outcome}  ~ {turn}  ~ [日にちと時間]
    title  . {line}  . 【実話】{line}  . {line}（全部話します）  ~ {line}｜[場所か年]
    caption  . {line}。  . {line}。そのあと、[次に起きたこと]。  . {line}。{turn}。  ? {line}。同じ経験ある人いる？  ~ [日にちと時間]。{line}。  - {first}。{second}。
    body  . 始まりは[最初に起きたこと]。  . 結末は、{outcome}。  . {turn}。  ~ 「[誰かが言ったこと、そのまま]」  - 心の中では[一文]。口に出たのは[一文]。
    post  . {line}。  . {line}。¶¶そのあと、[次に起きたこと]。  . {line}。¶¶結末は、{outcome}。  ? {line}。¶¶同じ経験ある人いる？  ~ [日にちと時間]。¶¶{line}。  - {first}。¶¶{second}。¶¶{third}。  - 予定は[一文]。¶¶現実は、{line}。
    reply  ? 同じ経験ある人いる？  ? あなたならどうする？
    cta  . {action}。  . あなたの話もコメントで聞かせて。
  `),
  'hard-time': parseKindFrames(`
    hook  . {line}。  . {line}。{turn}。  ~ {line}。[今日伝えたいことを、自分の言葉で]。
    screen  . {line}  ~ [名前か日付]
    title  . {line}  . {first}  ~ {line}｜[年月]
    caption  . {line}。  . {line}。{turn}。  ~ {line}。[本当にあった小さなこと]。
    body  . {turn}。  . [知っていてほしいことを一文で]。  ~ [覚えておきたいこと]。
    post  . {line}。  . {line}。¶¶{turn}。  ~ {line}。¶¶[本当にあった小さなことを、友だちに話すように]。  - {first}。¶¶{second}。¶¶{third}。
  `),
}
