import type { FrameBank } from './frame'
import { parseKindFrames } from './parse-kind-frames'

export const indonesian: FrameBank = {
  neutral: parseKindFrames(`
    hook  . {line}.  . {line}. {outcome}.  . {line}. [Yang mau kamu bilang berikutnya].  ? {line}. [Pertanyaan yang paling sering kamu dapat]?  ~ [Kamu di mana dan jam berapa]. {line}.  ~ {line}. {turn}.  ~ {last}.  - {first}. {second}.
    screen  . {line}  . {first}  . {outcome}  ~ {turn}  ~ [Tempat dan tanggal]
    title  . {line}  . {first}  . {line} ({outcome})  ? {line}: [Pertanyaan yang paling sering kamu dapat]?  ~ {line} ([tempat atau tahun])  - {line} | [nama channel atau serimu]
    caption  . {line}.  . {line}. {outcome}.  . {line}. [Yang mau kamu bilang berikutnya].  ? {line}. [Pertanyaan yang paling sering kamu dapat]?  ~ [Tempat dan tanggal]. {line}.  ~ {line}. {turn}.  - {first}. {second}.
    body  . {outcome}.  . {turn}.  . {second}.  . Sekarang: [satu kalimat].  ? [Pertanyaan yang paling sering kamu dapat]? [Jawabanmu, satu kalimat].  ~ [Yang terlihat atau terdengar, satu kalimat].
    post  . {line}.  . {line}.¶¶{outcome}.  . {line}.¶¶{action}.  . {line}.¶¶[Yang mau kamu bilang berikutnya].  ? {line}.¶¶[Yang mau kamu tanyakan]?  ~ {line}.¶¶{turn}.  ~ {line}.¶¶“[Yang dibilang seseorang, kata per kata]”  - {first}.¶¶{second}.¶¶{third}.
    reply  ? Mau tahu soal apa?  ? [Yang mau kamu tanyakan]?
    cta  . {action}.  . Info lengkap: [di mana].  - [Tanggal], [tempat], [kontak].
  `),
  subject: parseKindFrames(`
    hook  . {line}.  . {line}. Yang perlu kamu tahu dulu: [satu kalimat].  . {line}. Kesalahan yang paling sering: [satu kalimat].  . {line}. {outcome}.  ? {line}: [pertanyaan dengan dua jawaban]?  ~ {line}. Ekspektasi: [apa]. Realita: [apa].  ~ {line}. {turn}.  - {line} dalam tiga kata: [satu], [dua], [tiga].
    screen  . {line}  . {outcome}  ~ Ekspektasi vs realita  ~ {turn}
    title  . {line}  . {line}: {outcome}  . {line} untuk {audience}  ~ {line}: ekspektasi vs realita  - {line}: [berapa] kesalahan yang perlu dihindari  - {line} dalam [berapa] menit
    caption  . {line}.  . {line}. Yang perlu kamu tahu dulu: [satu kalimat].  . {line}. {outcome}.  ? {line}: [pertanyaan dengan dua jawaban]?  ~ {line}. Ekspektasi: [apa]. Realita: [apa].  ~ {line}. {turn}.  - {line} dalam tiga kata: [satu], [dua], [tiga].
    body  . Yang perlu kamu tahu dulu: [satu kalimat].  . Kesalahan yang paling sering: [satu kalimat].  . {outcome}.  . {turn}.  ~ [Kelihatannya dari dekat, satu kalimat].  - Ekspektasi: [apa]. Realita: [apa].
    post  . {line}.  . {line}.¶¶Kesalahan yang paling sering: [satu kalimat].  . {line}.¶¶{outcome}.  ? {line}: [pertanyaan dengan dua jawaban]?  ~ {line}.¶¶Ekspektasi: [apa].¶Realita: [apa].  - {line}:¶¶1. [yang pertama]¶2. [yang kedua]¶3. [yang ketiga]
    cta  . {action}.  . Simpan dulu buat nanti.
  `),
  opinion: parseKindFrames(`
    hook  . Unpopular opinion: {line}.  . {line}. Udah, aku bilang juga.  . {line}. {turn}.  ? {line}. Setuju atau nggak?  ~ {line}. Coba yakinkan aku sebaliknya.  - {line}. Alasan terkuatku: [satu kalimat].
    screen  . {line}  . Unpopular opinion  ? Setuju atau nggak?
    title  . Unpopular opinion: {line}  . {line}  ? {line}. Setuju atau nggak?  - {line}: [berapa] alasanku
    caption  . {line}.  . {line}. Udah, aku bilang juga.  ? {line}. Setuju atau nggak?  ~ {line}. Coba yakinkan aku sebaliknya.  - {line}. Alasan terkuatku: [satu kalimat].
    body  . Alasan terkuatku: [satu kalimat].  . Satu-satunya pengecualian: [kapan kamu bilang sebaliknya].  . {turn}.  . {outcome}.  ? Apa argumen terkuat buat membantahnya?
    post  . Unpopular opinion: {line}.  . {line}.¶¶Udah, aku bilang juga.  . {line}.¶¶{turn}.  ? {line}.¶¶Setuju atau nggak?  ~ {line}.¶¶Coba yakinkan aku sebaliknya.  - {line}.¶¶Alasan terkuatku: [satu kalimat].
    reply  ? Setuju atau nggak?  ? Apa argumen terkuat buat membantahnya?
    cta  . {action}.  . Komen 1 kalau setuju, 2 kalau nggak.
  `),
  question: parseKindFrames(`
    hook  . {line}? Jawabanku: [satu kalimat].  ? {line}?  ? Pertanyaan serius: {line}?  ~ Hari ini ditanya sama [siapa]. {line}?  - {line}? A: [satu jawaban]. B: [jawaban lain].
    screen  . Jawabanku: [satu kalimat]  ? {line}?
    title  . {line}? Aku tanya ke [berapa] orang  ? {line}?  - {line}? A: [satu jawaban] / B: [jawaban lain]
    caption  . {line}? Jawab satu kata aja.  ? {line}?  ~ Hari ini ditanya sama [siapa]. {line}?  - {line}? A: [satu jawaban]. B: [jawaban lain].
    body  . Jawabanku: [satu kalimat].  . {outcome}.  ? Siapa yang bakal jawab sebaliknya?  ~ {turn}.  - A: [satu jawaban]. B: [jawaban lain].
    post  . {line}?¶¶Jawabanku: [satu kalimat].  . {line}?¶¶Jawab satu kata aja.  ? {line}?  ~ Hari ini ditanya sama [siapa].¶¶{line}?  - {line}?¶¶A: [satu jawaban]. B: [jawaban lain].
    reply  ? Siapa yang bakal jawab sebaliknya?  ? Kalau kamu?
    cta  . {action}.  . Jawab dulu sebelum baca komentar.
  `),
  comparison: parseKindFrames(`
    hook  . Cuma boleh pilih satu: {a} atau {b}.  . {line}. {outcome}.  ? {a} atau {b}?  ~ Kiri: {a}. Kanan: {b}.  - {line}. Bedanya kelihatan di [apa].
    screen  . {a} vs {b}  ? {a} atau {b}?
    title  . {a} vs {b}  . {a} vs {b}: {outcome}  ? {a} atau {b}?  ~ {a} vs {b} setelah [berapa lama]  - {a} vs {b}: [harga], [waktu], [hasil]
    caption  . {a} atau {b}? Aku pilih [yang mana, dan kenapa].  ? {a} atau {b}?  ~ Kiri: {a}. Kanan: {b}.  - A: {a}. B: {b}. Cukup satu huruf.
    body  . Aku pilih [yang mana, dan kenapa].  . Bedanya kelihatan di [apa].  . {outcome}.  ? Apa yang bikin kamu pindah pilihan?  ~ {turn}.
    post  . {a} atau {b}?¶¶Aku pilih [yang mana, dan kenapa].  . Cuma boleh pilih satu: {a} atau {b}.¶¶{outcome}.  ? {a} atau {b}?  ~ {line}.¶¶Bedanya kelihatan di [apa].  - A: {a}. B: {b}. Cukup satu huruf.
    reply  ? {a} atau {b}?  ? Apa yang bikin kamu pindah pilihan?
    cta  . {action}.  ? A atau B? Cukup satu huruf.
  `),
  announcement: parseKindFrames(`
    hook  . {line}.  . {line}. {action}.  . {line}. Catat: [tanggal, jam, dan tempat].  ~ [Kota atau daerahmu]: {line}.  ~ {line}. {turn}.  - {first}. {second}.
    screen  . {line}  . {action}  - Kapan: [tanggal] | Di mana: [tempat] | Info: [link]
    title  . {line}  . {line} (info lengkap)  ~ {line} | [tempat atau tahun]  - {line} | [nama channel atau serimu]
    caption  . {line}.  . {line}. {action}.  . {line}. Catat: [tanggal, jam, dan tempat].  ~ [Kota atau daerahmu]: {line}.  - {first}. {second}.
    body  . {action}.  . {outcome}.  . Awal ceritanya: [satu kalimat].  . Makasih, [nama], buat [apa].  ~ {turn}.  - Kapan: [tanggal]. Di mana: [tempat]. Info: [link].
    post  . {line}.  . {line}.¶¶{action}.  . {line}.¶¶Awal ceritanya: [satu kalimat].  ? {line}.¶¶Mau tahu soal apa?  ~ [Kota atau daerahmu]: {line}.  - {line}.¶¶Kapan: [tanggal]¶Di mana: [tempat]¶Info: [link]
    cta  . {action}.  . Ada pertanyaan? Tulis di komentar.
  `),
  story: parseKindFrames(`
    hook  . {line}.  . Storytime: {line}.  . {line}. Terus: [apa yang terjadi setelah itu].  . {line}. Akhirnya: {outcome}.  ? {line}. Pernah ngalamin kayak gini?  ~ [Hari dan jam]. {line}.  ~ {line}. {turn}.  - {first}. {second}.  - Rencananya: [satu kalimat]. Kenyataannya: {line}.
    screen  . {line}  . {outcome}  ~ {turn}  ~ [Hari dan jam]
    title  . {line}  . Storytime: {line}  . {line} (cerita lengkapnya)  ~ {line} | [tempat atau tahun]
    caption  . {line}.  . {line}. Terus: [apa yang terjadi setelah itu].  . {line}. {turn}.  ? {line}. Pernah ngalamin kayak gini?  ~ [Hari dan jam]. {line}.  - {first}. {second}.
    body  . Awalnya dari [hal pertama yang terjadi].  . Akhirnya: {outcome}.  . {turn}.  ~ “[Yang dibilang seseorang, kata per kata]”  - Yang aku pikirkan: [satu kalimat]. Yang aku bilang: [satu kalimat].
    post  . {line}.  . {line}.¶¶Terus: [apa yang terjadi setelah itu].  . {line}.¶¶Akhirnya: {outcome}.  ? {line}.¶¶Pernah ngalamin kayak gini?  ~ [Hari dan jam].¶¶{line}.  - {first}.¶¶{second}.¶¶{third}.  - Rencananya: [satu kalimat].¶¶Kenyataannya: {line}.
    reply  ? Pernah ngalamin kayak gini?  ? Kalau kamu bakal gimana?
    cta  . {action}.  . Ceritain punyamu di komentar.
  `),
  'hard-time': parseKindFrames(`
    hook  . {line}.  . {line}. {turn}.  ~ {line}. [Yang ingin kamu sampaikan hari ini, dengan kata-katamu].
    screen  . {line}  ~ [Nama atau tanggal]
    title  . {line}  . {first}  ~ {line} | [bulan dan tahun]
    caption  . {line}.  . {line}. {turn}.  ~ {line}. [Satu hal kecil yang benar-benar terjadi].
    body  . {turn}.  . [Yang ingin kamu sampaikan ke orang lain, satu kalimat].  ~ [Satu hal yang ingin kamu ingat].
    post  . {line}.  . {line}.¶¶{turn}.  ~ {line}.¶¶[Satu hal kecil, seperti kamu cerita ke teman].  - {first}.¶¶{second}.¶¶{third}.
  `),
}
