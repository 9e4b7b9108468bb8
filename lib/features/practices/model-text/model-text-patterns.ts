const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

export const SENTENCE_STARTS = words(`
  a about after all also an and another are as ask asking at because before begin being both bring but by call can come could
  did do does done each either even every everything exactly first for from give given go going good had has have he hear her
  here hers him his how i if imagine in instead is isn it its itself just keep last later let like look looking make maybe me
  more most much my next no none not nothing now of on once one only open or other our out over perhaps picture please put
  read really say see she should since so some somebody someone something start stay still stop suppose take tell than thank
  thanks that the their them then there these they thing things think this those though thus to too under until up use very
  wait was we well were what whatever when where whether which while who whom whose why will with without work would write yes
  yet you your yours right sure okay ok fine look listen honestly frankly sorry wow really hold oh ah hmm
  aber als also am an auch auf aus bei bitte da damit dann darauf das dass dem den denn der des die dies diese dieser doch du
  ein eine einem einen einer er es etwas fur fragen gab ganz genau gibt gut hat hatte hier ich ihr ihre im in ist ja jede jetzt
  kann kein keine konnte man mehr mein mit nach nein nicht nichts noch nun nur ob oder ohne schon sein seine seit sie sind so
  sondern stellen um und uns unser vielleicht von vor wann war waren warum was weil welche welchem welchen welcher welches wenn
  wer werden wessen wie wir wird wo wofur womit woran worauf woran wurde zu zum zur zuerst
  alors apres au aussi avant avec c ce cela ces cet cette comme comment d dans de des deux dites donc du elle elles en est et
  faites il ils j je l la le les leur mais me meme moi mon n ne non nous on ou oui par pas pour pourquoi puis qu quand que
  quel quelle quelles quels qui quoi sa sans se ses si son sur ta tes toi ton tu un une vers votre vos vous y
  a al algo alguien antes aqui asi aun bien como con cual cuales cuando cuanto de del desde despues donde e el ella ellos en
  entonces era es esa ese eso esta este esto fue ha hay la las le lo los mas me mi mientras mucho muy nada ni no nos o para
  pero piense por porque primero que quien se sea si sin sobre son su sus tal tambien te tiene todo tu un una usted y ya yo`);

export const GENERAL_WORDS = words(`
  able about above actually after again against agree agreed ahead almost alone along already also although always another
  answer answers anybody anyone anything around aside asked asking asks away back because become been before begin begins
  behaviour behavior behind being believe below best better between both bring brought called calls came camera care change
  changed changes chance choose clear clearly close come comes coming concrete concretely consequence conversation cost costs
  could date days decide decided decision describe describes detail details did didn difference different difficult does doesn
  doing done doubt down during each earlier easier easy effect either else end ending enough even event ever every everybody
  everyone everything evidence exact exactly example expect explain fact facts fair fear feel feels felt find fine finish first
  follow followed following forget forward friday from full further future gave gets getting give given gives glad goes going
  gone good grant great habit half happen happened happening happens hard has have having hear heard hearing help helps here
  hers herself himself hold honest honestly hope hour hours idea imagine important instance instead into issue itself just keep
  kept kind knew know knowing known knows late later least leave left less lets like likely line listen little live long look
  looked looking loses made main make makes making many matter matters maybe mean means meant measure meet meeting mention
  message might mind minute minutes miss missing moment moments month months more morning most much must myself name named need
  needed needs never next noon nothing notice noticed number obstacle occasion often once only open opening opposite order other
  others otherwise ourselves outcome outside over part people perhaps person picture place plain plainly plan play please point
  possible possibly precise precisely prefer prepare pressed problem promise question questions quite rather reach react read
  ready real really reason reasons recent recently recorded relation remember request respond response rest result results
  right room said same saying says scene second see seeing seem seems seen sense sentence serve shall share should show shown
  shows side sign silent simple since situation small smallest some somebody someone something sometimes soon specific
  specifically spoke stand standing stands start started starts stay step steps still stop stopped story such suppose sure take
  taken takes talk talked talking tell telling tells than thank thanks that their them themselves then there these they thing
  things think thinking this those though thought three through time times today together told tomorrow tone took toward true
  trust truth turn turned turns under understand until upset used useful using usually very view voice wait waiting walk want
  wanted wants watch watched ways week weeks well went were what whatever when where whether which while who whole whom whose
  will wish with within without word wording words work worked working works would write writes wrong wrote year years yesterday
  your yours yourself
  aber alle allem allen alles also antwort antworten anders auch beim beispiel bereits besser bisher bitte damit danach dann
  daran darauf darum dazu deine deinem deinen deiner denn deren dessen dich dies diese diesem diesen dieser dieses doch dort
  durch eben eigen eigene eine einem einen einer eines einfach einmal erste ersten etwas euch fallen frage fragen ganz geben
  gegen geht gehen genau gerade gern gesagt geschehen gesehen gewesen gibt gleich gute haben habt hast hatte hatten heute hier
  hinter ihnen ihre ihrem ihren ihrer immer indem jede jedem jeden jeder jedes jemand jetzt kann kannst kein keine keinem keinen
  keiner klar kommen kommt konkret konnte konnten lassen letzte letzten machen macht mehr mein meine meinem meinen meiner
  mensch menschen merken mich moment muss musste nach nachste nachsten nicht nichts noch oder ohne person sache sagen sagt satz
  schon sehen sehr sein seine seinem seinen seiner seit selbst sich sicht sind sollen sollte sondern sonst statt stehen steht
  stelle tage tagen trotz uber unser unsere unter vielleicht wann waren warum weil welche welchem welchen welcher welches wenn
  werden wichtig wirklich wird wirst woche wollen wollte woran worte worten worum wurde wurden wurdest zeigen zeigt zeit zwischen
  ainsi alors apres aucun aussi autre autres avait avant avec avez avoir avons bien ceci cela celle celui cette ceux chaque chose
  choses comme comment dans demain depuis derniere dernier devant dire dites donc elle elles encore entre est etait etes etre
  exactement exemple faire fait faites fois font ici jour jours juste leur leurs lors mais meme mieux moins moment mots notre nous
  parce parler passe pendant personne peut peuvent phrase plus plutot point pour pourquoi pouvez premier premiere prochaine puis
  quand quel quelle quelles quels quelque question quoi raison reponse rien sans sera seront serait seulement situation sont
  sous souvent suis temps tous tout toute toutes tres trop vers veut voir votre vous vraiment
  ahora algo alguien alguna alguno antes aquel aqui asi aunque bien cada casi como concreto contra cosa cosas cual cuales cuando
  cuanto decir dice dicho desde despues dias donde durante ejemplo ella ellas ellos entonces entre eres eso esta estaba estan
  estar estas este esto estos exactamente frase fue fueron haber habia hace hacer hacia hasta hecho hora igual justo luego mas
  mejor menos mientras mismo momento mucho muchos nada nadie necesita nunca otra otras otro otros palabras para pero persona
  podria poner porque pregunta primero proxima puede pueden quien quiere razon respuesta saber sabe segun semana ser seria si
  siempre sin sobre solo somos son su sus tal tambien tanto tener tiempo tiene todo todos tras unas unos usted ustedes vez`);

export const NUMBER_WORD =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|twice|thrice|per ?cent|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dutzend|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|million(?:en)?|prozent|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt|trente|cent|mille|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cien|mil)(?!\p{L})/giu;

export const DAY_WORD =
  /(?<!\p{L})(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/giu;
