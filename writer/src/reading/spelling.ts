import { upperFirst } from '../language/grammar'
import { keptBy } from '../language/remembered'

/** Common misspellings with what was meant: pairs that are no English words, names or abbreviations themselves. */
const PAIRS = `amt amount amts amounts nv never chg change evrywhere everywhere evrything everything evryone everyone agn again allways always reciept receipt reciepts receipts provisonal provisional coffe coffee delivry delivery matress mattress pilow pillow litle little probly probably heres here's appartments apartments calender calendar becuz because tommorrow tomorrow cleening cleaning cushon cushion cuboard cupboard cupbord cupboard libary library grammer grammar garantee guarantee gaurantee guarantee guarentee guarantee garanteed guaranteed leagings leggings legings leggings lether leather leathr leather hygine hygiene recomend recommend recomended recommended necesary necessary occassion occasion tomatos tomatoes potatos potatoes vegtables vegetables vegtable vegetable choclate chocolate chocolatte chocolate stawberry strawberry suger sugar vannila vanilla lavendar lavender cinammon cinnamon receipe recipe receipes recipes knifes knives szs sizes pkts pockets btwn between wkend weekend wkends weekends wknd weekend wknds weekends vntg vintage serated serrated grp group grps groups txt text wk week wks weeks tmrw tomorrow tmr tomorrow smth something nite night nites nights restuarant restaurant lenghts lengths lenght length urself yourself swapable swappable actualy actually bfast breakfast brekkie breakfast lvl level lvls levels btn button btns buttons horiz horizontal chartruese chartreuse sharpner sharpener
sunscren sunscreen refils refills dashbord dashboard cartrige cartridge cartriges cartridges dishwsher dishwasher overnite overnight roomate roommate roomates roommates accomodate accommodate acheive achieve accross across adress address adjustible adjustable adjustabel adjustable ajustable adjustable alot a_lot
allways always infront in_front aswell as_well atleast at_least noone no_one eachother each_other abit a_bit amatuer amateur anoying annoying annoyng annoying appartment apartment arguement argument asthetic aesthetic
athlete athlete attatch attach attatches attaches attachement attachment automaticly automatically automaticaly automatically avalable available availible available
basicly basically basicaly basically batery battery baterry battery batterys batteries battrey battery beautifull beautiful beatiful beautiful becasue because becuase because becuse because
begining beginning beleive believe bluetoth bluetooth bottel bottle botle bottle breatheable breathable brethable breathable bueatiful beautiful buisness business
calender calendar cancle cancel carabeener carabiner carring carrying catagory category ceramick ceramic charachter character chargeing charging chargable chargeable charing charging
cieling ceiling cleaing cleaning cleanning cleaning clening cleaning comming coming comfortible comfortable comfterble comfortable confortable comfortable comfertable comfortable
compatable compatible compatibile compatible compleat complete completly completely concious conscious conveinent convenient convienent convenient convinient convenient
cordles cordless definately definitely definatly definitely definitly definitely delievery delivery deilvery delivery desing design detatchable detachable detachible detachable
diffrent different diferent different dificult difficult difficut difficult dissapear disappear dissapears disappears dissapointed disappointed dishwaser dishwasher dishwahser dishwasher diswasher dishwasher
dosent doesn't dosnt doesn't doesnt doesn't dont don't cant can't wont won't isnt isn't arent aren't wasnt wasn't didnt didn't couldnt couldn't wouldnt wouldn't shouldnt shouldn't hasnt hasn't havent haven't
im I'm ive I've youre you're youll you'll youve you've theyre they're thats that's whats what's theres there's whos who's
durible durable durabel durable dureable durable easyly easily easly easily effecient efficient efficent efficient embarass embarrass embarassed embarrassed embarassing embarrassing enviroment environment
equiptment equipment especialy especially everday everyday everthing everything everytime every_time exausted exhausted excercise exercise exersise exercise existance existence
expencive expensive experiance experience extreemly extremely extremly extremely familar familiar favorate favorite favourate favorite febuary February fexible flexible flexable flexible flexibel flexible
finaly finally foldible foldable foldabel foldable forgeting forgetting freind friend freinds friends frezer freezer fridgde fridge fruitfly fruit_fly funtion function functon function
garantee guarantee garentee guarantee genuin genuine goverment government gaurd guard guage gauge handel handle handels handles hapened happened happend happened harrass harass
heigth height heighth height hieght height hight height immediatly immediately imediately immediately incase in_case includeing including inculdes includes inlcudes includes includs includes
independant independent indestructable indestructible instuctions instructions insted instead insulted-cup insulated-cup intresting interesting intergrated integrated irresistable irresistible
jewelery jewelry jewlery jewelry kitchin kitchen kichen kitchen knifes knives labtop laptop laptob laptop leekproof leakproof lether leather leathr leather liesure leisure libary library
lightwieght lightweight lightweigth lightweight litght light lugage luggage maintainance maintenance maintainence maintenance makeing making managable manageable manuever maneuver
messege message miniture miniature minature miniature mosturizing moisturizing moisturising moisturizing moisterizing moisturizing mositure moisture motorcyle motorcycle multible multiple
neccesary necessary neccessary necessary necesary necessary neigbor neighbor nieghbor neighbor noticable noticeable noticably noticeably occassion occasion occasionaly occasionally occured occurred
occuring occurring odorles odorless offical official oppurtunity opportunity organisor organizer organzier organizer orginal original orginize organize orginizer organizer orignal original
pakage package packge package peice piece peices pieces perfer prefer perfomance performance permanant permanent personel personal pich pitch plasitc plastic platic plastic pocktes pockets
portible portable portabel portable potable-speaker portable-speaker posession possession practicle practical prefered preferred premuim premium presure pressure privelege privilege probaly probably
problam problem proffesional professional profesional professional professionel professional pronounciation pronunciation protecter protector protectes protects publically publicly quaility quality qualtiy quality
quanity quantity quieter quieter quitely quietly realy really reccomend recommend recomend recommend recommand recommend recieve receive recieves receives recieved received rechargable rechargeable
rechargeble rechargeable recycleable recyclable refridgerator refrigerator refrigirator refrigerator refridgerate refrigerate refil refill refillible refillable relevent relevant removeable removable
remotly remotely replacable replaceable replacment replacement resistent resistant resistence resistance resuable reusable reuseable reusable retractible retractable roomate roommate roomates roommates rythm rhythm saftey safety safty safety
scedule schedule schedual schedule scisors scissors scratchs scratches seperate separate seperately separately seperates separates severly severely shampo shampoo sholder shoulder shoudler shoulder
shiping shipping similiar similar sincerly sincerely sillicone silicone slicone silicone silocone silicone skiny skinny sliper slipper smoothe smooth speach speech stabel stable stainles stainless stailess stainless
stanless stainless storeage storage storge storage straigt straight strenght strength streching stretching strechy stretchy stretchey stretchy succesful successful successfull successful suprise surprise
suprised surprised sumer summer suport support supposably supposedly sweatproff sweatproof swiming swimming takeing taking temperture temperature temprature temperature tempature temperature
thier their thermostate thermostat throughly thoroughly tieing tying tomatos tomatoes tommorow tomorrow tommorrow tomorrow tomorow tomorrow toothbrsh toothbrush trully truly truely truly tryed tried
twelth twelfth unbreakble unbreakable univeral universal universel universal untill until unuseable unusable usefull useful useing using usally usually usualy usually vaccum vacuum vaccuum vacuum vacum vacuum
varities varieties vegatable vegetable vegtable vegetable vegetabels vegetables vehical vehicle versitile versatile versatil versatile visable visible vollume volume wardrob wardrobe warrenty warranty warantee warranty
washible washable washabel washable waterprof waterproof waterpoof waterproof waterproff waterproof wateproof waterproof wether whether wierd weird weigth weight weightles weightless whereever wherever
wich which wireles wireless wirless wireless wireliss wireless withing within withouth without witout without writting writing yeild yield youself yourself zippper zipper ziper zipper
definetly definitely excelent excellent exelent excellent garanty guarantee adn and teh the hte the taht that tihs this thsi this wiht with whith with iwth with fo of-not tahn than jsut just waht what wehn when woudl would shoud should coudl could evrey every evry every everyones everyone's
takse takes kepps keeps keps keeps hodls holds holdes holds fodls folds cleas cleans clens cleans chargs charges recharg recharge plugg plug stips stops protcts protects`

/** How words are typed on a phone, and what they mean wherever they stand. */
const SHORT = `abt about aftr after agnst against alr already arnd around bcause because bcaus because becz because bck back bfore before bttr better dwn down evn even frst first hav have hve have mnth month mnths months mth month mths months ovr over prbly probably strng strong ths this tht that undr under whre where wht what wrk work wrks works bcos because bcoz because bcs because bcuz because bcz because bday birthday becos because becoz because bldg building cekout checkout cldnt couldn't cos because coz because cuz because
asst assistant dnt don't enuf enough exept except fav favorite fone phone fones phones frm from frnd friend frnds friends gud good hv have jst just kno know knw know luv love luvd loved luvs loves mkt market morn morning nlng na_lang nvr never nxt next nx next
ofc of_course plz please pls please pkg package ppl people pple people qty quantity rly really rlly really shd should shld should shldnt shouldn't smth something smthg something srsly seriously thnx thanks tho though thru through thx thanks tmr tomorrow
tmrw tomorrow tnx thanks txt text txts texts txted texted wat what wen when whn when wld would wldnt wouldn't xtra extra ystrday yesterday`
/** Capitals make these names: "Wat Pho", "Wen". */
const NAMES = /^(?:Kno|Luv|Tho|Wat|Wen)$/

const pairsIn = (list: string) =>
  Array.from(list.trim().matchAll(/(\S+)\s+(\S+)/g), ([, wrong = '', right = '']): [string, string] => [
    wrong,
    right.replaceAll('_', ' '),
  ]).filter(([wrong, right]) => !/-/.test(wrong + right) && wrong !== right)
const TYPED_SHORT = new Map(pairsIn(SHORT))
const MEANT = new Map([...pairsIn(PAIRS), ...TYPED_SHORT])

/** "Frm day one": at the start of a sentence. */
const started = (word: string, before: string) =>
  /(?:^|[.!?] )$/.test(before) && !NAMES.test(word) ? TYPED_SHORT.get(word.toLowerCase()) : undefined

/** Days and months. */
export const NAMED =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October November December'.split(
    ' ',
  )
const DAY = '(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)'
const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)'
/** "Mon. to Wed.", "Aug to July", "shipped Thurs." */
const SPAN = new RegExp(
  `\\b(?:${DAY}|${MONTH})\\.? (?:to|and|or|until) (?:${DAY}|${MONTH})\\b\\.?(?=[,;)]|$| )|\\b${DAY}\\.(?=,|$)`,
  'g',
)
/** "Tues" is Tuesday, "Sept." is September. */
export const named = (short: string) =>
  /^(?:to|and|or|until)$/.test(short) ? short : (NAMED.find((name) => name.startsWith(short.slice(0, 3))) ?? short)
/** Days and months in full where they are surely meant. */
export const withDays = (text: string) => text.replace(SPAN, (span) => span.replace(/\p{L}{3,5}\b\.?/gu, named))

/** Corrects common misspellings; words with capitals, digits or other marks stay. */
export const correctSpelling = keptBy((text: string): string => {
  return (
    withDays(text)
      .replace(/[’‘`´]/g, "'")
      .replace(/(?<![\p{L}\p{N}'.@/-])[A-Za-z][a-z]{1,19}(?![\p{L}\p{N}'@/-])/gu, (word, at: number) => {
        if (/^[A-Z]/.test(word)) return upperFirst(started(word, text.slice(0, at)) ?? word)
        // "teh tarik" is tea.
        return /^(?:teh (?:ais|tarik|botol|o)|cos lettuce)\b/.test(text.slice(at)) ? word : (MEANT.get(word) ?? word)
      })
      .replace(
        /\bits (?=(?:a|an|the|always|never|so|too|not|just|all|been|like|hard|impossible|easy|annoying)\b)/g,
        "it's ",
      )
      // "dark an you find"
      .replace(/(?<=\p{L} )an (?=(?:[iI]|you|u|we|he|she|they|it|the|then|my|your|so|also)\b(?!['-]))/gu, 'and ')
      // "try it ull see"
      .replace(/(?<=\p{L},? )u['’]?ll (?=(?:be|find|get|know|love|need|never|see|want|wonder)\b)/gu, "you'll ")
      // "wth is this" is no "with".
      .replace(
        /(?<=\p{L} )wth (?=(?:an?|it|my|no|the|this|your?|ur|\d+\p{L}*|\p{L}{3,})\b)(?!are|did|does|happened|was|were|you)/gu,
        'with ',
      )
      // "The case weights 1 kg", but not "the ankle weights 1 kg"
      .replace(
        /\b(it|each|one|which|(?:the|my|our|your) \p{Ll}+(?<!able|al|ed|ing|s|ankle|arm|body|free|gym|hand|leg|wrist)) weights (?=(?:(?:only|just|about|around|under|over|almost) )?\d|nothing\b)/giu,
        '$1 weighs ',
      )
      .replace(/\b(when|if|because|since|until) its (?=[a-z]+(?:$|[.,!?]| (?:out|outside|again)\b))/g, "$1 it's ")
      .replace(/\byour (?=(?:always|never|not|going|gonna|still)\b)/g, "you're ")
      .replace(/(?<![\p{L}\p{N}'.-])i(?=$|[\s,.!?]|'(?:m|ve|ll|d)\b)/gu, 'I')
  )
})
