import type { Bank } from './frame'

/** Indonesian, as creators talk. */
export const indonesian: Bank = {
  neutral: {
    hook: {
      statement: [
        '{line}.',
        '{line}. [Kalimat kamu berikutnya].',
        '{line}. {outcome}.',
        'Buat {audience}: {line}.',
      ],
      question: ['[Pertanyaan yang paling sering kamu dapat]? {line}.'],
      scene: ['[Kamu di mana, jam berapa]. {line}.', '{last}.', '{line}. {turn}.'],
      list: ['{first}. {second}.', '{line}. [Satu fakta]. [Fakta lain].'],
    },
    screen: {
      statement: ['{line}', '{first}', '{outcome}'],
      question: ['[Pertanyaan yang dijawab video ini]?'],
      scene: ['{turn}', '[Tempat dan tanggal]'],
      list: ['[Siapa], [di mana], [kapan]'],
    },
    title: {
      statement: ['{line}', '{first}', '{line} ({outcome})'],
      question: ['{line}: [yang ditanyakan orang]?'],
      scene: ['{line} ([tempat atau tahun])', '{line} ({turn})'],
      list: ['{line}: [bagian pertama], [kedua], [ketiga]', '{line} | [nama channel atau seri kamu]'],
    },
    caption: {
      statement: ['{line}.', '{line}. [Kalimat kamu berikutnya].', '{line}. {outcome}.'],
      question: ['[Pertanyaan yang paling sering kamu dapat]? {line}.'],
      scene: ['[Tempat dan tanggal]. {line}.', '{line}. {turn}.', '{last}.'],
      list: ['{first}. {second}.', '{line}. Dalam tiga kata: [satu], [dua], [tiga].'],
    },
    body: {
      statement: [
        '{outcome}.',
        '{turn}.',
        '{second}.',
        'Awalnya dari [apa, dan kapan].',
        'Sekarang: [kondisinya, satu kalimat].',
      ],
      question: ['[Pertanyaan yang paling sering kamu dapat]? [Jawabanmu, satu kalimat].'],
      scene: ['[Yang kelihatan atau kedengaran, satu kalimat].'],
      list: ['Pertama: [satu kalimat]. Lalu: [satu kalimat].'],
    },
    post: {
      statement: [
        '{line}.',
        '{line}.\n\n{outcome}.',
        '{line}.\n\n{action}.',
        '{line}.\n\n[Kalimat kamu berikutnya].',
      ],
      question: ['{line}.\n\n[Yang ingin kamu tanyakan]?'],
      scene: ['{line}.\n\n{turn}.', '{line}.\n\n“[Kata seseorang, persis seperti diucapkan].”'],
      list: [
        '{first}.\n\n{second}.\n\n{third}.',
        '{line}.\n\n1. [yang pertama]\n2. [yang kedua]\n3. [yang ketiga]',
      ],
    },
    reply: {
      question: [
        'Bagian mana yang paling nempel?',
        'Kamu mau tanya apa?',
        'Siapa yang langsung kepikiran?',
        'Mau nambahin apa, satu kalimat aja?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Info lengkap: [di mana].', 'Kirim ke yang perlu lihat ini.'],
      question: ['Ada yang mau ditambahin? Tulis di komentar.'],
      list: ['[Tanggal], [tempat], [kontak].'],
    },
  },
  subject: {
    hook: {
      statement: [
        '{line}, tapi [plot twist, empat kata].',
        '{line}. Yang jarang dibilang orang: [satu kalimat].',
        '{line} buat {audience}.',
        '{line}. {outcome}.',
      ],
      question: ['{line}: mulai dari mana?', '{line}: [pertanyaan dengan dua jawaban]?'],
      scene: ['{line}. Ekspektasi: [apa]. Realita: [apa].', '{line}. {turn}.', '{line}, hari ke-[angka].'],
      list: ['{line} dalam tiga kata: [satu], [dua], [tiga].', '{line}. Green flag: [apa]. Red flag: [apa].'],
    },
    screen: {
      statement: ['{line}, tapi [plot twist]', 'POV: {line}', '{line}', '{line}, part [angka]'],
      question: ['{line}: mulai dari mana?', 'Mulai dari mana?'],
      scene: ['{line}, hari ke-[angka]', 'Ekspektasi vs realita'],
      list: ['{line}: [satu], [dua], [tiga]'],
    },
    title: {
      statement: [
        '{line}, tapi [plot twist, empat kata]',
        '{line}',
        '{line}: {outcome}',
        '{line} buat {audience}',
      ],
      question: ['{line}: mulai dari mana?', '{line}: [yang dicari orang]?'],
      scene: ['{line}: ekspektasi vs realita', '{line}: {turn}'],
      list: ['{line} dalam [berapa] menit', '{line}: [berapa] hal yang perlu kamu tahu dulu'],
    },
    caption: {
      statement: [
        '{line}, tapi [plot twist, empat kata].',
        '{line}: [nilai]/10.',
        '{line}. {outcome}.',
        'Buat {audience}: {line}.',
      ],
      question: ['{line}: mulai dari mana?', '{line}: [pertanyaan dengan dua jawaban]?'],
      scene: ['{line}. Ekspektasi: [apa]. Realita: [apa].', '{line}. {turn}.'],
      list: ['{line} dalam tiga kata: [satu], [dua], [tiga].', '{line}: [satu], [dua], dan selalu [tiga].'],
    },
    body: {
      statement: [
        'Aturannya cuma satu: [aturannya].',
        '{outcome}.',
        '{turn}.',
        'Kalau baru mulai, mulai dari [satu hal].',
      ],
      question: [
        'Butuh berapa lama? [Berapa lama, dari apa sampai apa].',
        'Harganya berapa? [Harga, dan dapat apa].',
      ],
      scene: ['[Kelihatannya gimana dari dekat, satu kalimat].'],
      list: ['Ekspektasi: [apa]. Realita: [apa].', 'Dulu: [satu kalimat]. Sekarang: [satu kalimat].'],
    },
    post: {
      statement: [
        '{line}, tapi [plot twist, empat kata].',
        '{line}.\n\n{outcome}.',
        '{line}.\n\nKesalahan yang sering terjadi di awal: [satu kalimat].',
      ],
      question: ['{line}: mulai dari mana?', '{line}: [ini] atau [itu]?'],
      scene: ['{line}.\n\nEkspektasi: [apa].\nRealita: [apa].', '{line}.\n\n{turn}.'],
      list: [
        '{line}:\n\n1. [yang pertama]\n2. [yang kedua]\n3. [yang ketiga]',
        '{line}.\n\nGreen flag: [apa].\nRed flag: [apa].',
      ],
    },
    reply: {
      question: [
        '{line}: mulai dari mana?',
        'Kamu mau bilang apa ke yang baru mulai?',
        'Yang pertama kamu perhatiin apa?',
        'Mau kamu tunjukin ke siapa?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Save dulu buat nanti.',
        'Kirim ke yang butuh.',
        'Tunjukin punyamu di komentar.',
      ],
      question: ['Selanjutnya: [ini] atau [itu]? Kamu yang pilih.'],
    },
  },
  opinion: {
    hook: {
      statement: [
        'Unpopular opinion: {line}.',
        '{line}. Oke, udah aku bilang.',
        '{line}. Nggak terima debat.',
        '{line}. Coba bikin aku berubah pikiran.',
        '{line}. {turn}.',
      ],
      question: [
        'Setuju atau enggak? {line}.',
        'Dari 1 sampai 10, seberapa salah aku? {line}.',
        'Siapa yang sependapat? {line}.',
      ],
      scene: ['Ada yang bilang di meja makan: “{line}.” Kamu ngangguk atau pergi?', '“{line}.” Diskusikan.'],
      list: [
        '{line}. Alasan pertama: [alasan terbaikmu].',
        '{line}. Yang bisa bikin aku berubah pikiran: [satu hal].',
      ],
    },
    screen: {
      statement: ['{line}', 'Unpopular opinion', 'Oke, udah aku bilang', 'Coba bikin aku berubah pikiran'],
      question: ['Setuju atau enggak?', 'Cuma aku?'],
      scene: ['“{line}”'],
      list: ['Setuju: 1. Enggak: 2'],
    },
    title: {
      statement: ['Unpopular opinion: {line}', '{line}', '{line}. Coba bantah'],
      question: ['{line}: setuju atau enggak?', 'Cuma aku? {line}'],
      scene: ['“{line}”'],
      list: ['{line}: [angka] alasannya', '{line}: pro dan kontra'],
    },
    caption: {
      statement: [
        '{line}. Oke, udah aku bilang.',
        'Unpopular opinion: {line}.',
        '{line}. Nggak terima debat.',
        '{line}.',
      ],
      question: ['{line}. Setuju atau enggak?', 'Cuma aku? {line}.'],
      scene: ['“{line}.” Diskusikan.', 'Cocok dicetak di mug: “{line}.”'],
      list: ['Setuju: 1. Enggak: 2. {line}.', '{line}. Alasan pertama: [alasan terbaikmu].'],
    },
    body: {
      statement: [
        'Alasan terbaikku: [satu kalimat].',
        '{turn}.',
        '{outcome}.',
        'Satu-satunya pengecualian: [kapan kamu bilang sebaliknya].',
      ],
      question: ['Argumen lawan yang paling kuat apa?', 'Apa yang bisa bikin kamu berubah pikiran?'],
      scene: ['Terakhir kali aku bilang ini: [jawaban orang].'],
      list: ['Pro: [alasan terbaik]. Kontra: [bantahan terbaik].'],
    },
    post: {
      statement: [
        'Unpopular opinion:\n\n{line}.',
        '{line}.\n\nOke, udah aku bilang.',
        '{line}.\n\nNggak terima debat.',
        '{line}.\n\nAlasan terbaikku: [satu kalimat].',
        '{line}.\n\n{turn}.',
      ],
      question: ['{line}.\n\nSetuju atau enggak?', '{line}.\n\nArgumen lawan yang paling kuat apa?'],
      scene: ['“{line}.”\n\nDiskusikan.', 'Cocok dicetak di mug:\n\n“{line}.”'],
      list: [
        '{line}.\n\n1. [Alasan terbaikmu]\n2. [Alasan kedua]',
        'Kata orang: [yang biasa].\n\nKata aku: {line}.',
      ],
    },
    reply: {
      question: [
        'Setuju atau enggak, dan kenapa?',
        'Argumen lawan yang paling kuat apa?',
        'Dari dulu mikir begini?',
        'Pengecualiannya apa?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Komen 1 kalau setuju, 2 kalau enggak.', 'Kirim ke yang pasti nggak setuju.'],
      question: ['Kamu di pihak mana? Tulis di komentar.'],
    },
  },
  question: {
    hook: {
      statement: ['Jawab dulu sebelum aku. {line}?', '{line}? Jawabanku: [satu kalimat].'],
      question: ['{line}?', 'Serius nanya: {line}?', 'Buat {audience}: {line}?'],
      scene: ['“{line}?” [Siapa yang nanya, dan di mana].', '{turn}. {line}?'],
      list: ['{line}? [Satu jawaban] atau [yang lain]?', '{line}? Jawaban singkatnya: [tiga kata].'],
    },
    screen: {
      statement: ['Jawaban singkatnya: [dua kata]'],
      question: ['{line}?', 'Kalau kamu?'],
      scene: ['[Siapa yang nanya, dan di mana]'],
      list: ['A: [satu jawaban]  B: [yang lain]'],
    },
    title: {
      statement: ['{line}? [Jawabanmu, lima kata]', '{line}? Aku tanya [berapa] orang'],
      question: ['{line}?', '{line}? (buat {audience})'],
      scene: ['{line}? Pertanyaan dari [siapa]'],
      list: ['{line}? [Satu jawaban], [yang lain], atau [yang ketiga]'],
    },
    caption: {
      statement: ['{line}? Satu kata cukup.', '{line}? Jawabanku: [tiga kata].'],
      question: ['{line}?', '{line}? Jawab jujur ya.', '{line}? Khusus jawaban ngawur.'],
      scene: ['[Kamu di mana waktu ini muncul]. {line}?'],
      list: ['{line}? A: [satu jawaban]. B: [yang lain].'],
    },
    body: {
      statement: ['Jawabanku: [satu kalimat].', 'Jawaban yang paling sering: [yang mana].', '{outcome}.'],
      question: ['Siapa yang bakal jawab sebaliknya?'],
      scene: ['[Siapa] nanya ini, dan aku jawab [apa].', '{turn}.'],
      list: ['A: [satu jawaban]. B: [yang lain]. Tulis hurufnya.'],
    },
    post: {
      statement: ['{line}?\n\nJawabanku: [satu kalimat].', '{line}?\n\nSatu kata cukup.'],
      question: ['{line}?', '{line}?\n\nJawab jujur ya.', '{line}?\n\nYang pertama kepikiran aja.'],
      scene: ['Hari ini ditanya [siapa]:\n\n“{line}?”', '{turn}.\n\n{line}?'],
      list: ['{line}?\n\nA: [satu jawaban]\nB: [yang lain]'],
    },
    reply: {
      question: [
        '{line}?',
        'Siapa yang bakal jawab sebaliknya?',
        'Jawaban pertamamu tadi apa?',
        'Ibumu bakal bilang apa?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Jawab dulu sebelum baca komentar.', 'Kirim ke yang jawabannya pasti beda.'],
      question: ['Ragu? Tulis yang pertama kepikiran.'],
    },
  },
  comparison: {
    hook: {
      statement: [
        '{line}. Kamu yang pilih.',
        '{line}. Pemenangnya: [yang mana, dan di apa].',
        '{line}. {outcome}.',
      ],
      question: [
        'Cuma boleh simpan satu. {a} atau {b}?',
        'Lima detik. {a} atau {b}?',
        '{line}. Kamu tim mana?',
      ],
      scene: ['Kiri: {a}. Kanan: {b}.', '{line}. {turn}.'],
      list: ['{a}: [tiga kata]. {b}: [tiga kata].', '{line}. [Harga], [waktu], [hasil].'],
    },
    screen: {
      statement: ['{a} vs {b}', '{line}', 'Pemenang: [yang mana]'],
      question: ['{a} atau {b}?', 'Kiri atau kanan?'],
      scene: ['Ronde 1: [apa]', '{turn}'],
      list: ['A: {a}  B: {b}'],
    },
    title: {
      statement: ['{a} vs {b}', '{line}', '{a} vs {b}: {outcome}', '{line}: hasilnya setelah [berapa lama]'],
      question: ['{a} atau {b}?', '{a} atau {b}? Tergantung [apa]'],
      scene: ['{a} vs {b} setelah [berapa lama]', '{line} ({turn})'],
      list: ['{a} vs {b}: [harga], [waktu], [hasil]'],
    },
    caption: {
      statement: ['{line}. Kamu yang pilih.', '{line}. Pilihanku: [yang mana].', '{line}. {outcome}.'],
      question: ['{a} atau {b}?', 'Cuma boleh simpan satu. {a} atau {b}?'],
      scene: ['Pertama {a}, lalu {b}.', '{line}. {turn}.'],
      list: ['A: {a}. B: {b}. Satu huruf cukup.', '{a}: [tiga kata]. {b}: [tiga kata].'],
    },
    body: {
      statement: ['Pilihanku: [yang mana, dan kenapa].', 'Bedanya kelihatan di [apa].', '{outcome}.'],
      question: ['Buat kamu, yang menentukan apa?'],
      scene: ['{turn}.', 'Perhatiin [apa] di dua-duanya.'],
      list: ['A: {a}. B: {b}.', 'Harga: [dua-duanya]. Waktu: [dua-duanya]. Hasil: [yang menang].'],
    },
    post: {
      statement: ['{line}.\n\nBedanya kelihatan di [apa].', '{line}.\n\nPilihanku: [yang mana, dan kenapa].'],
      question: ['{a} atau {b}?', '{line}.\n\nKamu tim mana?', 'Cuma boleh simpan satu.\n\n{a} atau {b}?'],
      scene: ['{line}.\n\n{turn}.', 'Pertama {a}.\nLalu {b}.\n\n[Yang kamu perhatiin, satu kalimat].'],
      list: ['A: {a}\nB: {b}\n\nSatu huruf cukup.', '{a}: [tiga kata].\n{b}: [tiga kata].'],
    },
    reply: {
      question: [
        '{a} atau {b}?',
        'Apa yang bisa bikin kamu pindah tim?',
        'Dulu mulai dari yang mana?',
        'Yang mana yang bisa kamu tinggalin?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Pilih satu, tulis di komentar.', 'Kirim ke yang pasti pilih satunya.'],
      question: ['A atau B? Satu huruf cukup.'],
    },
  },
  announcement: {
    hook: {
      statement: [
        'Kabar baru: {line}.',
        'Resmi: {line}.',
        '{line}.',
        'Kasih tahu yang lain: {line}.',
        '{line}. {action}.',
      ],
      question: ['Udah dengar belum? {line}.', 'Tebak ada apa? {line}.'],
      scene: ['Buat [kota, daerah atau komunitas]: {line}.', '{line}. {turn}.'],
      list: ['Kabarnya: {line}. Selanjutnya: [apa dan kapan].', '{first}. {second}. {third}.'],
    },
    screen: {
      statement: ['{line}', 'Resmi!', '{action}', 'Catat: [tanggal]'],
      question: ['Udah dengar belum?'],
      scene: ['Kasih tahu yang lain'],
      list: ['[Apa] | [di mana] | [kapan]'],
    },
    title: {
      statement: ['{line}', 'Resmi: {line}', 'Kabar baru: {line}', '{line} | [nama atau brand kamu]'],
      question: ['Udah dengar belum? {line}'],
      scene: ['{line} | [bulan dan tahun]'],
      list: ['{line} (info lengkap)'],
    },
    caption: {
      statement: ['Resmi: {line}.', '{line}.', 'Kabar baru: {line}.', '{line}. {action}.'],
      question: ['Udah dengar belum? {line}.'],
      scene: ['Buat [kota, daerah atau komunitas]: {line}.', '{line}. {turn}.'],
      list: ['{line}. Catat: [tanggal, tempat atau link].', '{first}. {second}.'],
    },
    body: {
      statement: [
        '{action}.',
        '{outcome}.',
        'Cerita di baliknya: [satu kalimat].',
        'Makasih, [nama], untuk [apa].',
      ],
      question: ['Mau tanya apa? Tulis di komentar.'],
      scene: ['{turn}.'],
      list: ['Kapan: [tanggal]. Di mana: [tempat]. Info: [link].'],
    },
    post: {
      statement: [
        'Resmi:\n\n{line}.',
        '{line}.',
        '{line}.\n\n{action}.',
        'Kasih tahu yang lain:\n\n{line}.',
        '{line}.\n\nCerita di baliknya: [satu kalimat].',
      ],
      question: ['Udah dengar belum?\n\n{line}.', '{line}.\n\nMau tahu apa dulu?'],
      scene: ['Buat [kota, daerah atau komunitas]:\n\n{line}.', '{line}.\n\n{turn}.'],
      list: [
        '{line}.\n\nKapan: [tanggal]\nDi mana: [tempat]\nInfo: [link]',
        '{first}.\n\n{second}.\n\n{third}.',
      ],
    },
    reply: {
      question: [
        'Mau tahu apa dulu?',
        'Mau kasih tahu siapa?',
        'Mau lihat apa dulu?',
        'Siapa yang harus tahu?',
      ],
    },
    cta: {
      statement: [
        '{action}.',
        'Info lengkap: [link].',
        'Kirim ke yang harus tahu.',
        'Tulis pertanyaanmu di komentar.',
      ],
    },
  },
  story: {
    hook: {
      statement: [
        'Storytime: {line}.',
        '{line}.',
        'Kisah nyata: {line}.',
        '{line}. {turn}.',
        '{line}. Akhirnya: {outcome}.',
      ],
      question: ['Mulai dari mana ya? {line}.', 'Pernah ngalamin juga? {line}.'],
      scene: ['[Hari dan jam]. {line}.', '{line}. Yang pertama aku dengar: “[kata seseorang]”.'],
      list: ['{first}. {second}. {third}.', 'Rencananya: [satu kalimat]. Kenyataannya: {line}.'],
    },
    screen: {
      statement: ['{line}', 'Storytime', '{turn}', '{outcome}'],
      question: ['Mulai dari mana ya?'],
      scene: ['[Hari dan jam]', '“[Kata seseorang]”'],
      list: ['{first} → {last}', 'Awalnya → akhirnya'],
    },
    title: {
      statement: ['{line}', 'Storytime: {line}', 'Kisah nyata: {line}', '{line} (cerita lengkap)'],
      question: ['Mulai dari mana ya? {line}'],
      scene: ['{line} | [tempat dan tahun]'],
      list: ['{line}: apa yang terjadi, apa pelajarannya', '{first}. {last}'],
    },
    caption: {
      statement: ['Storytime: {line}.', '{line}.', '{line}. {turn}.', 'Episode hari ini: {line}.'],
      question: ['Mulai dari mana ya? {line}.', '{line}. Pernah ngalamin juga?'],
      scene: ['[Hari dan jam]. {line}.', '{line}. “[Kata seseorang setelah itu].”'],
      list: ['{first}. {second}.', '{line}. Dalam tiga kata: [tiga kata].'],
    },
    body: {
      statement: ['Awalnya dari [hal pertama yang terjadi].', 'Akhirnya: {outcome}.', 'Terus: {turn}.'],
      question: ['Pernah ngalamin juga? Ceritain di komentar.'],
      scene: ['Kata-katanya persis: “[satu kalimat]”.', 'Yang bareng aku waktu itu: [siapa].'],
      list: ['Dalam hati: [satu kalimat]. Yang keluar: [satu kalimat].', '{second}. {third}.'],
    },
    post: {
      statement: [
        '{line}.',
        'Storytime:\n\n{line}.',
        '{line}.\n\n{turn}.',
        '{line}.\n\nAkhirnya: {outcome}.',
      ],
      question: ['{line}.\n\nPernah ngalamin juga?', 'Mulai dari mana ya?\n\n{line}.'],
      scene: ['[Hari dan jam].\n\n{line}.', '{line}.\n\n“[Kata seseorang setelah itu].”'],
      list: ['{first}.\n\n{second}.\n\n{third}.', 'Rencananya: [satu kalimat].\n\nKenyataannya: {line}.'],
    },
    reply: {
      question: [
        'Pernah ngalamin juga?',
        'Kalau kamu bakal gimana?',
        'Mau bilang apa ke yang lagi ngalamin ini?',
        'Siapa yang punya cerita mirip?',
      ],
    },
    cta: {
      statement: ['{action}.', 'Ceritain versimu di komentar.', 'Kirim ke yang ada di sana waktu itu.'],
      question: ['Mau part 2?'],
    },
  },
  'hard-time': {
    hook: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Yang ingin kamu sampaikan hari ini, dengan kata-katamu].'],
    },
    screen: { statement: ['{line}'], scene: ['[Nama atau tanggal]'] },
    title: { statement: ['{line}', '{first}'], scene: ['{line} | [bulan dan tahun]'] },
    caption: {
      statement: ['{line}.', '{line}. {turn}.'],
      scene: ['{line}. [Satu hal kecil yang benar-benar terjadi].', '[Tanggal]. {line}.'],
    },
    body: {
      statement: ['{turn}.', '[Yang ingin kamu sampaikan ke orang lain, satu kalimat].'],
      scene: ['[Satu hal yang ingin kamu ingat].'],
    },
    post: {
      statement: ['{line}.', '{line}.\n\n{turn}.'],
      scene: ['{line}.\n\n[Satu hal kecil, seperti kamu cerita ke teman].'],
      list: ['{first}.\n\n{second}.\n\n{third}.'],
    },
  },
}
