/** Lower case. The ones that people choose most, above all those that pass the other rules: guessing starts with these. */
const LIST = `
  123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 00000000 12341234 12121212
  123123123 88888888 66666666 147258369 123654789 password passwords qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm zxcvbnm1
  iloveyou princess sunshine football baseball basketball superman starwars welcome letmein trustno1 whatever computer internet
  michelle jennifer jordan23 liverpool chocolate butterfly elephant business samantha victoria mustang1 corvette maverick

  password0 password1 password2 password3 password4 password5 password6 password7 password8 password9 password01 password10
  password11 password12 password13 password21 password22 password23 password69 password99 password00 password100 password111
  password123 password1234 password12345 password123456 password321 password2019 password2020 password2021 password2022
  password2023 password2024 password2025 password2026 1password 12password 123password 1234password passw0rd passw0rd1 passw0rd12
  passw0rd123 pa55word pa55word1 pa55w0rd p455w0rd p4ssword p4ssw0rd p@ssw0rd p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssword1
  p@ssword12 p@ssword123 pa$$word1 pa$$w0rd pa$$w0rd1 pa$$w0rd123 password! password1! password1. password1? password12!
  password123! password123. password1234! password@1 password@12 password@123 password@1234 password#1 password#123 pass1234
  pass12345 pass123456 pass@123 pass@1234 pass@word1 passpass1 passport1 mypassword1 mypassword123 newpassword1 newpass123 newpass1

  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty123! qwerty@123 qwerty321 qwerty00 qwerty01 qwerty11
  qwerty99 qwertyu1 qwertyui1 qwertyuiop1 qwertyuiop123 1qwerty1 123qwerty 1234qwerty 12345qwert 12345qwerty 123456qwerty
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! 1q2w3e4r5 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2
  2wsx3edc 2wsx1qaz !qaz2wsx qaz12345 qaz123456 qazwsx12 qazwsx123 qazwsxedc1 qazxsw21 zaq12wsx zaq1zaq1 zaq1xsw2 zaq1@wsx
  1234qwer 12345qwe 123qweasd 123qwe123 123qweasdzxc qwe123456 qwe12345 qweqwe123 qweasd123 qweasdzxc1 qwer1234 qwer12345
  qwert123 qwert1234 qwert12345 qwe123qwe asd12345 asd123456 asdasd123 asdf1234 asdf12345 asdfasdf1 asdfgh12 asdfgh123 asdfghjk1
  asdfghjkl1 asdfghjkl123 asdf123456 asd123asd zxc12345 zxc123456 zxcv1234 zxcvb123 zxcvbn123 zxcvbnm123 azerty123 azerty12
  azerty1234 azertyuiop1 1azerty1 1a2b3c4d 1a2s3d4f 1z2x3c4v

  abc12345 abc123456 abc1234567 abc12345678 abc123456789 abc123abc abc123!@# abc@1234 abc@12345 abcabc123 abcd1234 abcd12345
  abcd123456 abcd@1234 abcde123 abcde1234 abcde12345 abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh1 123456abc 12345abc 1234abcd
  12345abcd 123abc123 123456ab 1234567a 12345678a 123456789a 1234567890a a1234567 a12345678 a123456789 a1234567890 a1b2c3d4
  a1b2c3d4e5 aa123456 aa12345678 aa123456789 aaa12345 aaa111222 aaaa1111 aaaaaaa1 aaaaaaaa1 1aaaaaaa ab123456 ab12345678 as123456
  q1234567 q12345678 q123456789 qq123456 qq123123 qwe1234567 w1234567 s1234567 s123456789 z1234567 z123456789 x1234567 m1234567
  m123456789 p1234567 123123abc 123123qwe abc123123 111111aa 11111111a 1111111a 11111aaa 123321abc 12qwaszx 1234asdf 123asd123
  x123456789 d1234567 k1234567 l1234567 j1234567 r1234567 t1234567 0000000a

  iloveyou1 iloveyou2 iloveyou3 iloveyou12 iloveyou123 iloveyou! iloveyou1! iloveu123 ilovegod1 iloveme1 iloveme2 iloveme123
  iloveyou22 lovelove1 loveme123 lovely123 loveyou1 loveyou2 loveyou123 mylove123 babygirl1 babygirl12 babygirl123 babyboy1
  babyboy123 angel123 angels123 princess1 princess2 princess12 princess123 prince123 sweetie1 sweetheart1 beautiful1 butterfly1
  butterfly123 sunshine1 sunshine2 sunshine12 sunshine123 sunshine! sunflower1 rainbow1 rainbow123 flower123 flowers1 cupcake1
  cupcake123 chocolate1 chocolate123 cookie123 cookies1 banana123 cheese123 pepper123 peanut123 buttercup1 strawberry1 blueberry1

  letmein1 letmein2 letmein12 letmein123 letmein1234 letmein! letmein1! letmein123! welcome1 welcome2 welcome3 welcome12 welcome123
  welcome1234 welcome1! welcome123! welcome@1 welcome@123 welcome01 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024
  welcome2025 welcome2026 changeme1 changeme123 changeme! changeit1 trustno1! trustnoone1 whatever1 whatever123 access14 access123
  secret123 secret12 secret1234 mysecret1 default1 default123 temp1234 temporary1 test1234 test12345 test123456 test@123 test@1234
  testing1 testing12 testing123 testing1234 tester123 testtest1 test1test user1234 user12345 username1 user@123 guest123 guest1234
  login123 login1234 signin123 admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 admin123! admin2020 admin2021
  admin2022 admin2023 admin2024 admin2025 admin2026 adminadmin1 administrator1 root1234 root12345 toor1234 master12 master123
  master1234 super123 superuser1 manager1 manager123 server123 system123 office123 company1 company123 student1 student123 teacher1
  teacher123 demo1234 demo12345 sample123 hello123 hello1234 hello12345 hellohello1 helloworld1 hello123! goodbye1 computer1
  computer12 computer123 internet1 internet123 samsung1 samsung123 google123 google1234 facebook1 facebook123 twitter1 youtube1
  youtube123 tiktok123 tiktok1234 instagram1 instagram123 amazon123 iphone123 android1 windows1 windows10 windows123 microsoft1
  linkedin1 linux123 nokia123 creator1 creator123 reelwright1 reelwright123

  football1 football2 football12 football123 football10 baseball1 baseball2 baseball12 baseball123 basketball1 basketball123
  softball1 softball12 soccer10 soccer11 soccer12 soccer123 hockey12 hockey123 tennis123 volleyball1 swimming1 cheerleader1 skater123
  skateboard1 liverpool1 liverpool123 chelsea1 chelsea123 arsenal1 arsenal123 barcelona1 barcelona10 realmadrid1 juventus1
  manchester1 manutd123 lakers24 yankees1 yankees2 cowboys1 steelers1 patriots1 packers12 raiders1 eagles123 ronaldo7 ronaldo07
  messi1010 jordan123 jordan1234 kobe2424 superman1 superman12 superman123 batman12 batman123 spiderman1 spiderman123 ironman1
  ironman123 wolverine1 pokemon1 pokemon12 pokemon123 pikachu1 pikachu123 naruto123 naruto12 dragonball1 starwars1 starwars123
  startrek1 skywalker1 minecraft1 minecraft123 fortnite1 fortnite123 roblox123 roblox1234 playstation1 xbox3600 nintendo1 counter1
  gamer123 gaming123 monkey12 monkey123 monkey1234 dragon12 dragon123 dragon1234 tigers123 tiger123 lion1234 panther1 panthers1
  phoenix1 phoenix123 falcon123 shadow12 shadow123 hunter12 hunter123 ranger123 killer12 killer123 ninja123 ninja1234 pirate123
  warrior1 warrior123 scooter1 scooby123 buster123 buddy123 bailey123 harley123 harley12 mustang123 ferrari1 ferrari123 porsche1
  porsche911 mercedes1 corvette1 camaro123 yamaha123 honda123 toyota123 freedom1 freedom123 america1 america123 london123 paris123
  newyork1 newyork123 chicago1 texas123 california1 canada123 mexico123 brasil123 india123 pakistan1 pakistan123 bangladesh1
  germany1 hallo123 hallo1234 passwort1 passwort123 schatz123 motdepasse1 bonjour1 bonjour123 soleil123 doudou123 marseille13
  contraseña1 contrasena1 contrasena123 teamo123 hola1234 senha123 senha1234 mudar123 azerty01 wachtwoord1 welkom01 welkom123
  hasło123 haslo123 polska123 parola123 sifre123 galatasaray1 fenerbahce1907 besiktas1903 salom123 parol123 wang1234 woaini123
  woaini520 woaini1314 5201314a a5201314 zxc123123

  michael1 michael12 michael123 jennifer1 jennifer123 jessica1 jessica12 jessica123 michelle1 michelle123 ashley12 ashley123
  amanda12 amanda123 nicole12 nicole123 daniel12 daniel123 joshua12 joshua123 matthew1 matthew12 matthew123 andrew12 andrew123
  anthony1 anthony12 anthony123 william1 william123 robert12 robert123 charlie1 charlie12 charlie123 thomas123 jordan12 jordan01
  justin12 justin123 brandon1 brandon12 brandon123 christian1 christopher1 jonathan1 alexander1 alexander123 alex1234 alexis123
  samantha1 samantha123 stephanie1 elizabeth1 elizabeth123 victoria1 victoria123 brittany1 danielle1 natalie1 natalie123 vanessa1
  jasmine1 jasmine123 melissa1 rebecca1 patricia1 patrick1 patrick123 richard1 richard123 benjamin1 nicholas1 nathan123 tyler123
  austin123 george123 martin123 oliver123 sophie123 maggie123 maria123 monica123 sandra123 sabrina1 isabella1 gabriel1 gabriel123
  david123 david1234 james123 james007 jamesbond007 john1234 mark1234 mike1234 peter123 kevin123 chris123 lucky123 lucky777
  lucky1234 happy123 happy1234 smile123 smiley123 cool1234 money123 money1234 rich1234 jesus123 jesus777 christ123 blessed1
  blessed123 allah786 bismillah1 mohammed1 muhammad1 krishna1 krishna123 ganesh123 family123 family123! forever1 forever21 forever123
  friends1 friends123 summer12 summer123 winter123 spring123 autumn123 monday123 friday123 january1 february1 october1 november1
  november11 december1 december12 december25

  spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 summer2019 summer2020 summer2021 summer2022
  summer2023 summer2024 summer2025 summer2026 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026
  winter2019 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 january2024 january2025 january2026
  summer2024! summer2025! winter2024! winter2025! qwerty2024 qwerty2025 hello2024 hello2025 abc12345! abcd1234! abcd@123 india@123
  1qaz!qaz aa123456! aa@123456 a123456! a123456789! zxcvbnm1! qwertyuiop1! iloveyou123! admin@12345 user@1234 root@123 p@55w0rd
  p@55word p@$$w0rd p@$$word1 pa55w0rd! pa55word! passw0rd! welcome1. hello123. secret123! monkey123! dragon123! master123!
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean))
