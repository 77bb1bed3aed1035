import type { Bank } from './frame'
import { kindFrames } from './kind-frames'

export const indonesian: Bank = {
  neutral: kindFrames(`
    hook
    . {line}.
    . {line}. [Kalimat kamu berikutnya].
    . {line}. {outcome}.
    . Buat {audience}: {line}.
    ? [Pertanyaan yang paling sering kamu dapat]? {line}.
    ~ [Kamu di mana, jam berapa]. {line}.
    ~ {last}.
    ~ {line}. {turn}.
    - {first}. {second}.
    - {line}. [Satu fakta]. [Fakta lain].
    screen
    . {line}
    . {first}
    . {outcome}
    ? [Pertanyaan yang dijawab video ini]?
    ~ {turn}
    ~ [Tempat dan tanggal]
    - [Siapa], [di mana], [kapan]
    title
    . {line}
    . {first}
    . {line} ({outcome})
    ? {line}: [yang ditanyakan orang]?
    ~ {line} ([tempat atau tahun])
    ~ {line} ({turn})
    - {line}: [bagian pertama], [kedua], [ketiga]
    - {line} | [nama channel atau seri kamu]
    caption
    . {line}.
    . {line}. [Kalimat kamu berikutnya].
    . {line}. {outcome}.
    ? [Pertanyaan yang paling sering kamu dapat]? {line}.
    ~ [Tempat dan tanggal]. {line}.
    ~ {line}. {turn}.
    ~ {last}.
    - {first}. {second}.
    - {line}. Dalam tiga kata: [satu], [dua], [tiga].
    body
    . {outcome}.
    . {turn}.
    . {second}.
    . Awalnya dari [apa, dan kapan].
    . Sekarang: [kondisinya, satu kalimat].
    ? [Pertanyaan yang paling sering kamu dapat]? [Jawabanmu, satu kalimat].
    ~ [Yang kelihatan atau kedengaran, satu kalimat].
    - Pertama: [satu kalimat]. Lalu: [satu kalimat].
    post
    . {line}.
    . {line}.¶¶{outcome}.
    . {line}.¶¶{action}.
    . {line}.¶¶[Kalimat kamu berikutnya].
    ? {line}.¶¶[Yang ingin kamu tanyakan]?
    ~ {line}.¶¶{turn}.
    ~ {line}.¶¶“[Kata seseorang, persis seperti diucapkan].”
    - {first}.¶¶{second}.¶¶{third}.
    - {line}.¶¶1. [yang pertama]¶2. [yang kedua]¶3. [yang ketiga]
    reply
    ? Bagian mana yang paling nempel?
    ? Kamu mau tanya apa?
    ? Siapa yang langsung kepikiran?
    ? Mau nambahin apa, satu kalimat aja?
    cta
    . {action}.
    . Info lengkap: [di mana].
    . Kirim ke yang perlu lihat ini.
    ? Ada yang mau ditambahin? Tulis di komentar.
    - [Tanggal], [tempat], [kontak].
  `),
  subject: kindFrames(`
    hook
    . {line}, tapi [plot twist, empat kata].
    . {line}. Yang jarang dibilang orang: [satu kalimat].
    . {line} buat {audience}.
    . {line}. {outcome}.
    ? {line}: mulai dari mana?
    ? {line}: [pertanyaan dengan dua jawaban]?
    ~ {line}. Ekspektasi: [apa]. Realita: [apa].
    ~ {line}. {turn}.
    ~ {line}, hari ke-[angka].
    - {line} dalam tiga kata: [satu], [dua], [tiga].
    - {line}. Green flag: [apa]. Red flag: [apa].
    screen
    . {line}, tapi [plot twist]
    . POV: {line}
    . {line}
    . {line}, part [angka]
    ? {line}: mulai dari mana?
    ? Mulai dari mana?
    ~ {line}, hari ke-[angka]
    ~ Ekspektasi vs realita
    - {line}: [satu], [dua], [tiga]
    title
    . {line}, tapi [plot twist, empat kata]
    . {line}
    . {line}: {outcome}
    . {line} buat {audience}
    ? {line}: mulai dari mana?
    ? {line}: [yang dicari orang]?
    ~ {line}: ekspektasi vs realita
    ~ {line}: {turn}
    - {line} dalam [berapa] menit
    - {line}: [berapa] hal yang perlu kamu tahu dulu
    caption
    . {line}, tapi [plot twist, empat kata].
    . {line}: [nilai]/10.
    . {line}. {outcome}.
    . Buat {audience}: {line}.
    ? {line}: mulai dari mana?
    ? {line}: [pertanyaan dengan dua jawaban]?
    ~ {line}. Ekspektasi: [apa]. Realita: [apa].
    ~ {line}. {turn}.
    - {line} dalam tiga kata: [satu], [dua], [tiga].
    - {line}: [satu], [dua], dan selalu [tiga].
    body
    . Aturannya cuma satu: [aturannya].
    . {outcome}.
    . {turn}.
    . Kalau baru mulai, mulai dari [satu hal].
    ? Butuh berapa lama? [Berapa lama, dari apa sampai apa].
    ? Harganya berapa? [Harga, dan dapat apa].
    ~ [Kelihatannya gimana dari dekat, satu kalimat].
    - Ekspektasi: [apa]. Realita: [apa].
    - Dulu: [satu kalimat]. Sekarang: [satu kalimat].
    post
    . {line}, tapi [plot twist, empat kata].
    . {line}.¶¶{outcome}.
    . {line}.¶¶Kesalahan yang sering terjadi di awal: [satu kalimat].
    ? {line}: mulai dari mana?
    ? {line}: [ini] atau [itu]?
    ~ {line}.¶¶Ekspektasi: [apa].¶Realita: [apa].
    ~ {line}.¶¶{turn}.
    - {line}:¶¶1. [yang pertama]¶2. [yang kedua]¶3. [yang ketiga]
    - {line}.¶¶Green flag: [apa].¶Red flag: [apa].
    reply
    ? {line}: mulai dari mana?
    ? Kamu mau bilang apa ke yang baru mulai?
    ? Yang pertama kamu perhatiin apa?
    ? Mau kamu tunjukin ke siapa?
    cta
    . {action}.
    . Save dulu buat nanti.
    . Kirim ke yang butuh.
    . Tunjukin punyamu di komentar.
    ? Selanjutnya: [ini] atau [itu]? Kamu yang pilih.
  `),
  opinion: kindFrames(`
    hook
    . Unpopular opinion: {line}.
    . {line}. Oke, udah aku bilang.
    . {line}. Nggak terima debat.
    . {line}. Coba bikin aku berubah pikiran.
    . {line}. {turn}.
    ? Setuju atau enggak? {line}.
    ? Dari 1 sampai 10, seberapa salah aku? {line}.
    ? Siapa yang sependapat? {line}.
    ~ Ada yang bilang di meja makan: “{line}.” Kamu ngangguk atau pergi?
    ~ “{line}.” Diskusikan.
    - {line}. Alasan pertama: [alasan terbaikmu].
    - {line}. Yang bisa bikin aku berubah pikiran: [satu hal].
    screen
    . {line}
    . Unpopular opinion
    . Oke, udah aku bilang
    . Coba bikin aku berubah pikiran
    ? Setuju atau enggak?
    ? Cuma aku?
    ~ “{line}”
    - Setuju: 1. Enggak: 2
    title
    . Unpopular opinion: {line}
    . {line}
    . {line}. Coba bantah
    ? {line}: setuju atau enggak?
    ? Cuma aku? {line}
    ~ “{line}”
    - {line}: [angka] alasannya
    - {line}: pro dan kontra
    caption
    . {line}. Oke, udah aku bilang.
    . Unpopular opinion: {line}.
    . {line}. Nggak terima debat.
    . {line}.
    ? {line}. Setuju atau enggak?
    ? Cuma aku? {line}.
    ~ “{line}.” Diskusikan.
    ~ Cocok dicetak di mug: “{line}.”
    - Setuju: 1. Enggak: 2. {line}.
    - {line}. Alasan pertama: [alasan terbaikmu].
    body
    . Alasan terbaikku: [satu kalimat].
    . {turn}.
    . {outcome}.
    . Satu-satunya pengecualian: [kapan kamu bilang sebaliknya].
    ? Argumen lawan yang paling kuat apa?
    ? Apa yang bisa bikin kamu berubah pikiran?
    ~ Terakhir kali aku bilang ini: [jawaban orang].
    - Pro: [alasan terbaik]. Kontra: [bantahan terbaik].
    post
    . Unpopular opinion:¶¶{line}.
    . {line}.¶¶Oke, udah aku bilang.
    . {line}.¶¶Nggak terima debat.
    . {line}.¶¶Alasan terbaikku: [satu kalimat].
    . {line}.¶¶{turn}.
    ? {line}.¶¶Setuju atau enggak?
    ? {line}.¶¶Argumen lawan yang paling kuat apa?
    ~ “{line}.”¶¶Diskusikan.
    ~ Cocok dicetak di mug:¶¶“{line}.”
    - {line}.¶¶1. [Alasan terbaikmu]¶2. [Alasan kedua]
    - Kata orang: [yang biasa].¶¶Kata aku: {line}.
    reply
    ? Setuju atau enggak, dan kenapa?
    ? Argumen lawan yang paling kuat apa?
    ? Dari dulu mikir begini?
    ? Pengecualiannya apa?
    cta
    . {action}.
    . Komen 1 kalau setuju, 2 kalau enggak.
    . Kirim ke yang pasti nggak setuju.
    ? Kamu di pihak mana? Tulis di komentar.
  `),
  question: kindFrames(`
    hook
    . Jawab dulu sebelum aku. {line}?
    . {line}? Jawabanku: [satu kalimat].
    ? {line}?
    ? Serius nanya: {line}?
    ? Buat {audience}: {line}?
    ~ “{line}?” [Siapa yang nanya, dan di mana].
    ~ {turn}. {line}?
    - {line}? [Satu jawaban] atau [yang lain]?
    - {line}? Jawaban singkatnya: [tiga kata].
    screen
    . Jawaban singkatnya: [dua kata]
    ? {line}?
    ? Kalau kamu?
    ~ [Siapa yang nanya, dan di mana]
    - A: [satu jawaban]  B: [yang lain]
    title
    . {line}? [Jawabanmu, lima kata]
    . {line}? Aku tanya [berapa] orang
    ? {line}?
    ? {line}? (buat {audience})
    ~ {line}? Pertanyaan dari [siapa]
    - {line}? [Satu jawaban], [yang lain], atau [yang ketiga]
    caption
    . {line}? Satu kata cukup.
    . {line}? Jawabanku: [tiga kata].
    ? {line}?
    ? {line}? Jawab jujur ya.
    ? {line}? Khusus jawaban ngawur.
    ~ [Kamu di mana waktu ini muncul]. {line}?
    - {line}? A: [satu jawaban]. B: [yang lain].
    body
    . Jawabanku: [satu kalimat].
    . Jawaban yang paling sering: [yang mana].
    . {outcome}.
    ? Siapa yang bakal jawab sebaliknya?
    ~ [Siapa] nanya ini, dan aku jawab [apa].
    ~ {turn}.
    - A: [satu jawaban]. B: [yang lain]. Tulis hurufnya.
    post
    . {line}?¶¶Jawabanku: [satu kalimat].
    . {line}?¶¶Satu kata cukup.
    ? {line}?
    ? {line}?¶¶Jawab jujur ya.
    ? {line}?¶¶Yang pertama kepikiran aja.
    ~ Hari ini ditanya [siapa]:¶¶“{line}?”
    ~ {turn}.¶¶{line}?
    - {line}?¶¶A: [satu jawaban]¶B: [yang lain]
    reply
    ? {line}?
    ? Siapa yang bakal jawab sebaliknya?
    ? Jawaban pertamamu tadi apa?
    ? Ibumu bakal bilang apa?
    cta
    . {action}.
    . Jawab dulu sebelum baca komentar.
    . Kirim ke yang jawabannya pasti beda.
    ? Ragu? Tulis yang pertama kepikiran.
  `),
  comparison: kindFrames(`
    hook
    . {line}. Kamu yang pilih.
    . {line}. Pemenangnya: [yang mana, dan di apa].
    . {line}. {outcome}.
    ? Cuma boleh simpan satu. {a} atau {b}?
    ? Lima detik. {a} atau {b}?
    ? {line}. Kamu tim mana?
    ~ Kiri: {a}. Kanan: {b}.
    ~ {line}. {turn}.
    - {a}: [tiga kata]. {b}: [tiga kata].
    - {line}. [Harga], [waktu], [hasil].
    screen
    . {a} vs {b}
    . {line}
    . Pemenang: [yang mana]
    ? {a} atau {b}?
    ? Kiri atau kanan?
    ~ Ronde 1: [apa]
    ~ {turn}
    - A: {a}  B: {b}
    title
    . {a} vs {b}
    . {line}
    . {a} vs {b}: {outcome}
    . {line}: hasilnya setelah [berapa lama]
    ? {a} atau {b}?
    ? {a} atau {b}? Tergantung [apa]
    ~ {a} vs {b} setelah [berapa lama]
    ~ {line} ({turn})
    - {a} vs {b}: [harga], [waktu], [hasil]
    caption
    . {line}. Kamu yang pilih.
    . {line}. Pilihanku: [yang mana].
    . {line}. {outcome}.
    ? {a} atau {b}?
    ? Cuma boleh simpan satu. {a} atau {b}?
    ~ Pertama {a}, lalu {b}.
    ~ {line}. {turn}.
    - A: {a}. B: {b}. Satu huruf cukup.
    - {a}: [tiga kata]. {b}: [tiga kata].
    body
    . Pilihanku: [yang mana, dan kenapa].
    . Bedanya kelihatan di [apa].
    . {outcome}.
    ? Buat kamu, yang menentukan apa?
    ~ {turn}.
    ~ Perhatiin [apa] di dua-duanya.
    - A: {a}. B: {b}.
    - Harga: [dua-duanya]. Waktu: [dua-duanya]. Hasil: [yang menang].
    post
    . {line}.¶¶Bedanya kelihatan di [apa].
    . {line}.¶¶Pilihanku: [yang mana, dan kenapa].
    ? {a} atau {b}?
    ? {line}.¶¶Kamu tim mana?
    ? Cuma boleh simpan satu.¶¶{a} atau {b}?
    ~ {line}.¶¶{turn}.
    ~ Pertama {a}.¶Lalu {b}.¶¶[Yang kamu perhatiin, satu kalimat].
    - A: {a}¶B: {b}¶¶Satu huruf cukup.
    - {a}: [tiga kata].¶{b}: [tiga kata].
    reply
    ? {a} atau {b}?
    ? Apa yang bisa bikin kamu pindah tim?
    ? Dulu mulai dari yang mana?
    ? Yang mana yang bisa kamu tinggalin?
    cta
    . {action}.
    . Pilih satu, tulis di komentar.
    . Kirim ke yang pasti pilih satunya.
    ? A atau B? Satu huruf cukup.
  `),
  announcement: kindFrames(`
    hook
    . Kabar baru: {line}.
    . Resmi: {line}.
    . {line}.
    . Kasih tahu yang lain: {line}.
    . {line}. {action}.
    ? Udah dengar belum? {line}.
    ? Tebak ada apa? {line}.
    ~ Buat [kota, daerah atau komunitas]: {line}.
    ~ {line}. {turn}.
    - Kabarnya: {line}. Selanjutnya: [apa dan kapan].
    - {first}. {second}. {third}.
    screen
    . {line}
    . Resmi!
    . {action}
    . Catat: [tanggal]
    ? Udah dengar belum?
    ~ Kasih tahu yang lain
    - [Apa] | [di mana] | [kapan]
    title
    . {line}
    . Resmi: {line}
    . Kabar baru: {line}
    . {line} | [nama atau brand kamu]
    ? Udah dengar belum? {line}
    ~ {line} | [bulan dan tahun]
    - {line} (info lengkap)
    caption
    . Resmi: {line}.
    . {line}.
    . Kabar baru: {line}.
    . {line}. {action}.
    ? Udah dengar belum? {line}.
    ~ Buat [kota, daerah atau komunitas]: {line}.
    ~ {line}. {turn}.
    - {line}. Catat: [tanggal, tempat atau link].
    - {first}. {second}.
    body
    . {action}.
    . {outcome}.
    . Cerita di baliknya: [satu kalimat].
    . Makasih, [nama], untuk [apa].
    ? Mau tanya apa? Tulis di komentar.
    ~ {turn}.
    - Kapan: [tanggal]. Di mana: [tempat]. Info: [link].
    post
    . Resmi:¶¶{line}.
    . {line}.
    . {line}.¶¶{action}.
    . Kasih tahu yang lain:¶¶{line}.
    . {line}.¶¶Cerita di baliknya: [satu kalimat].
    ? Udah dengar belum?¶¶{line}.
    ? {line}.¶¶Mau tahu apa dulu?
    ~ Buat [kota, daerah atau komunitas]:¶¶{line}.
    ~ {line}.¶¶{turn}.
    - {line}.¶¶Kapan: [tanggal]¶Di mana: [tempat]¶Info: [link]
    - {first}.¶¶{second}.¶¶{third}.
    reply
    ? Mau tahu apa dulu?
    ? Mau kasih tahu siapa?
    ? Mau lihat apa dulu?
    ? Siapa yang harus tahu?
    cta
    . {action}.
    . Info lengkap: [link].
    . Kirim ke yang harus tahu.
    . Tulis pertanyaanmu di komentar.
  `),
  story: kindFrames(`
    hook
    . Storytime: {line}.
    . {line}.
    . Kisah nyata: {line}.
    . {line}. {turn}.
    . {line}. Akhirnya: {outcome}.
    ? Mulai dari mana ya? {line}.
    ? Pernah ngalamin juga? {line}.
    ~ [Hari dan jam]. {line}.
    ~ {line}. Yang pertama aku dengar: “[kata seseorang]”.
    - {first}. {second}. {third}.
    - Rencananya: [satu kalimat]. Kenyataannya: {line}.
    screen
    . {line}
    . Storytime
    . {turn}
    . {outcome}
    ? Mulai dari mana ya?
    ~ [Hari dan jam]
    ~ “[Kata seseorang]”
    - {first} → {last}
    - Awalnya → akhirnya
    title
    . {line}
    . Storytime: {line}
    . Kisah nyata: {line}
    . {line} (cerita lengkap)
    ? Mulai dari mana ya? {line}
    ~ {line} | [tempat dan tahun]
    - {line}: apa yang terjadi, apa pelajarannya
    - {first}. {last}
    caption
    . Storytime: {line}.
    . {line}.
    . {line}. {turn}.
    . Episode hari ini: {line}.
    ? Mulai dari mana ya? {line}.
    ? {line}. Pernah ngalamin juga?
    ~ [Hari dan jam]. {line}.
    ~ {line}. “[Kata seseorang setelah itu].”
    - {first}. {second}.
    - {line}. Dalam tiga kata: [tiga kata].
    body
    . Awalnya dari [hal pertama yang terjadi].
    . Akhirnya: {outcome}.
    . Terus: {turn}.
    ? Pernah ngalamin juga? Ceritain di komentar.
    ~ Kata-katanya persis: “[satu kalimat]”.
    ~ Yang bareng aku waktu itu: [siapa].
    - Dalam hati: [satu kalimat]. Yang keluar: [satu kalimat].
    - {second}. {third}.
    post
    . {line}.
    . Storytime:¶¶{line}.
    . {line}.¶¶{turn}.
    . {line}.¶¶Akhirnya: {outcome}.
    ? {line}.¶¶Pernah ngalamin juga?
    ? Mulai dari mana ya?¶¶{line}.
    ~ [Hari dan jam].¶¶{line}.
    ~ {line}.¶¶“[Kata seseorang setelah itu].”
    - {first}.¶¶{second}.¶¶{third}.
    - Rencananya: [satu kalimat].¶¶Kenyataannya: {line}.
    reply
    ? Pernah ngalamin juga?
    ? Kalau kamu bakal gimana?
    ? Mau bilang apa ke yang lagi ngalamin ini?
    ? Siapa yang punya cerita mirip?
    cta
    . {action}.
    . Ceritain versimu di komentar.
    . Kirim ke yang ada di sana waktu itu.
    ? Mau part 2?
  `),
  'hard-time': kindFrames(`
    hook
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Yang ingin kamu sampaikan hari ini, dengan kata-katamu].
    screen
    . {line}
    ~ [Nama atau tanggal]
    title
    . {line}
    . {first}
    ~ {line} | [bulan dan tahun]
    caption
    . {line}.
    . {line}. {turn}.
    ~ {line}. [Satu hal kecil yang benar-benar terjadi].
    ~ [Tanggal]. {line}.
    body
    . {turn}.
    . [Yang ingin kamu sampaikan ke orang lain, satu kalimat].
    ~ [Satu hal yang ingin kamu ingat].
    post
    . {line}.
    . {line}.¶¶{turn}.
    ~ {line}.¶¶[Satu hal kecil, seperti kamu cerita ke teman].
    - {first}.¶¶{second}.¶¶{third}.
  `),
}
