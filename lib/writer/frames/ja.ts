import type { Bank } from './frame'

/** Japanese: full-width marks, no spaces; no particle that a sentence could not bear. */
export const japanese: Bank = {
  neutral: {
    hook: {
      statement: ['{line}。', '{line}。[次に言いたいこと]。', '{line}。{outcome}。'],
      question: ['[よく聞かれること]？{line}。'],
      scene: ['[場所と時間]。{line}。', '{last}。', '{line}。{turn}。'],
      list: ['{first}。{second}。', '{line}。[事実をひとつ]。[もうひとつ]。'],
    },
    screen: {
      statement: ['{line}', '{first}', '{outcome}'],
      question: ['[この動画で答える質問]？'],
      scene: ['{turn}', '[場所と日付]'],
      list: ['[誰が]、[どこで]、[いつ]'],
    },
    title: {
      statement: ['{line}', '{first}', '{line}（{outcome}）', '【[シリーズ名]】{line}'],
      question: ['{line}｜[よく聞かれること]？'],
      scene: ['{line}（[場所か年]）'],
      list: ['{line}｜[前半]、[中盤]、[後半]', '{line}｜[チャンネル名]'],
    },
    caption: {
      statement: ['{line}。', '{line}。[次に言いたいこと]。', '{line}。{outcome}。'],
      question: ['[よく聞かれること]？{line}。'],
      scene: ['[場所と日付]。{line}。', '{line}。{turn}。', '{last}。'],
      list: ['{first}。{second}。', '{line}。三つの言葉で言うと、[一つ目]、[二つ目]、[三つ目]。'],
    },
    body: {
      statement: [
        '{outcome}。',
        '{turn}。',
        '{second}。',
        'きっかけは[いつ、何があったか]。',
        '今は[今の状況を一文で]。',
      ],
      question: ['[よく聞かれること]？[答えを一文で]。'],
      list: ['まず[一文]。それから[一文]。'],
    },
    post: {
      statement: [
        '{line}。',
        '{line}。\n\n{outcome}。',
        '{line}。\n\n{action}。',
        '{line}。\n\n[次に言いたいこと]。',
      ],
      question: ['{line}。\n\n[みんなに聞きたいこと]？'],
      scene: ['{line}。\n\n{turn}。', '{line}。\n\n「[誰かが言ったこと、そのまま]」'],
      list: ['{first}。\n\n{second}。\n\n{third}。', '{line}。\n\n・[一つ目]\n・[二つ目]\n・[三つ目]'],
    },
    reply: {
      question: [
        'どこが一番残りましたか？',
        '何を聞いてみたいですか？',
        '読んで誰を思い出しましたか？',
        '一言付け足すなら？',
      ],
    },
    cta: {
      statement: ['{action}。', '詳しくは[リンクか場所]。', '届けたい人に送ってください。'],
      question: ['付け足すことはありますか？コメントでどうぞ。'],
      list: ['[日付]、[場所]、[連絡先]。'],
    },
  },
  subject: {
    hook: {
      statement: [
        '{line}、ただし[ひとひねり]。',
        '{line}。誰も教えてくれないのは[一文]。',
        '{line}。{outcome}。',
      ],
      question: ['{line}、何から始める？', '{line}、[答えが二つある質問]？'],
      scene: ['{line}。理想は[ひとこと]。現実は[ひとこと]。', '{line}。{turn}。', '{line}、[数字]日目。'],
      list: ['{line}を三つの言葉で。[一つ目]、[二つ目]、[三つ目]。'],
    },
    screen: {
      statement: ['{line}、ただし[ひとひねり]', '{line}', '{line} その[番号]'],
      question: ['{line}、何から始める？', '何から始める？'],
      scene: ['{line} [数字]日目', '理想と現実'],
      list: ['{line}：[一つ目]、[二つ目]、[三つ目]'],
    },
    title: {
      statement: ['【[シリーズ名]】{line}', '{line}', '{line}｜{outcome}', '{line}、ただし[ひとひねり]'],
      question: ['{line}、何から始める？', '{line}｜[検索されていること]？'],
      scene: ['{line}の理想と現実', '{line}｜{turn}'],
      list: ['[数字]分でわかる{line}', '{line}で最初に知っておきたいこと[数字]選'],
    },
    caption: {
      statement: ['{line}、ただし[ひとひねり]。', '{line}。10点中[数字]点。', '{line}。{outcome}。'],
      question: ['{line}、何から始める？', '{line}、[答えが二つある質問]？'],
      scene: ['{line}。理想は[ひとこと]。現実は[ひとこと]。', '{line}。{turn}。'],
      list: ['{line}を三つの言葉で。[一つ目]、[二つ目]、[三つ目]。'],
    },
    body: {
      statement: [
        'ルールは一つだけ。[ルール]。',
        '{outcome}。',
        '{turn}。',
        'これから始めるなら、まず[一つ]。',
      ],
      question: ['どのくらいかかる？[時間]。', 'いくらかかる？[金額と内訳]。'],
      list: ['理想は[ひとこと]。現実は[ひとこと]。', '前は[一文]。今は[一文]。'],
    },
    post: {
      statement: [
        '{line}、ただし[ひとひねり]。',
        '{line}。\n\n{outcome}。',
        '{line}。\n\n最初によくある失敗は[一文]。',
      ],
      question: ['{line}、何から始める？', '{line}、[これ]？[それ]？'],
      scene: ['{line}。\n\n理想：[ひとこと]\n現実：[ひとこと]', '{line}。\n\n{turn}。'],
      list: ['{line}\n\n・[一つ目]\n・[二つ目]\n・[三つ目]'],
    },
    reply: {
      question: [
        '{line}、何から始める？',
        'これから始める人に何て言う？',
        '最初にどこを見る？',
        '誰に見せたい？',
      ],
    },
    cta: {
      statement: [
        '{action}。',
        'あとで見返せるように保存してね。',
        '必要な人に送ってあげて。',
        'みんなのもコメントで見せて。',
      ],
      question: ['次は[これ]と[それ]、どっちがいい？'],
    },
  },
  opinion: {
    hook: {
      statement: [
        '異論は認める。{line}。',
        '{line}。はい、言いました。',
        '{line}。これだけは譲れない。',
        '{line}。{turn}。',
      ],
      question: ['賛成？反対？{line}。', 'わかる人いる？{line}。'],
      scene: ['隣の人が言った。「{line}」うなずく？それとも反論する？', '「{line}」みんなはどう思う？'],
      list: ['{line}。理由その1、[一番の理由]。'],
    },
    screen: {
      statement: ['{line}', '異論は認める', 'はい、言いました'],
      question: ['賛成？反対？', 'わかる人いる？'],
      scene: ['「{line}」'],
      list: ['賛成は1、反対は2'],
    },
    title: {
      statement: ['{line}', '【異論は認める】{line}', '{line}。これだけは譲れない'],
      question: ['{line}。賛成？反対？'],
      scene: ['「{line}」'],
      list: ['{line}｜理由[数字]つ', '{line}｜賛成意見と反対意見'],
    },
    caption: {
      statement: [
        '異論は認める。{line}。',
        '{line}。はい、言いました。',
        '{line}。これだけは譲れない。',
        '{line}。',
      ],
      question: ['{line}。賛成？反対？', 'わかる人いる？{line}。'],
      scene: ['「{line}」みんなはどう思う？'],
      list: ['賛成は1、反対は2。{line}。', '{line}。理由その1、[一番の理由]。'],
    },
    body: {
      statement: ['一番の理由は[一文]。', '{turn}。', '{outcome}。', '例外があるとしたら[どんなとき]。'],
      question: ['反対意見で一番強いのは？', '何があったら考えが変わる？'],
      list: ['賛成の理由は[一つ]。反対の理由は[一つ]。'],
    },
    post: {
      statement: [
        '異論は認める。\n\n{line}。',
        '{line}。\n\nはい、言いました。',
        '{line}。\n\nこれだけは譲れない。',
        '{line}。\n\n一番の理由は[一文]。',
        '{line}。\n\n{turn}。',
      ],
      question: ['{line}。\n\n賛成？反対？', '{line}。\n\n反対意見で一番強いのは？'],
      scene: ['「{line}」\n\nみんなはどう思う？'],
      list: [
        '{line}。\n\n・[一番の理由]\n・[二番目の理由]',
        'よく言われること：[よくある意見]\n\n私の意見：{line}。',
      ],
    },
    reply: {
      question: [
        '賛成？反対？理由も教えて。',
        '反対意見で一番強いのは？',
        '昔からそう思ってた？',
        '例外は何だと思う？',
      ],
    },
    cta: {
      statement: ['{action}。', '賛成は1、反対は2でコメントしてね。', '反対しそうな人に送ってみて。'],
      question: ['あなたはどっち派？コメントで教えて。'],
    },
  },
  question: {
    hook: {
      statement: ['先に答えてみて。{line}？', '{line}？私の答えは[一文]。'],
      question: ['{line}？', '本気で聞きます。{line}？'],
      scene: ['「{line}？」[誰に、どこで聞かれたか]。', '{turn}。{line}？'],
      list: ['{line}？[一つの答え]？[もう一つの答え]？', '{line}？一言で言うと[三語]。'],
    },
    screen: {
      statement: ['一言で言うと[二語]'],
      question: ['{line}？', 'あなたは？'],
      scene: ['[誰に、どこで聞かれたか]'],
      list: ['A：[一つの答え]　B：[もう一つ]'],
    },
    title: {
      statement: ['{line}？[短い答え]', '{line}？[何人]に聞いてみた'],
      question: ['{line}？'],
      scene: ['{line}？[その人]によく聞かれること'],
      list: ['{line}？[答え1]、[答え2]、[答え3]'],
    },
    caption: {
      statement: ['{line}？一言でどうぞ。', '{line}？私の答えは[三語]。'],
      question: ['{line}？', '{line}？コメントで教えて。'],
      scene: ['[この話になった場面]。{line}？'],
      list: ['{line}？A：[一つの答え]。B：[もう一つ]。'],
    },
    body: {
      statement: ['私の答えは[一文]。', '一番多い答えは[どれ]。', '{outcome}。'],
      question: ['真逆の答えになりそうな人は？'],
      scene: ['{turn}。'],
      list: ['Aは[一つの答え]、Bは[もう一つ]。アルファベットだけでOK。'],
    },
    post: {
      statement: ['{line}？\n\n私の答えは[一文]。', '{line}？\n\n一言でどうぞ。'],
      question: ['{line}？', '{line}？\n\n正直に教えて。'],
      scene: ['今日、[その人]に聞かれた。\n\n「{line}？」', '{turn}。\n\n{line}？'],
      list: ['{line}？\n\nA：[一つの答え]\nB：[もう一つ]'],
    },
    reply: {
      question: [
        '{line}？',
        '真逆の答えになりそうな人は？',
        '最初に浮かんだ答えは？',
        'お母さんなら何て言う？',
      ],
    },
    cta: {
      statement: ['{action}。', 'コメント欄を見る前に答えてみて。', '違う答えになりそうな人に送ってみて。'],
    },
  },
  comparison: {
    hook: {
      statement: ['{line}。選ぶのはあなた。', '{line}。勝者は[どっち、理由も]。', '{line}。{outcome}。'],
      question: ['一つだけ残すなら、{a}？{b}？', '5秒で決めて。{a}？それとも{b}？'],
      scene: ['左が{a}。右が{b}。', '{line}。{turn}。'],
      list: ['{a}：[三語]。{b}：[三語]。'],
    },
    screen: {
      statement: ['{a} vs {b}', '{line}', '勝者：[どっち]'],
      question: ['{a}？{b}？', '左？右？'],
      scene: ['ラウンド1：[お題]', '{turn}'],
      list: ['A：{a}　B：{b}'],
    },
    title: {
      statement: ['{a} vs {b}', '{line}', '【比較】{a} vs {b}', '{a} vs {b}｜{outcome}'],
      question: ['{a}？それとも{b}？'],
      scene: ['{a} vs {b}｜[期間]使ってみた結果', '{line}（{turn}）'],
      list: ['{a} vs {b}｜[値段]、[時間]、[結果]'],
    },
    caption: {
      statement: ['{line}。選ぶのはあなた。', '{line}。私は[どっち]派。', '{line}。{outcome}。'],
      question: ['{a}？それとも{b}？', '一つだけ残すなら、{a}？{b}？'],
      scene: ['まず{a}、次に{b}。', '{line}。{turn}。'],
      list: ['A：{a}。B：{b}。一文字でOK。', '{a}：[三語]。{b}：[三語]。'],
    },
    body: {
      statement: ['私が選ぶのは[どっち、理由も]。', '違いが出るのは[どこ]。', '{outcome}。'],
      question: ['決め手は何？'],
      scene: ['{turn}。'],
      list: ['A：{a}。B：{b}。', '値段：[両方]。時間：[両方]。結果：[勝った方]。'],
    },
    post: {
      statement: ['{line}。\n\n違いが出るのは[どこ]。', '{line}。\n\n私が選ぶのは[どっち、理由も]。'],
      question: ['{a}？それとも{b}？', '一つだけ残すなら？\n\n{a}？{b}？'],
      scene: ['{line}。\n\n{turn}。', 'まず{a}。\n次に{b}。\n\n[気づいたことを一文で]。'],
      list: ['A：{a}\nB：{b}\n\n一文字でOK。'],
    },
    reply: {
      question: [
        '{a}？それとも{b}？',
        '何があったら乗り換える？',
        '最初はどっちだった？',
        'なくても平気なのはどっち？',
      ],
    },
    cta: {
      statement: ['{action}。', 'どっち派かコメントで教えて。', '逆を選びそうな人に送ってみて。'],
      question: ['A？B？一文字でOK。'],
    },
  },
  announcement: {
    hook: {
      statement: ['お知らせです。{line}。', 'ついに発表。{line}。', '{line}。', '{line}。{action}。'],
      question: ['もう聞いた？{line}。'],
      scene: ['[街やコミュニティ]のみなさん、{line}。', '{line}。{turn}。'],
      list: ['お知らせ：{line}。次は[いつ、何があるか]。', '{first}。{second}。{third}。'],
    },
    screen: {
      statement: ['{line}', 'お知らせ', '{action}', 'メモして：[日付]'],
      question: ['もう聞いた？'],
      scene: ['拡散希望'],
      list: ['[内容]｜[どこ]｜[いつ]'],
    },
    title: {
      statement: ['【お知らせ】{line}', '{line}', '【発表】{line}', '{line}｜[名前かブランド]'],
      question: ['もう聞いた？{line}'],
      scene: ['{line}｜[年月]'],
      list: ['{line}（詳細まとめ）'],
    },
    caption: {
      statement: ['お知らせです。{line}。', '{line}。', 'ついに発表。{line}。', '{line}。{action}。'],
      question: ['もう聞いた？{line}。'],
      scene: ['[街やコミュニティ]のみなさん、{line}。', '{line}。{turn}。'],
      list: ['{line}。メモしてね：[日付、場所、リンク]。', '{first}。{second}。'],
    },
    body: {
      statement: [
        '{action}。',
        '{outcome}。',
        'ここまでの話は[一文]。',
        '[名前]、[してくれたこと]ありがとう。',
      ],
      question: ['知りたいことは？コメントで聞いてください。'],
      scene: ['{turn}。'],
      list: ['日時：[日付]。場所：[場所]。詳細：[リンク]。'],
    },
    post: {
      statement: [
        '【お知らせ】\n\n{line}。',
        '{line}。',
        '{line}。\n\n{action}。',
        'ついに発表。\n\n{line}。',
        '{line}。\n\nここまでの話は[一文]。',
      ],
      question: ['もう聞いた？\n\n{line}。', '{line}。\n\n知りたいことはありますか？'],
      scene: ['[街やコミュニティ]のみなさんへ\n\n{line}。', '{line}。\n\n{turn}。'],
      list: [
        '{line}。\n\n日時：[日付]\n場所：[場所]\n詳細：[リンク]',
        '{first}。\n\n{second}。\n\n{third}。',
      ],
    },
    reply: { question: ['まず何が知りたい？', '誰に教える？', '最初に何が見たい？', '誰に届いてほしい？'] },
    cta: {
      statement: [
        '{action}。',
        '詳しくは[リンク]。',
        '知ってほしい人に送ってください。',
        '質問はコメントでどうぞ。',
      ],
    },
  },
  story: {
    hook: {
      statement: ['実話です。{line}。', '{line}。', '{line}。{turn}。', '{line}。結末は、{outcome}。'],
      question: ['何から話そう。{line}。', '同じ経験ある人いる？{line}。'],
      scene: ['[日にちと時間]。{line}。', '{line}。最初に聞こえたのは「[誰かの言葉]」。'],
      list: ['{first}。{second}。{third}。', '予定は[一文]。現実は、{line}。'],
    },
    screen: {
      statement: ['{line}', '実話です', '{turn}', '{outcome}'],
      question: ['同じ経験ある人いる？'],
      scene: ['[日にちと時間]', '「[誰かの言葉]」'],
      list: ['{first} → {last}', '始まり → 結末'],
    },
    title: {
      statement: ['{line}', '【実話】{line}', '{line}（全部話します）'],
      question: ['同じ経験ある人いる？{line}'],
      scene: ['{line}｜[場所と年]'],
      list: ['{line}｜何があって、何を学んだか', '{first}。{last}'],
    },
    caption: {
      statement: ['実話です。{line}。', '{line}。', '{line}。{turn}。', '今日の出来事。{line}。'],
      question: ['{line}。同じ経験ある人いる？'],
      scene: ['[日にちと時間]。{line}。', '{line}。「[そのあと誰かが言ったこと]」'],
      list: ['{first}。{second}。', '{line}。一言で言うと[三語]。'],
    },
    body: {
      statement: ['始まりは[最初に起きたこと]。', '結末は、{outcome}。', 'そして、{turn}。'],
      question: ['似た経験はありますか？コメントで聞かせて。'],
      scene: ['そのままの言葉で「[一文]」。', 'そのとき一緒にいたのは[その人]。'],
      list: ['心の中では[一文]。口に出たのは[一文]。', '{second}。{third}。'],
    },
    post: {
      statement: [
        '{line}。',
        '実話です。\n\n{line}。',
        '{line}。\n\n{turn}。',
        '{line}。\n\n結末は、{outcome}。',
      ],
      question: ['{line}。\n\n同じ経験ある人いる？'],
      scene: ['[日にちと時間]。\n\n{line}。', '{line}。\n\n「[そのあと誰かが言ったこと]」'],
      list: ['{first}。\n\n{second}。\n\n{third}。', '予定は[一文]。\n\n現実は、{line}。'],
    },
    reply: {
      question: [
        '似た経験はありますか？',
        'あなたならどうする？',
        '同じ状況の人に何て言う？',
        '似た話がある人いる？',
      ],
    },
    cta: {
      statement: ['{action}。', 'あなたの話もコメントで聞かせて。', 'あの場にいた人に送ってみて。'],
      question: ['続き、聞きたい？'],
    },
  },
  'hard-time': {
    hook: {
      statement: ['{line}。', '{line}。{turn}。'],
      scene: ['{line}。[今日伝えたいことを、自分の言葉で]。'],
    },
    screen: { statement: ['{line}'], scene: ['[名前か日付]'] },
    title: { statement: ['{line}', '{first}'], scene: ['{line}｜[年月]'] },
    caption: {
      statement: ['{line}。', '{line}。{turn}。'],
      scene: ['{line}。[本当にあった小さなこと]。', '[日付]。{line}。'],
    },
    body: { statement: ['{turn}。', '[知っていてほしいことを一文で]。'], scene: ['[覚えておきたいこと]。'] },
    post: {
      statement: ['{line}。', '{line}。\n\n{turn}。'],
      scene: ['{line}。\n\n[本当にあった小さなことを、友だちに話すように]。'],
      list: ['{first}。\n\n{second}。\n\n{third}。'],
    },
  },
}
