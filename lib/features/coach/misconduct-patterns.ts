import { sentenceWithAll } from "./sentence-with-all";

// Matters for other professionals than a coach. Patterns are matched against lower-case text with straight apostrophes.

export const PROFESSIONAL = [
  /\banti-?(?:bribery|corruption|fraud|harassment|discrimination|money[- ]laundering|bullying)\b/g,
  /\b(?:harassment|bribery|fraud|corruption|money[- ]laundering|discrimination|bullying|whistle-?blow\w*) (?:training|prevention|policy|policies|program(?:me)?s?|detection|team|department|unit|course|workshop|analytics|hotline|software|module)\b/g,
];

export const HARASSMENT = [
  /\b(?:harass(?:ed|es|ing|ment)?|grop(?:ed|ing)|touch(?:ed|es|ing) (?:me|her|him)\b(?! base)|sexual\w* (?:comments?|advances?|remarks?|messages?|jokes?|favou?rs?|touch\w*)|discriminat\w+|rac(?:ist|ism)|sexis[tm]|ageis[tm]|retaliat\w+|slurs?|hostile work environment|bull(?:y|ies|ied|ying)|diversity hire)\b/,
  /\b(?:put|puts|placed|slid|ran|rests?|laid) (?:his|her|their) (?:hands?|arms?) (?:on|around|up|over) (?:my|her|his|a|an|the)\b(?! (?:table|desk|deck|report|keyboard|problem|file|project))/,
  /\binappropriate (?:comments?|messages?|touching|jokes?)|\bcomment(?:s|ed|ing)? (?:on|about) (?:my|her|his) (?:body|looks|breasts?|legs|cleavage|curves|figure|clothes|skirt|dress|weight|accent|religion|skin)\b|\bwhat (?:i'm|i am|she's|she is) wearing\b|\b(?:asks?|asked|asking) me out\b/,
  /\b(?:promot\w+|bonus|raise|job|contract|review)\b.{0,40}\bif i (?:had|have|go|went|slept|sleep|come|came|would)\b.{0,25}\b(?:with (?:him|her)|(?:his|her) (?:room|hotel|place))\b/,
  /\bjokes? about (?:my|her|his|our|their) (?:\w+ and (?:my |her |his )?)?(?:accent|headscarf|hijab|religion|skin|colou?r|race|sexuality|disability|age|body|pregnan\w+|weight)\b|\bjokes about (?:women|muslims|jews|gays?|immigrants|black people|disabled people)\b/,
  /\bbecause (?:she|he|i|they)(?:'s|'m|'re| is| am| are| was)? (?:a |an |too )?(?:wom[ae]n|black|old|pregnant|foreign\w*|gay|muslim|jewish|disabled|trans)\b(?! (?:who|that|of|with|enough|hand|friend))/,
  /\bonly (?:promotes?|hires?) (?:men|white|young|people (?:under|from (?:his|her|their)))\b/,
  /\b(?:demot\w+|fired|let go|sidelined|passed over|laid off|dismissed|lost my (?:job|role|clients))\b.{0,60}\b(?:pregnan\w+|maternity|parental leave|sick leave|my (?:age|religion|disability|illness))\b/,
  /\b(?:cut|cuts|demot\w+|punish\w+|sidelin\w+|exclud\w+|fired|dismissed|freez\w+ me out|took away)\b.{0,60}\b(?:after|since|because|for) (?:i |she |he |we )?(?:complain\w+|report(?:ed|ing)|spoke up|speaking up|told hr|went to hr|filed|raised)\b/,
  /\b(?:screams?|yells?|shouts?|scream(?:ed|ing)|yell(?:ed|ing)) at (?:me|us|people)\b.{0,30}\bthrows?\b|\bthrows (?:things|stuff|objects|phones)\b/,
  /\b(?:rubb?(?:ed|s|ing)|press(?:ed|es|ing)|brush(?:ed|es|ing)) (?:\w+ )?(?:up )?against (?:me|her|him|my|us)\b|\b(?:pinch(?:ed|es)|kissed|fondl\w+|grabb?(?:ed|s) at) (?:me|her|him)\b|\b(?:star(?:es|ed|ing)|leer(?:s|ed|ing)) at (?:my|her) (?:body|looks|breasts?|chest|boobs|legs|bottom|butt|ass|figure|clothes|skirt|dress|weight|accent|religion|skin|hair|lips)\b/,
  /\b(?:jokes?|comments?|remarks?|hints?) (?:about|on) (?:my|her|his|their) (?:body|looks|breasts?|chest|boobs|legs|bottom|butt|ass|figure|clothes|skirt|dress|weight|accent|religion|skin|hair|lips)\b/,
  /\b(?:invit(?:ed|es|ing)|ask(?:ed|s|ing)|told|want(?:ed|s))\b.{0,30}\b(?:to|into|up to|in) (?:his|her|their) (?:hotel )?room\b/,
  /\b(?:since|after|when|because|as soon as|ever since)\b.{0,20}\b(?:said|told|announced|mentioned|came out|disclosed|returned|asked|went)\b.{0,40}\b(?:pregnan\w+|baby|parental|sick|illness|disab\w+|gay|trans|religion|part[- ]time|maternity)\b.{0,80}\b(?:not (?:on|in)|removed|taken off|off the|no longer|lost|exclud\w+|stopped|gone|demoted|cut|given to)\b/,
  /\b(?:told|said|says|say|think|thinks|find|finds)\b.{0,40}\b(?:too old(?! school)|not (?:digital|young|fresh|modern|energetic|hungry) enough)\b|\b(?:gave|given|handed) my (?:team|job|role|clients|accounts)\b.{0,20}\b(?:to (?:a|an|somebody|someone) (?:\d\d[- ]year[- ]old|\d\d year old|younger))/,
  /\b(?:reported|told|complained|raised|spoke|flagged|talked|talk|went|wrote|turned)\b.{0,25}\b(?:compliance|hr|audit|legal|ombud\w*|works council|regulator|ethics|the union|the hotline|the authorities)\b.{0,80}\b(?:gone|cut|demoted|moved|removed|fired|lost|excluded|forget my (?:career|job|promotion|bonus)|regret|consequences|frozen out|sidelined)\b/,
  /\b(?:wrong pronouns?|misgender\w*|dead ?name)\b|\b(?:go|going|goes) back to (?:my|her|his|their|your) (?:own )?country\b|\bwhere (?:i'm|she's|he's|i am|you're) really from\b/,
  /\b(?:humiliat|belittl|degrad|terrori[sz])(?:es|ed|e|ing|s)\b (?:me|him|her|them|us|one of|people|everyone|a |the |my ).{0,60}\b(?:every|each|daily|always|constantly|again and again|for months|for years|in front of)\b/,
  /\b(?:dat(?:ed|ing)|slept with|sleeping with|an affair with|in a relationship with|sexting)\b.{0,25}\b(?:on my team|in my team|my (?:direct )?report|my assistant|a subordinate|an employee|my boss|my employee|an intern)\b/,
  /\b(?:told|asked|instructed|ordered|expected|supposed|want me|wants me)\b.{0,10}\bto (?:rate|rank|pay|hire|reject|promote|fire|exclude|avoid|grade|mark)\b.{0,40}\b(?:women|mothers|part[- ]time(?:rs)?|pregnant|foreign\w*|older|over \d\d|muslims?|disabled|black|gays?)\b/,
  sentenceWithAll(
    /\b(?:pregnan\w+|maternity|parental leave|mothers?|have kids|having kids|kids anyway|hijab|headscarf|turban|religion|muslims?|jew(?:s|ish)?|polish|turkish|african|indian|asian|black|foreign\w*|immigrants?|accent|cancer|disab\w+|wheelchair|depression|epilepsy|sick leave|gay|lesbian|trans|union|visa|works council|my age|(?:over|at) (?:45|50|55|5\d|6\d)|wom[ae]n|female|part[- ]timers?)\b/,
    /\b(?:passed over|dismissed|fired|sacked|demoted|let go|get rid of|not promoted|reassigned|excluded|scares? (?:the )?(?:clients|customers)|pay(?:s|ing)? .{0,20}(?:half|less)|not hired|gets? less|earns? less|paid less|taken off|laughs? at|mocks?|loses? clients)\b/,
    /\b(?:because|for being|for having|due to|after (?:i|she|he)|anyway|said|says|a reason|for the same|when (?:i|she|he))\b/,
  ),
  /\b(?:private|nude|naked|bikini|sexy|intimate) (?:photos?|pics?|pictures?|selfies?|videos?)\b|\bporn\w*\b/,
  /\b(?:call|calls|called|calling) me ['“\"](?:the |a |our )?(?:quota|girl|boy|grandpa|grandma|foreigner|token|diversity|kid|princess|sweetheart|honey|baby|terrorist)\b|\ba slur\b/,
  /\b(?:after|since|because) (?:i|she|he|we) (?:testified|gave evidence|blew the whistle|refused to (?:sign|lie|sleep|delete)|filed (?:a|the) (?:complaint|claim|grievance))\b/,
  /\breported me (?:to|for)\b.{0,30}\b(?:hr|bullying|compliance|harass\w*)\b/,
  /\b(?:hands?|arm) on (?:my|her|his) (?:knee|thigh|leg|bottom|waist|lower back|shoulder)\b|\bsit on (?:his|her) lap\b/,
  /\bthe only (?:black|asian|muslim|gay|female|woman|foreign\w*|disabled|older)\b.{0,60}\b(?:asked|told|expected|made|have) (?:me |her |him )?to\b/,
  /\b(?:asked|asks|asking)\b.{0,40}\b(?:plans? (?:to have )?(?:children|kids|a family|a baby)|wants? (?:children|kids)|pregnant|how old i am|my religion)\b/,
  /\b(?:he|she|they|[a-z]+)(?:'s|'re| is| are) (?:(?:5\d|6\d)\b|too old|pregnant|disabled|muslim).{0,60}\b(?:phrase|word|write|frame|put|document|justify)\b.{0,60}\b(?:isn't|doesn't|not|without)\b.{0,16}\b(?:about|look|sound|mention\w*|age|it|that)\b/,
  /\bhr (?:lost|ignored|buried|dropped|closed) (?:my|her|his|our) (?:complaint|case|report)\b/,
  /\b(?:nice|great|sexy|hot) (?:legs|ass|body|butt|boobs|curves)\b/,
  /\btoo (?:\w+ )?for an? (?:man|woman|girl|guy|lady|mother)\b/,
  /\b(?:worse|bad|lower|poor) (?:rating|review|bonus|appraisal|grade)\b.{0,20}\b(?:after|since|because of|due to) (?:my |the )?(?:\w+ )?(?:leave|illness|surgery|cancer|pregnancy|complaint|burn-?out)\b/,
  /\b(?:colleague|boss|manager|coworker|guy|man|he) (?:keeps following|follows|waits for|has been following) me (?:to|at|in|by|outside) (?:the |my )?(?:parking|car|home|house|street|garage|bus|train)\b/,
];

export const WRONGDOING = [
  /\b(?:(?<!\b(?:like|am|i'm|such|being|feel) a )fraud\w*|embezzl\w+|brib(?:e|es|ed|ery|ing)|kickbacks?|falsif\w+|cook(?:ed|ing)? the books|backdat\w+|forg(?:ed|ing|ery) (?!ahead|on|a (?:path|bond|new|partnership|relationship)|relationships|links|ties)|insider (?:trading|information|tip)|non-?public information|mnpi|money[- ]laundering|launder\w* money|whistle-?blow\w*|pay to play|hush money|off the books|side letters?|channel stuffing|price[- ]fixing|bid[- ]rigging|cartel|facilitation payments?|wrongful(?:ly)? (?:dismiss\w*|terminat\w*)|wrongdoing)\b/,
  /\b(?:fake|forged|false|bogus|phantom|made[- ]up|inflated) (?:invoices?|receipts?|contracts?|signatures?|customers?|orders?|figures|expenses)\b|\binvoices? (?:are|is|were|was|look\w*) (?:fake|false|forged|bogus)\b/,
  /\binvoices?\b.{0,160}\b(?:nobody (?:has )?heard of|no one (?:has )?heard of|(?:doesn't|don't) exist|never delivered|(?:his|her) (?:wife|brother|sister|cousin|friend))\b|\bsame (?:last |family )?name as (?:his|her|the (?:ceo|cfo|owner))\b/,
  /\b(?:steal(?:ing|s)?|stole|stolen|siphon\w*|skimm\w+) (?:money|funds|cash|from (?:the|our|this) (?:company|firm|business|client))\b|\b(?:he|she|they)(?:'s|'re| is| are) stealing(?=[?.!]|$)/,
  /\brevenue\b.{0,50}\b(?:early(?! (?:this|in|on|yesterday|today|tomorrow|morning))|before it|aren't signed|isn't signed|not signed|haven't (?:signed|closed)|not (?:yet )?(?:closed|delivered|shipped|earned)|into this quarter)\b/,
  /\b(?:asked|asks|told|tells|wants?|wanted|ordered|pressur\w+|expects?|expected|forc\w+) (?:me|us|my team) to (?:\w+ )?(?:lie|falsify|sign off|backdate|shred|delete|destroy|hide|get rid of|cover (?:it|this|that) up|change the (?:numbers|dates?|reports?|forecast|results|test results)|alter|move (?:the )?(?:numbers|revenue)|book it|sign (?:.{0,30}\b)?(?:wrong|false|untrue|not true|inaccurate|misleading))\b/,
  /\b(?:was|were|been) (?:asked|told|ordered) to (?:change|delete|destroy|shred|alter|backdate|hide|remove|falsify) (?:the|a|some|those|that|these|all) (?:\w+ )?(?:results?|complaints?|e-?mails?|records?|data|evidence|documents?|logs?|minutes|dates?|files?)\b/,
  /\b(?:get rid of|destroy|delete|shred|hide|remove|alter)\b.{0,40}\bbefore the (?:regulators?|auditors?|audit|inspection|inspectors?|investigation|hearing)\b/,
  /\b(?:sell|buy|trade|dump)(?:ing|s)? (?:my |the |some |our )?(?:shares?|stock|options)\b.{0,50}\b(?:before|ahead of) (?:the )?(?:announcement|earnings|merger|results|news|deal)\b|\b(?:before|ahead of) (?:the )?(?:earnings|announcement|results)\b.{0,80}\b(?:stock|shares)\b/,
  /\bcompetitor\b.{0,50}\b(?:price list|trade secrets?|customer list|their bid)\b|\bagree(?:d|ing)? (?:on )?prices with\b/,
  /\b(?:minister|official|politician|inspector|mayor)'?s? (?:nephew|son|daughter|wife|brother|cousin|friend)\b/,
  /\b(?:shipp?|sold|sell|releas|launch)\w*\b.{0,30}\b(?:we|they|i) (?:knew|know) (?:was|is|were|are|it was|it's|to be) (?:unsafe|dangerous|defective|faulty)\b/,
  /\b(?:book|recogni[sz]e|count|invoice|pull|push|shift|move|park|hide|bury|delay)(?:ing|ed|s)?\b.{0,30}\b(?:orders?|revenue|sales|costs?|losses|expenses|deals?|invoices?|figures|numbers)\b.{0,50}\b(?:won't ship|not shipped|haven't shipped|(?:into|to) (?:next|this|last) (?:year|quarter|month)|until after (?:the )?(?:audit|close|year[- ]end|announcement)|so (?:that )?(?:we|he|she|they) (?:hit|make|meet|reach)|to (?:hit|make|meet|reach) (?:the|our|his) (?:covenant|numbers?|target|forecast|guidance|bonus))\b/,
  /\b(?:get|keep|throw|steer)(?:ting|ing)? (?:the )?(?:auditors?|regulators?|inspectors?|compliance|internal audit)\b.{0,12}\b(?:off|away from|out of|in the dark|busy)\b/,
  /\b(?:paid|pay|pays|paying|slip(?:ped|s)?|gave|give|gives|hand(?:ed|s)?)\b.{0,25}\b(?:customs|official|officer|inspector|police|minister|mayor|buyer|purchas\w+|procurement)\b.{0,40}\b(?:cash|under the table|envelope|on the side|to (?:get|let|win|look)|so that|gets? through)\b|\b(?:cash|money) in an envelope\b|(?<!\bkick(?:s|ed|ing)? (?:me|him|her|us|them|you|each other) )\bunder the table\b/,
  /\b(?:into|for|in) (?:his|her|their) own pockets?\b|\b(?:percent|%|cut|share|commission)\b.{0,15}\bfor (?:himself|herself|him personally|her personally)\b/,
  /\b(?:brakes?|product|device|batter(?:y|ies)|software|drug|valve|engine|car|part|helmet|toy|medicine)s? (?:\w+ )?(?:fails?|failed|catch(?:es)? fire|explodes?|overheats?|leaks?|breaks?|poisons?)\b.{0,60}\b(?:still|anyway|keep|continue to|told to) (?:ship|shipping|sell|selling|deliver|delivering|release|launch)\b/,
  /\b(?:takeover|take-over|merger|acquisition|ipo|earnings|results|announcement|deal)\b.{0,60}\b(?:buy|bought|sell|sold|buying|selling|trade|trading)\b.{0,12}\b(?:shares?|stock|options)\b/,
  /\b(?:suppliers?|vendors?|contractors?|lobbyists?|bidders?|agency|agent)\b.{0,20}\b(?:offer(?:s|ed)?|gave|gives|sent|sends|promis\w+|paid|pays)\b.{0,25}\b(?:me|us|him|her|my \w+|our \w+)\b.{0,15}\b(?:rolex|watch|trip|cash|envelope|holiday|car|villa|weekend|money|commission|iphone)\b/,
  /\b(?:we|sales|they|he|she|company)\b.{0,12}\b(?:gives?|gave|offer(?:s|ed)?|pays?|paid|sends?|sent|treats?)\b.{0,30}\b(?:director|doctor|official|buyer|purchas\w+|minister|inspector|mayor|procurement|officer|professor)s?\b.{0,15}\b(?:a |an |the )?(?:rolex|watch|trips?|cash|envelope|holidays?|car|villa|weekend|money)\b/,
  /\b(?:approv\w+|signs? off|signed off|awards?|awarded|pays?|paid|hires?|hired|bills?)\b.{0,30}\b(?:his|her|their) own (?:wife|husband|brother|sister|son|daughter|cousin|company|house|firm|flat)\b|\brent for (?:his|her|their) own\b/,
  sentenceWithAll(
    /\b(?:sign|signed|certify|certificate|approve|release|confirm)\b/,
    /\b(?:though|although|even though|but|knowing)\b.{0,25}\b(?:failed(?! to start)|not (?:done|tested|finished|safe|true|passed)|isn't (?:safe|true|done)|wasn't (?:tested|done)|never (?:tested|happened))\b/,
  ),
  /\b(?:acquired|takeover|merger|bid|going public|ipo|results)\b.{0,60}\b(?:tell|told|tip)\b.{0,30}\b(?:to )?(?:buy|sell|invest)\b/,
  /\b(?:destroy|shred|delete|burn|get rid of|lose) (?:my|the|our|your|all) (?:notes|mails?|e-?mails?|messages|minutes|records|files|logs|chats?)\b(?! (?:from|of) (?:my|the) (?:desk|inbox|phone))/,
  /\b(?:told|asked|ordered|not allowed|said)\b.{0,20}\bnot (?:to )?put (?:anything|it|this|that) in (?:writing|an? e?-?mail)\b|\buse (?:his|her|their|somebody else's) (?:login|password|account|signature)\b.{0,20}\b(?:to )?(?:approve|sign|pay|release|book)\b/,
  /\boffshore (?:company|account|firm)\b.{0,30}\b(?:belongs|owned|his|her)\b|\bmade out to (?:his|her|their) (?:private|own)\b/,
  /\b(?:dump|dumping|pour|pouring|burn|burning) .{0,30}\b(?:in|into) the (?:river|lake|sea|sewer|ground|forest)\b/,
  /\btell(?:s|ing)? the (?:regulator|auditors?|authorities|inspectors?) what (?:he|she|they) wants?\b|\b(?:numbers|figures|accounts|results|books)\b.{0,40}\b(?:aren't|are not|weren't|isn't) (?:the )?(?:real|true|right) ?(?:ones|numbers)?(?=[.!,]|$)/,
  /\bbefore it(?:'s| is) public\b|\b(?:prepayments?|deposits|advance payments)\b.{0,25}\b(?:into|as) revenue\b|\bmissing (?:\d[\d.,]*|two|three|ten|several)? ?(?:million|millions|thousand|money|funds|cash)\b/,
  /\bcompetitors?'?s? (?:secrets|data|documents|source code|plans|prices?)\b.{0,40}\b(?:brought|usb|stole|copied|took|shared|shares|got)\b|\b(?:shares?|brought|copied)\b.{0,25}\bcompetitor'?s? (?:secrets|data|documents|plans)\b/,
  /\b(?:two|second|double|another) (?:sets? of )books\b/,
  /\bwithout (?:their |patient |the patients' |any )?consent\b|\b(?:sell|sold|selling|use|using|share|sharing)\b.{0,20}\b(?:patients?'?|customers?'?|users?'?|employees?'?) (?:data|records|photos)\b.{0,30}\b(?:without|secretly|never asked)\b/,
  /\b(?:tender|bid|spec|contract|rfp|call)\b.{0,12}\b(?:was|is|were) (?:written|tailored|made|rigged|fixed) for\b/,
  /\b(?:say|write|pretend|claim|testify|report|sign) (?:that )?(?:the|it|he|she) .{0,25}\b(?:was|were) an? (?:accident|mistake|misunderstanding)\b/,
  sentenceWithAll(
    /\b(?:figures|numbers|data|readings|results|emissions|hours|values)\b.{0,40}\b(?:(?:don't|doesn't|do not|didn't|did not|does not) (?:match|agree with)|(?:aren't|weren't|isn't|not)) (?:the |our |its )?(?:\w+ )?(?:logs?|sensors?|records|measurements?|ledger|books|lab|raw data|what (?:we|i|the \w+) \w+)\b/,
    /\b(?:reporting|reported|filed|submitted|certified|signed|regulator|authorit\w+|inspect\w+)\b/,
  ),
  /\b(?:told|tell|telling|tipp?\w*|advis\w+)\b.{0,30}\bto (?:buy|sell)\b.{0,20}\bbefore (?:the|our) (?:announcement|merger|results|deal|news|earnings|release|takeover)\b/,
  sentenceWithAll(
    /\b(?:early look|before (?:they're|it's|they are|it is) (?:public|out|published|announced)|unpublished|not (?:yet )?public|our (?:\w+ )?(?:numbers|results|earnings|figures|deal|merger))\b/,
    /\b(?:owns?|holds?|has|have|buys?|sells?|sold|bought|buying|selling) (?:our |some |the |his |her |my )?(?:shares|stock|options|calls|puts)\b/,
  ),
  /\bbill(?:ed|s|ing)? (?:them |the client |clients )?(?:\d+|ten|eight|nine|twelve|more|double|extra)\b.{0,30}\b(?:when|although|but|for|instead of) (?:it's|it was|i|we|only|they|it is)\b|\b(?:rounds?|rounded|rounding|pads?|padded|padding|inflat\w+) (?:up )?(?:their|my|our|the|his|her) (?:hours|expenses|timesheets?|invoices?|billing)\b/,
  /\bhire (?:the|his|her|a) (?:\w+'s) (?:son|daughter|wife|husband|nephew|niece|brother|sister|friend|cousin)\b/,
];

const IN_LAW = [
  /\b(?:is|was|isn't|would) (?:it|this|that) (?:\w+ )?(?:constructive|unfair|wrongful)?(?:ly)? ?(?:dismissal|discrimination|retaliation|harassment|defamation|slander|libel|breach of \w+|a breach|insider trading|negligence)\b/,
  /\b(?:does|do|would|can|could|will|is|are)\b.{0,40}\b(?:contract|agreement|clause|nda|bylaws|policy|statute|law)\b.{0,40}\b(?:allows?|permits?|entitles?|requires?|forbids?|covers?|applies|apply|claw ?back|valid|void)\b/,
  /\b(?:record\w*|evidence|contract|clause|nda|waiver|screenshots?|claim)\b.{0,60}\b(?:hold up|stand up|admissible|count in court)\b/,
  /\bwhat are (?:my|our) (?:legal )?rights\b|\bdo (?:i|we) (?:need|have) to (?:disclose|declare|report|mention|tell)\b.{0,50}\b(?:employer|company|board|hr|authorit\w+|regulator|tax\w*)\b/,
  /\b(?:act|answer|speak|talk|respond|be) (?:to me )?(?:as |like )?(?:my|an?) (?:lawyer|attorney|solicitor|judge|legal \w+)\b/,
  /\b(?:am i|are we|is (?:he|she)) (?:\w+ )?(?:entitled|obliged|protected by law|liable)\b/,
];

const LEGAL_WORDS =
  /\bcan (?:i|we|they|he|she) sue\b|\b(?:can|may|could) (?:my |the |our )?(?:company|employer|boss|firm|they|hr) (?:\w+ )?(?:make|force|require|fire|sue|withhold|deduct|demand|record|monitor|search|stop|cut|take|reduce|refuse|change) (?:me|us|my|our)\b|\b(?:is (?:this|that|it) (?:even )?(?:legal|illegal|lawful|against the law)|legally (?:required|obliged|allowed|bound|liable|responsible)|(?:me|us) legally\b|can they (?:legally|fire me|sue)|can (?:i|we) (?:be|get) (?:fired|sued|prosecuted|held)|(?:am|are|would|could) (?:i|we) (?:be )?(?:personally )?liable|should i (?:sue|sign (?:it|this|that|the|an?))|do i have to (?:sign|testify|disclose|report it)|(?:sue|suing) (?:them|him|her|me|us|my|the)|lawsuit against (?:me|us|my)|legal rights?|my non-?compete|non-?compete\b.{0,40}\b(?:valid|binding|enforce\w*|hold up|apply|legal)|\b(?:is|are|was|would|can|could)\b.{0,40}\b(?:enforceable|enforced|legally binding|unlawful)|(?:my|the|their|this) severance (?:agreement|package|offer)|(?:asked|ask|want|wants|told|made|forcing|make|urged|pressur\w+|pushed) (?:me|us) to sign (?:(?:an? |the |this |some )?(?:nda|agreement|waiver|settlement|non-?disclosure|non-?compete|resignation|statement|confession|paper saying)|that i|my (?:own )?resignation|something (?:saying|that says))|take legal action)\b/;

export const LEGAL = new RegExp([LEGAL_WORDS, ...IN_LAW].map(({ source }) => source).join("|"));

export const MEDICAL =
  /\b(?:antidepressants?|ssris?|adderall|ritalin|xanax|prozac|zoloft|lexapro|beta ?blockers?|melatonin|medications?|(?:my|on|take|taking) meds|dosage|prescri\w+|diagnosable|diagnose me|have i (?:got )?adhd|bipolar|clinical(?:ly)? depress\w*|ptsd|do i have (?:depression|anxiety|burn-?out|autism|adhd)|is (?:it|this|that) (?:a )?(?:burn-?out|depression|panic attack|breakdown)|am i (?:depressed|bipolar|autistic|burn(?:ed|t) out)|(?:raise|double|increase|lower|stop taking) (?:my|the) (?:dose|pills|tablets)|propranolol|zopiclone|zolpidem|ambien|valium|diazepam|lorazepam|ativan|modafinil|vyvanse|concerta|sertraline|lithium|statins?|semaglutide|ozempic|tramadol|codeine|sleeping (?:pills?|tablets?)|\d+ ?(?:mg|milligrams?|mcg)|palpitations|irregular (?:heart\w*|rhythm|pulse)|heart(?:beat| rhythm| rate)?\b.{0,20}\b(?:irregular|skip\w*|flutter\w*)|is (?:it|this|that) (?:just |really )?(?:adhd|autism|anxiety|menopause|a tumou?r)|(?:numb|tingling|swollen|dizzy|dizziness|tremors?|shortness of breath|migraines?|lump|rash|panic attacks?)\b.*\?)(?=\W|$)/;

const JUDGED = sentenceWithAll(
  /\b(?:is|are|he's|she's|they're|'s)\b(?: \w+){0,4} (?:control freak|insecure|jealous|envious|threatened|liar|manipulative|toxic|passive[- ]aggressive|bully|immature|unstable|paranoid|power[- ]hungry|psycho|crazy|evil|fake|two-faced|stupid|incompetent|depressed|alcoholic)\b/,
  /\b(?:would you say|do you think|your (?:honest )?(?:read|view|opinion|take|verdict)|(?:do|don't) you (?:agree|see)|what do you make of|be honest)\b/,
);
const RATED = sentenceWithAll(
  /(?:^|[.!?,] |\b(?:please|can you|could you|would you|if you had to|and|then) )(?:score|rate|rank|grade|type|place|put|assess|profile|classify|label|guess)\b.{0,24}\b(?:my (?:boss|manager|ceo|cfo|coo|peer|colleague|team|co-?founder|report)|him|her|them|his|their|[a-z]+'s)\b/,
  /\b(?:hexaco|mbti|myers[- ]briggs|disc|enneagram|big five|personality|honesty|integrity|character|loyalty|intelligence|trustworth\w+|(?:from )?[01] to \d+|out of 10\d?|boxes)\b/,
);
const MOTIVES = [
  /\bwhat (?:really |actually |truly )?(?:(?:motivates|drives|is driving) (?:him|her|them|an? (?:man|woman|person|guy|boss|leader)|my (?:boss|manager|ceo|peer|colleague|co-?founder)|someone like|people like)\b|makes (?:him|her|them|my \w+|an? \w+ like (?:him|her|that)) tick\b)/,
  /\bwhat(?:'s| is| are) (?:his|her|their|my \w+'s) (?:real|true|hidden|actual) (?:agenda|motives?|intentions?|reasons?|feelings|plan)\b/,
  /\bdo(?:es)? (?:he|she|they|my \w+) (?:secretly |really |actually )?(?:hate|despise|resent|love|envy|fear|respect) me\b/,
  /\bis (?:he|she|my \w+|[a-z]+) (?:really )?the (?:kind|type|sort) of (?:person|man|woman|guy|colleague|boss)\b/,
  /\b(?:would|do) you call (?:that|it|this|him|her|them) (?:an? )?(?:narcissis\w*|psychopath\w*|sociopath\w*|gaslighting|toxic|manipulat\w+|passive[- ]aggress\w+)/,
];

export const THIRD_PARTY = [
  JUDGED,
  RATED,
  ...MOTIVES,
  /\b(?:is|isn't|are|was) (?:he|she|they|\w+|my \w+) (?:just |really |clearly |actually )?(?:a |an |such a )?(?:narcissis\w*|psychopath\w*|sociopath\w*|borderline|bipolar|autistic|on the spectrum|insane|mentally ill|gaslight\w*)\b/,
  /\b(?:he|she|they|my [\w-]+)(?:'s| is| are|'re| must be) (?:\w+ )?(?:a )?(?:narcissis\w*|psychopath\w*|sociopath\w*|borderline|bipolar)\b/,
  /\b(?:tell me|describe|what is|what's|guess|assess|work out|figure out|infer|rate) (?:my |his |her |their |the )?(?:\w+(?:'s)? ){0,3}(?:personality|character type|psychology|psyche|profile|hexaco|traits?)\b/,
  /\b(?:what|which) (?:kind|type|sort) of (?:person|personality) (?:is|are|does|do) (?:he|she|they|my)\b/,
  /\b(?:analy[sz]e|profile|diagnose|psychoanaly[sz]e) (?:him|her|them|my (?:boss|manager|colleague|coworker|co-worker|ceo|peer|report|team)\b|his|her|their|this (?:guy|person|colleague))/,
  /\bwhat(?:'s| is| do you think is) (?:really )?wrong with (?:him|her|my (?:boss|manager|colleague|ceo))\b/,
  /\bdoes (?:he|she|my (?:boss|manager|colleague|ceo)) have (?:a )?(?:personality disorder|npd|adhd|autism|depression)\b/,
];

export const MANIPULATION = [
  /\b(?:make|making) (?:him|her|them|my \w+|[a-z]+) (?:feel (?:guilty|bad|insecure|stupid|small)|look (?:bad|stupid|incompetent|weak)|quit|jealous|fail|doubt (?:himself|herself|themselves))\b/,
  /\b(?:destroy|crush|ruin|humiliate|take down|get (?:back at|revenge on)|finish off) (?:him|her|them|my (?:boss|manager|peer|colleague|co-?worker|rival|cofounder))\b/,
  /\b(?:manipulat\w+|gaslight|blackmail|sabotage|undermine|discredit|trick|intimidate|guilt[- ]trip) (?:him|her|them|my \w+|the (?:team|board|ceo))\b/,
  /\b(?:get|make|making|getting|have|having|let) (?:him|her|them|my [\w-]+|[a-z]+) (?:to )?(?:think|believe|feel)\b.{0,40}\b(?:(?:his|her|their) (?:own )?(?:idea|fault|decision|choice) to (?:leave|quit|resign|go|step down|retire)|owes?|indebted|guilty|crazy|small|afraid|dependent)\b/,
  /\b(?:want|wanted|going|plan|like|how|ways?|make me a plan|help me|need)\b.{0,20}\bto (?:just )?(?:scare|frighten|threaten|break|corner|starve out) (?:him|her|them|my [\w-]+)\b|\bplan to break (?:him|her|them)\b/,
  sentenceWithAll(
    /\b(?:anonymous\w*|press|journalists?|reporters?|linkedin)\b/,
    /\b(?:drinking|divorce|affair|illness|sex life|marriage|rehab)\b/,
    /\b(?:write|send|post|letter|tip|leak|tell|help)\b/,
  ),
  /\bwithout (?:my|any|our) (?:fingerprints|name on it|trace)\b/,
  /\bturn (?:the team|everyone|people|the board|them|others) against (?:him|her|them|my \w+)\b/,
  /\b(?:get|have|getting) (?:him|her|them) (?:fired|sacked|pushed out|to quit|removed)\b/,
  /\bpush (?:him|her|them) out\b|\bset (?:him|her|them) up to fail\b/,
  /\b(?:dirt|leverage) on (?:him|her|them|my \w+)\b|\bspread (?:a |some )?rumou?rs?\b/,
  /\bwithout (?:it being me|anyone knowing (?:it was|it's|it is) me|it (?:coming|looking like it came) from me|leaving (?:a trace|fingerprints|my name)|(?:him|her|them) (?:knowing|finding out|noticing) (?:it was|it's|who|that it)|being (?:traced|seen as the source))\b/,
  /\b(?:leak|tip off|spread|let slip)\b.{0,40}\b(?:about (?:him|her|them)|(?:his|her|their) (?:drinking|divorce|illness|affair|past|mistake|secret))\b/,
];

export const UNETHICAL = [
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i am going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|we will|thinking of|tempted to) (?:just |simply |probably |still )?(?:take|taking|claim|claiming) (?:the |all the |full )?credit for (?:his|her|their|what (?:he|she|they)|my team's|someone)/,
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|thinking of|tempted to) (?:just |simply |probably |still )?(?:lie|lying|mislead|misleading) (?:to )?(?:the|my|our|them|him|her|investors|customers|clients|everyone)/,
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i want to|i could|i might|i can|i should|i'd|let me|help me|i plan to|we'll|we could|thinking of|tempted to) (?:just |simply |probably |still )?(?:fudge|fudging|inflate|inflating|massage|massaging|fake|faking|hide|hiding|bury|burying|doctor|backdate|delete|shred) (?:the|my|our|this|that|it|some|a few|those)(?! (?:\w+ )?(?:project|idea|plan|deal|feature|proposal|initiative|hatchet|past|app|ticket|branch|slides?|account)s?\b)/,
  /\b(?:i'll|i will|i've decided to|i have decided to|i'm going to|i could|i want to|i can) (?:just )?(?:blame|pin) (?:it |this |that )?(?:on )?(?:him|her|them|my \w+|[a-z]+)\b(?=.{0,40}\b(?:even though|although|but it was me|my (?:mistake|fault)))/,
  sentenceWithAll(
    /\b(?:auditors?|inspectors?|regulator|investigators?|due diligence|examiners?)\b/,
    /\b(?:don't|doesn't|do not|not|never|won't) (?:open|see|find|look|notice|ask|read|check|discover)\b/,
    /\b(?:make sure|how (?:do|can|could)|so that|keep|hide|help me)\b/,
  ),
  /\brather (?:they|he|she|the \w+) (?:only |just )?(?:find|finds|found|learn|learns|learned|hear|heard|know|knew|see|saw)\b.{0,16}\b(?:later|after (?:the|we|i|closing|signing))\b/,
  /\b(?:lay|laying|fire|firing|dismiss\w*|sack\w*|terminat\w+|let|make|get rid of)\b.{0,20}\b(?:off|go|redundant|him|her|them)\b.{0,20}\bwhile (?:she|he|they)(?:'s| is|'re| are) (?:\w+ )?(?:on (?:sick|maternity|parental|medical|paternity) leave|pregnant|ill|sick|in hospital)\b/,
  /\b(?:fire|firing|let go|passing over|not promote|pass over) (?:him|her|them|\w+) (?:because|before) (?:she|he|they)(?:'s| is| are|'re| goes| go| gets) (?:pregnant|on (?:maternity|parental|sick)|too old|over \d\d|ill|sick|disabled|gay|muslim|black)/,
];

/** What the person does not intend: 'I don't want to set her up to fail' is not a plan to do so. */
export const DISOWNED =
  /\b(?:don't|do not|won't|will not|wouldn't|would never|never|not|didn't|without|rather than|instead of|afraid (?:of|to)|avoid) (?:(?:want|wish|mean|intend|plan|going|like|try|trying|seem|be|to|here|looking|ever) ){0,4}(?:make|making|destroy\w*|crush\w*|ruin\w*|humiliat\w*|manipulat\w*|blackmail\w*|sabotag\w*|undermin\w*|discredit\w*|trick\w*|intimidat\w*|turn\w*|get|getting|have|having|push\w*|scare|frighten|threaten|break|set|setting|spread\w*|lie|lying|fudge|inflate|fake|hide|hiding|bury|blame|take|taking)\b[^.,;!?]*/g;
